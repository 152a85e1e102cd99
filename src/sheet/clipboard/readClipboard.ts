import { fetchedOnce } from '../../parts/fetchedOnce';
import type { Flavours, ReadClipboard } from './clipboardTable';

/** What takes a clipboard apart into cells. Fetched while the browser is idle, a paste need not wait for it. */
export const fetchTableReader = fetchedOnce(() => import('./tableParts'));

/** Both flavours of what is pasted; empty where the clipboard has one alone. */
export function flavoursOf(clipboard: DataTransfer): Flavours {
  return { text: clipboard.getData('text/plain'), html: clipboard.getData('text/html') };
}

/** Reads a clipboard as cells. */
export async function readClipboard(texts: Flavours): Promise<ReadClipboard> {
  return (await fetchTableReader()).tableOf(texts);
}

/** Whether a clipboard's text is more than one cell. */
export function isSeveralCells({ text }: Flavours): boolean {
  return /[\t\r\n]/.test(text.replace(/\r?\n$/, ''));
}
