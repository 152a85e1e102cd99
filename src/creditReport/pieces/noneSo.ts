import { either, inTurn } from '../page/anyOf';

/** How many accounts or records of a report are so, where none is: `Collections: 0`, `Charge-offs (none)`. */
const NONE_SO = inTurn(
  'gi',
  /\b/,
  either(
    /collections?|charge-?offs?|late payments?|delinquenc(?:y|ies)|derogator(?:y|ies)/,
    /repossessions?|foreclosures?|bankruptc(?:y|ies)|judge?ments?|public records?|tax liens?/,
  ),
  /(?: accounts?| marks?| items?)?(?: ?: ?| ?\()(?:0|none|zero)\b(?! ?[x.,]\w?)\)?/,
);

/** A text without what it counts none of, which says nothing of how a debt stands. */
export function withoutNoneSo(text: string): string {
  return text.replace(NONE_SO, ' ');
}

/** Whether a line says nothing but that there is none of them. */
export function saysNoneIsSo(line: string): boolean {
  return line.length <= 60 && withoutNoneSo(line).trim() === '';
}
