import { either, type Way } from '../page/anyOf';
import type { ReportedStatus } from '../reportedDebt';
import type { ReviewFlag } from '../reviewFlags';

/** One way to tell how a debt stands, and what it comes to; texts are lower case, without sums of money and dates. */
export interface StatusRule {
  when: RegExp | ((text: string) => boolean);
  current: ReportedStatus | null;
  flag?: ReviewFlag;
}

/** Words that tell it where they are a whole saying, and elsewhere mean something else: `legal`, `placed`. */
export function alone(...words: readonly Way[]): RegExp {
  return new RegExp(`(?:^|[,;:.(/] ?|[-–—] )${either(...words)}(?=$|[,;:.)/]| [-–—(])`);
}
