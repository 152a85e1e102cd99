/** A sum, and behind how its speaker takes it back the one that is right: `3,310 (no wait, 3,130)`, `7,400?? maybe 7,040`. */
const ANEW =
  /(?<![\w.,*•#-])\$? ?\d[\d,]*(?:\.\d\d)?(?:\?{1,4}|(?=[ ,.;–—-]{1,3}\(?(?:no\b|wait|sorry|i mean|actually|make that|scratch that|correction)))[ ,.;–—-]{1,3}\(?(?:(?:no|oh|wait|sorry|i mean|actually|make that|scratch that|correction|maybe|or|it['’]?s|that['’]?s)[ ,:]{1,3}){1,4}(\$? ?\d[\d,]*(?:\.\d\d)?)\)?(?=$|[.,;](?!\d))/giu;

/** A text with nothing but the last of the sums that its speaker puts right within a line. */
export function withSaidAnew(text: string): string {
  return text.replace(ANEW, '$1');
}

/** Whether a text tells a sum and puts it right. */
export function tellsAnew(text: string): boolean {
  return withSaidAnew(text) !== text;
}
