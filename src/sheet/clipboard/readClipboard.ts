import { fetchedOnce } from '../../parts/fetchedOnce';
import { type Flavours, MAX_CHARACTERS, type Table } from './clipboardTable';

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
  const characters = Math.max(texts.text.length, texts.html.length);
  if (characters > MAX_CHARACTERS) {
    const [held, limit] = [characters, MAX_CHARACTERS].map((count) => (count / 1_000_000).toFixed(1));
    return refuse(
      `The clipboard holds ${held} million characters; a sheet takes ${limit} million at most. Copy a smaller part.`,
    );
  }
  if (/[\0\uFFFD]/.test(texts.text)) return refuse('The clipboard holds no readable text.');
  const table = (await fetchTableReader()).tableOf(texts);
  return table.length > 0 ? { ok: true, table } : refuse('The clipboard holds no text.');
}

function refuse(reason: string): ReadClipboard {
  return { ok: false, reason: `${reason} Nothing was changed.` };
}

/** Whether a clipboard's text is more than one cell. */
export function isSeveralCells({ text }: Flavours): boolean {
  return /[\t\r\n]/.test(text.replace(/\r?\n$/, ''));
}
