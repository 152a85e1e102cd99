import { say } from '../messages/say';

/** Says that something was done with the case's file; the same as `say`. */
export function sayDone(words: string): ReturnType<typeof say> {
  return say('success', words, { role: 'status' });
}

/** Says what went wrong with the case's file; it stays until it is closed, or the next message comes. */
export function sayProblem(words: string): void {
  say('error', words, { autoClose: false, role: 'alert' });
}
