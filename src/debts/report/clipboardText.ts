import type { ClipboardText } from '../../creditReport/readReport';
import type { Flavours } from '../../sheet/clipboard/clipboardTable';
import { readHtmlLines } from '../../sheet/clipboard/htmlLines';
import { readHtmlTables } from '../../sheet/clipboard/htmlTables';
import { withAriaTables } from './ariaTables';
import { withCentsLowered } from './raisedCents';
import { withStruckMarked } from './struckInHtml';

/** A clipboard in all the forms that the reader chooses from. */
export function clipboardTextOf(flavours: Flavours): ClipboardText {
  const { text, html } = withStruckMarked(flavours);
  const page = withAriaTables(withCentsLowered(html));
  return { text, tables: readHtmlTables(page), elements: readHtmlLines(page) };
}
