import { toast } from 'react-toastify/unstyled';

/** Says that something was done with the case's file. */
export function sayDone(words: string): void {
  toast.success(words, { role: 'status' });
}

/** Says what went wrong with the case's file; it stays until it is closed, or the next message comes. */
export function sayProblem(words: string): void {
  toast.error(words, { autoClose: false, role: 'alert' });
}
