import type { Id, ToastContent, ToastOptions } from 'react-toastify/unstyled';
import { fetchedOnce } from '../parts/fetchedOnce';
import { inTime } from '../parts/inTime';

export const fetchMessages = fetchedOnce(() => import('./Messages'));

/** What was said last; undefined where nothing was. */
let last: ToastContent;

/**
 * Shows a message that comes and goes. What is said before the messages have come is shown once they stand, the last
 * alone: they come one at a time.
 *
 * @returns by what `unsay` knows it; undefined where another has been said since
 */
export async function say(
  tone: 'success' | 'error' | 'info',
  content: ToastContent,
  options?: ToastOptions,
): Promise<Id | undefined> {
  last = content;
  const { toast, messagesStand } = await inTime(fetchMessages);
  await messagesStand();
  return content === last ? toast[tone](content, options) : undefined;
}

/** Takes a message away that no longer holds; `undefined` for one that went before. */
export async function unsay(id: Id | undefined): Promise<void> {
  if (last === undefined || id === undefined) return;
  const { toast, messagesStand } = await inTime(fetchMessages);
  await messagesStand();
  toast.dismiss(id);
}
