import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PaperPage } from '../../../creditReport/paper/paper';

/** What a matrix does after another one: a, b, c, d, e, f of PDF. */
function after(outer: readonly number[], inner: readonly number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** The texts of a page of a PDF with their places, turned as the page is shown; nothing of it is drawn or run. */
export async function paperOfPdf(page: PDFPageProxy): Promise<PaperPage> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const { items, styles } = await page.getTextContent();
  const texts = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = after(transform, item.transform);
    const family = styles[item.fontName]?.fontFamily;
    return [
      {
        text: item.str,
        x,
        y,
        width: item.width,
        size: Math.hypot(c, d),
        angle: (Math.atan2(b, a) * 180) / Math.PI,
        font: item.fontName,
        isFixed: family === 'monospace',
        isSerif: family === 'serif',
      },
    ];
  });
  page.cleanup();
  return { width, height, texts };
}
