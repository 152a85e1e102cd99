import { matchesIn } from '../page/matches';
import { remembered } from '../page/remembered';
import { numberOfName } from './numberNames';

const STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|PR';
/** A dash may part state and code behind a town alone: `ID-48333` by itself is a number. */
const ZIP = new RegExp(
  `\\b(?:${STATES}),? (?:(?:ZIP|Zip)(?: [Cc]ode)?:? )?\\d{5}(?:-?\\d{4})?\\b|, (?:${STATES})-\\d{5}(?:-\\d{4})?\\b|^\\d{5}(?:-\\d{4})?$`,
);
/** Whether a text is a state and its code of a place: `MA 02139`. */
export function isZip(text: string): boolean {
  return text.length <= 20 && ZIP.test(text);
}

const ENDS_IN_STATE = new RegExp(`, (?:${STATES})\\.?,?$`);
const CITY_STATE = new RegExp(`^[A-Za-z .'-]{2,40},? (?:${STATES})\\.?,?$`);
const PHONE = /\(\d{3}\) ?\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b|\b1-8\d\d-/;
const PO_BOX = /\bp\.? ?o\.? ?box\b|^(?:po |p\.o\. )?box \d|^pob \d|,po$/i;
const CARE_OF = /^(?:c\/o|attn|attention|dba)\b/i;
/** What a loan was for begins with a year, not with a house number: `2019 Vehicle Loan`. `12k on the car` is a sum, `72 mo loan · 47 left` its term. */
const STREET = /^\d+[A-JL-Z]? (?!(?:st|nd|rd|th|to)\b|.* (?:loan|lease|left)$)\S/i;

/** Whether a line is an address or a telephone number: never a creditor. */
export const isAddress = remembered(isPlace);

function isPlace(line: string): boolean {
  if (line.length > 200) return false;
  return (
    ZIP.test(line) ||
    PHONE.test(line) ||
    PO_BOX.test(line) ||
    CARE_OF.test(line) ||
    (STREET.test(line) && numberOfName(line) === '') ||
    ENDS_IN_STATE.test(line)
  );
}

/** Whether a line is an address for sure, by its code, a box or a telephone number; a street alone may be anything with a figure. */
export function isPostal(line: string): boolean {
  return line.length <= 200 && (ZIP.test(line) || PHONE.test(line) || PO_BOX.test(line));
}

/** Whether a line could be a town and its state, as well as a name that ends in two such letters. */
export function isTownLike(line: string): boolean {
  return line.length <= 60 && CITY_STATE.test(line);
}

/**
 * Where the address of a creditor begins that stands behind its name: a box, or a house number before a street. One digit
 * alone may be of the name, unless a street is called so: `CAPITAL 1 BANK`, `OAK BANK 4 ELM WAY`.
 */
const BEGINS_ADDRESS =
  / (?=p\.? ?o\.? ?box \d|pob \d|(?:\d{2,}[a-z]?|\d[a-z]?(?= [^,\d]{0,40} (?:st|street|ave?|avenue|rd|road|blvd|dr|drive|ln|lane|way|pkwy|hwy|pl|plaza|ct|sq|square)\b)) (?!(?:st|nd|rd|th)\b)(?:\p{L}|\d{1,3}(?:st|nd|rd|th)\b))/giu;

/** What stands in brackets at the end of a line; right behind a mask no blank parts them. */
const IN_BRACKETS = /(?: |(?<=[*•.]))\((?:[^()]|\([^()]*\))*\)$/;

/** A box is an address also where its town and code stand on the next line. */
const BEGINS_BOX = /^p/i;

/** A name without the address that stands behind it on its line, and may go on below; the whole line where none does. */
export function nameBeforeAddress(line: string, below = ''): string {
  const [brackets] = IN_BRACKETS.exec(line) ?? [];
  if (brackets !== undefined) return isAddress(brackets) ? line.slice(0, -brackets.length) : line;
  for (const { index } of matchesIn(line, BEGINS_ADDRESS)) {
    const address = line.slice(index + 1);
    if (BEGINS_BOX.test(address) || (isAddress(address) && (ZIP.test(line) || ZIP.test(below))))
      return line.slice(0, index).replace(/ ?;$/, '');
  }
  return line;
}
