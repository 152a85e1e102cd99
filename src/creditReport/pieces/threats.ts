import { either, inTurn } from '../page/anyOf';

/** What may yet become of a debt, as letters threaten: `it may be referred to a collection agency`, `to avoid collection`. */
const THREAT = inTurn(
  'gi',
  /\b/,
  either(
    /(?:may|might|could|can|will|would|shall)\s(?:also\s|then\s)?(?:be|result\sin|lead\sto|become)/,
    /(?:may|might|could|can|will|would|shall)\s(?:also\s|then\s)?(?:refer|send|turn|place|assign|forward|transfer|report)/,
    /avoid|prevent/,
  ),
  /\s[^.;!?$]{0,60}?\b/,
  /(?:collections?(?:\sagency)?|debt\scollector)\b/,
);

/** A text without what it says may yet become of a debt. */
export function withoutThreats(text: string): string {
  return /\bcollect/i.test(text) ? text.replace(THREAT, ' ') : text;
}
