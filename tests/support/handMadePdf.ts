/** What a PDF is made of by hand, for what no printer would write. */
export interface HandMade {
  /** The content of each page, in the operators of PDF; letters are in the font `F`, forms are `X0`, `X1` and so on. */
  pages: readonly string[];
  /** What is drawn by name on any page or in another form. */
  forms?: readonly string[];
  /** The characters that the letters of the font stand for, as the text of a CMap. */
  toUnicode?: string;
  /** Points. */
  size?: readonly [width: number, height: number];
  /** Degrees clockwise that each page is shown turned by. */
  rotate?: number;
}

/** Writes a PDF object by object. */
export function handMadePdf({
  pages,
  forms = [],
  toUnicode,
  size = [612, 792],
  rotate = 0,
}: HandMade): Buffer {
  const objects: string[] = [];
  const add = (object: string) => objects.push(object);
  const stream = (entries: string, content: string) =>
    `<< ${entries} /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`;
  const firstForm = 5;
  const firstPage = firstForm + forms.length;
  const xObjects = forms.map((_, index) => `/X${index} ${firstForm + index} 0 R`).join(' ');
  const resources = `/Resources << /Font << /F 3 0 R >> /XObject << ${xObjects} >> >>`;
  const kids = pages.map((_, index) => `${firstPage + 2 * index} 0 R`).join(' ');
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  const mapped = toUnicode === undefined ? '' : '/ToUnicode 4 0 R';
  add(`<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica ${mapped} >>`);
  add(stream('', toUnicode ?? ''));
  for (const form of forms)
    add(stream(`/Type /XObject /Subtype /Form /BBox [0 0 612 792] ${resources}`, form));
  for (const [index, page] of pages.entries()) {
    const box = `/MediaBox [0 0 ${size.join(' ')}] /Rotate ${rotate}`;
    const content = `/Contents ${firstPage + 2 * index + 1} 0 R`;
    add(`<< /Type /Page /Parent 2 0 R ${box} ${content} ${resources} >>`);
    add(stream('', page));
  }
  let file = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer << /Root 1 0 R /Size ${objects.length + 1} >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + end, 'latin1');
}

/** A text at a place, in the operators of PDF: points from the left and from below. */
export function textAt(x: number, y: number, text: string): string {
  return `BT /F 10 Tf 1 0 0 1 ${x} ${y} Tm (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`;
}

/** A CMap that makes private characters of all letters, as fonts do that do not say which they draw. */
export const PRIVATE_LETTERS = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /P def /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange
1 beginbfrange <20> <7E> <E020> endbfrange
endcmap end end`;
