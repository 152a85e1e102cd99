import type { Flavours } from './clipboardTable';

/**
 * Puts a text on the clipboard, and the same as HTML where there is one. Where the browser has no clipboard of its own,
 * since a blocker took it away, by the way in which Ctrl+C does.
 *
 * @throws where the browser does not allow it
 */
export async function writeClipboard({
  text,
  html,
}: Pick<Flavours, 'text'> & Partial<Flavours>): Promise<void> {
  const flavours = Object.entries({ 'text/plain': text, ...(html && { 'text/html': html }) });
  if (navigator.clipboard) {
    const blobs = flavours.map(([type, flavour]) => [type, new Blob([flavour], { type })]);
    return navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  }
  const answer = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    for (const [type, flavour] of flavours) event.clipboardData?.setData(type, flavour);
  };
  document.addEventListener('copy', answer, { capture: true });
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', answer, { capture: true });
  if (!isCopied) throw new Error('The browser did not allow copying.');
}
