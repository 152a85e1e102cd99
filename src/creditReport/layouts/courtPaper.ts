import { type Account, accountOf, type Fact } from '../account';
import type { LabelKind } from '../lexicon/labelTable';
import type { Line, Span } from '../page/lines';
import type { Page } from '../page/page';
import { isName } from '../pieces/names';

/** The two parties of a case, each on a line of its own, and what the paper is. */
const [PLAINTIFF, DEFENDANT] = [/^[( ]*plaintiff\b(?!['’]s)/i, /^[( ]*defendants?\b(?!['’]s)/i];
const PAPER = /\b(?:judgment|complaint|petition|garnishment)\b/i;
/** What was owed, and is no quarrel of neighbours. */
const OF_DEBT = /\b(?:charged?[- ]?off|credit account|credit card|account|loan|promissory note|debt)\b/i;
/** What is owed by it, its parts added up. */
const TOTAL =
  /^total(?: (?:judgment|amount|sum|due|owed|claim(?:ed)?|balance|of judgment|amount (?:due|owed|of judgment)))?:? .*?(\$ ?\d[\d,]*(?:\.\d{2})?|\d[\d,]*\.\d{2})$/i;
/** The same in its sentences. */
const SUM = /\b(?:judgment|damages)\b[^.$]{0,80}?\b(?:sum|amount) of (\$ ?\d[\d,]*(?:\.\d{2})?)/i;
/** Who lent the money, where the plaintiff has bought the debt. */
const ORIGINAL =
  /\b(?:originally\s+(?:issued|opened|owed|extended)\s+(?:by|with|to)|(?:assignee|successor in interest)\s+(?:of|to)|purchased\s+(?:\w+\s+){0,3}from|charged?[- ]off\s+by|original\s+creditor[:,]?)\s+(\p{Lu}[^.;:()]{2,60}?)(?=,? (?:account|on|in|under|bearing|with|dated)\b|[.;,()]|\s*$)/imu;
const CHARGED_OFF = /\bcharged?[- ]?off\b/i;
/** The last digits of the account. */
const ENDING = /\baccount\b[^.$]{0,30}?\bending\s+(?:in\s+)?(\w*\d{3,})/i;

/** Who is named behind the word for a party, or on the line above it; empty where nobody is. */
function partyAt(lines: readonly Line[], index: number): string {
  const behind = /^[^:]{5,20}: ?(.+)$/.exec(lines[index]?.cells[0] ?? '')?.[1];
  const name = (behind ?? lines[index - 1]?.cells[0] ?? '').replace(/(?<![\s,)])[\s,)]+$/, '');
  return isName(name) ? name : '';
}

/** Reads a complaint or a judgment about one debt: the plaintiff is owed what its parts come to. */
export function readCourtPaper({ source, lines }: Page): Account[] {
  const head = source.slice(0, 20_000);
  const at = lines.findIndex(({ text }) => PLAINTIFF.test(text));
  const paper = PAPER.exec(head)?.[0] ?? '';
  // A judgment speaks of the complaint behind it; a complaint asks for a judgment.
  const isGranted = /^judgment$/i.test(paper);
  const areParties = at >= 0 && lines.slice(at).some(({ text }) => DEFENDANT.test(text));
  if (!areParties || paper === '' || !OF_DEBT.test(head)) return [];
  const name = partyAt(lines, at);
  const total = lines.findLast(({ text }) => TOTAL.test(text));
  const balance = total ? TOTAL.exec(total.text)?.[1] : SUM.exec(head)?.[1];
  if (name === '' || !balance) return [];
  const facts: Fact[] = [];
  const add = (kind: LabelKind, text: string | undefined, span?: Span) => {
    const from = source.indexOf(text ?? '');
    if (text)
      facts.push({
        kind,
        label: `letter ${kind}`,
        values: [text.replace(/\s+/g, ' ')],
        span: span ?? { from, to: from + text.length },
      });
  };
  add('name', name);
  add('number', ENDING.exec(head)?.[1]);
  add('balance', balance, total);
  add('original', ORIGINAL.exec(head)?.[1]);
  add('statusLoose', CHARGED_OFF.exec(head)?.[0] ?? (isGranted ? paper : undefined));
  return [accountOf(facts, { flags: ['amount-guessed', 'name-guessed'] })];
}
