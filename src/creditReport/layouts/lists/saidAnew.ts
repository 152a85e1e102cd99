import { either, inTurn } from '../../page/anyOf';

/** How a speaker takes back what he has said, or doubts it. */
const TAKES_BACK = /no\b|wait|sorry|i mean|actually|make that|scratch that|correction/;
/** A sum, and behind how its speaker takes it back the one that is right: `3,310 (no wait, 3,130)`, `7,400?? maybe 7,040`. */
const ANEW = inTurn(
  'giu',
  /(?<![\w.,*•#-])\$? ?\d[\d,]*(?:\.\d\d)?/,
  // It is in question, or taken back right behind.
  either(/\?{1,4}/, `(?=[ ,.;–—-]{1,3}\\(?${either(TAKES_BACK)})`),
  /[ ,.;–—-]{1,3}\(?/,
  /(?:(?:no|oh|wait|sorry|i mean|actually|make that|scratch that|correction|maybe|or|it['’]?s|that['’]?s)[ ,:]{1,3}){1,4}/,
  /(\$? ?\d[\d,]*(?:\.\d\d)?)\)?(?=$|[.,;](?!\d))/,
);

/** A text with nothing but the last of the sums that its speaker puts right within a line. */
export function withSaidAnew(text: string): string {
  return text.replace(ANEW, '$1');
}

/** Whether a text tells a sum and puts it right. */
export function tellsAnew(text: string): boolean {
  return withSaidAnew(text) !== text;
}
