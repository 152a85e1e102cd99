import { either, inTurn } from '../../page/anyOf';
import { matchesIn } from '../../page/matches';
import { tellsIncome } from '../../pieces/income';
import { tellsCosts } from '../../pieces/living';
import { tellsOwnBalance } from '../../pieces/ownBalances';

/** The end of a sentence; short words with a dot end none. */
const SENTENCE_END =
  /(?<!\b(?:inc|co|corp|st|dr|mr|mrs|ms|no|acct|bal|min|pmt|approx|llc|ltd|orig|mo|jr|sr|vs|\p{L}\.\p{L}))[.!?…]["')]? +(?=[\p{Lu}¿¡"'($\d])/giu;
/** Sentences about what comes in, what is paid for living, what lies in a bank, and what somebody asks for his work. */
const NO_DEBT = inTurn(
  'iu',
  /\b/,
  either(
    // What comes in, or lies in a bank; a loan may be paid by what comes in.
    /income(?![ -](?:thing|based|driven|contingent|plan|program|repay\p{L}*))|salary|take[- ]?home|savings?|refund|paycheck|unemployment|social security|pension|wages/u,
    /(?:i|we) had (?:[^.]*?)\bpaid off|(?:we|i|he|she|wife|husband) (?:only )?(?:makes?|earns?|brings?)/,
    // What is paid for living.
    /rent (?:is|are)|groceries/,
    // What somebody asks for his work, or offers.
    /our fee|my fee|approval odds|pre-?approved|pre-?qualified|consult\p{L}*|retainer|estimate|deposits?/u,
    // Spanish, Portuguese and Haitian Creole.
    /ingresos?|gan[ao]|sueldo|renta|alquiler|aluguel|sal[aá]rio|lwaye/,
    // What is not to be counted.
    /no incluyo|not includ\p{L}+|(?:don['’]t|do not) include/u,
  ),
  /\b/,
);
const DEBT = /\b(?:owe|owes|owed|balance|behind|past due|minimum|collections?|debt|debo|debe|saldo|devo)\b/i;

/** What somebody says is not to be counted among the debts; before another sum, only the sum was wrong. */
const NOT_COUNTED =
  /\b(?:(?:do(?:es)?n['’]t|not) count|not responsible|never ?mind(?![^.$\d]{0,25}\$?\d)|(?:forget (?:about )?(?:that|it)|ignore (?:that|it)|scratch that)(?![^.$\d]{0,25}\$?\d))\b/i;

/** How all debts stand but for some that it names, so that none of them is told beside the others: `current on everything except Oak`. */
const ALL_BUT =
  /\b(?:current|caught up|up[- ]to[- ]date|on time|paid)\b[^.$\d]{0,20}\b(?:all|every(?:thing|one)?)\b[^.$\d]{0,30}\b(?:except|besides|other than|apart from|aside from|but)\b/i;

/** Whether a sentence is about something else than one debt, or says that a debt is not to be counted. */
export function isAside(words: string): boolean {
  const sentence = words.trim().replace(/[.!]$/, '');
  if (tellsIncome(sentence) || tellsCosts(sentence) || tellsOwnBalance(sentence)) return true;
  return NOT_COUNTED.test(words) || ALL_BUT.test(words) || (NO_DEBT.test(words) && !DEBT.test(words));
}

/** Where a sentence, or a part of one, stands in its paragraph. */
export interface Sentence {
  from: number;
  to: number;
}

/** The sentences of a paragraph, one behind the other, with the blanks behind them. */
export function sentencesIn(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const match of matchesIn(text, SENTENCE_END)) {
    const end = match.index + match[0].length;
    sentences.push({ from, to: end });
    from = end;
  }
  sentences.push({ from, to: text.length });
  return sentences;
}
