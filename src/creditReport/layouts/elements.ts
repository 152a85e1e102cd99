import { matchesIn } from '../page/matches';
import { type DataObject, wordsOf } from './dataObject';

/** The begin or end of an element with its attributes, or what is no element: a comment, a declaration. */
const TAG =
  /<(\/?)([A-Za-z_][\w:.-]{0,80})((?:\s+[\w:.-]{1,80}\s?=\s?(?:"[^"]{0,2000}"|'[^']{0,2000}'))*)\s*(\/?)>|<[!?][^>]{0,2000}>/g;
const ATTRIBUTE = /([\w:.-]+)\s?=\s?(?:"([^"]*)"|'([^']*)')/g;
/** Deeper texts are no reports. */
const MAX_DEPTH = 40;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Whether a text is XML, also without its declaration. */
export function isXml(source: string): boolean {
  return /^\s*<(?:\?xml\b|[A-Za-z_][\w:.-]*(?:\s+[\w:.-]+\s?=\s?["'][^<>]*)?>\s*<[A-Za-z_])/.test(
    source.slice(0, 2000),
  );
}

function unescaped(text: string): string {
  return text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole).trim();
}

/** Adds the values of an element to the one around it, which says them by the element's name and their own. */
function addToOuter(outer: DataObject, { key, entries }: DataObject): void {
  for (const { label, ...rest } of entries)
    outer.entries.push({ ...rest, label: `${wordsOf(key)} ${label}`.trim() });
}

/**
 * The elements of a text in XML, such as the exports of mortgage lenders, also of one that is broken off: each with its
 * attributes, the text of the elements in it that hold nothing else, and what these say in turn.
 */
export function elementsIn(source: string): DataObject[] {
  const elements: DataObject[] = [];
  const open: DataObject[] = [];
  let behind = 0;
  const close = (to: number, text: string, at: number) => {
    const element = open.pop();
    if (!element) return;
    element.to = to;
    const outer = open.at(-1);
    if (text !== '' && element.entries.length === 0) {
      outer?.entries.push({
        label: wordsOf(element.key),
        value: unescaped(text),
        from: at,
        to: at + text.length,
      });
      return;
    }
    elements.push(element);
    if (outer) addToOuter(outer, element);
  };
  for (const match of matchesIn(source, TAG)) {
    const [tag, end, name, attributes = '', isEmpty] = match;
    const text = source.slice(behind, match.index).trim();
    const at = behind;
    behind = match.index + tag.length;
    if (name === undefined) continue;
    if (end) {
      close(behind, text, at);
      continue;
    }
    if (open.length >= MAX_DEPTH) return [];
    const from = match.index;
    const entries = Array.from(matchesIn(attributes, ATTRIBUTE), (attribute) => {
      const start = from + 1 + name.length + attribute.index;
      const [whole, key = '', value = attribute[3] ?? ''] = attribute;
      return { label: wordsOf(key), value: unescaped(value), from: start, to: start + whole.length };
    });
    open.push({ key: name, entries, from, to: source.length });
    if (isEmpty) close(behind, '', behind);
  }
  while (open.length > 0) close(source.length, '', source.length);
  return elements;
}
