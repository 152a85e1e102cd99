import { fetchedOnce } from '../../parts/fetchedOnce';
import type { Flavours, Table } from './clipboardTable';

/** Longer texts are refused: no report and no sheet of debts is as long, and the page has to stay responsive. */
export const MAX_CHARACTERS = 1_000_000;

/** What the clipboard holds, as cells; or why it is refused, in words. */
export type ReadClipboard = { ok: true; table: Table } | { ok: false; reason: string };

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
