import { toast } from 'react-toastify/unstyled';

/** Keeps the messages about the case's file to one: the last. */
const MESSAGE = 'case-file';

/** Says that something was done with the case's file. */
export function sayDone(words: string): void {
  say(words, 'success');
}

/** Says what went wrong with the case's file; it stays until it is closed, or the next message comes. */
export function sayProblem(words: string): void {
  say(words, 'error');
}

function say(words: string, type: 'success' | 'error'): void {
  const how = {
    type,
    autoClose: type === 'error' ? (false as const) : 5000,
    role: type === 'error' ? 'alert' : 'status',
  };
  if (toast.isActive(MESSAGE)) toast.update(MESSAGE, { ...how, render: words });
  else toast(words, { ...how, toastId: MESSAGE });
}
