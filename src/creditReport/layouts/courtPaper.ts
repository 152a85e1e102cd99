import { type Account, accountOf, type Fact, letterFact, REMARK } from '../account';
import { looksLikeCreditor } from '../lexicon/creditors';
import type { LabelKind } from '../lexicon/labelTable';
import type { Line, Span } from '../page/lines';
import type { Page } from '../page/page';
import { isName } from '../pieces/names';
import { countsIn, originalIn, owedIn } from './courtCounts';

/** The two parties of a case, each on a line of its own or behind its name, and what the paper is. */
const [PLAINTIFF, DEFENDANT] = [
  /^[( ]*plaintiff\b(?!['’]s)|^\p{L}.{2,80}, \(?plaintiff\)?[.,;]?$/iu,
  /^[( ]*defendants?\b(?!['’]s)|^\p{L}.{2,80}, \(?defendants?\)?[.,;]?$/iu,
];
/** The name before the word for its party. */
const NAMED_BEFORE = /^(.{3,80}), \(?plaintiff\)?[.,;]?$/i;
/** The same on one line: `Oak Funding LLC v. Ann Hall`. */
const AGAINST = /^(\p{Lu}[^:$]{3,60}?),? vs?\.? \p{Lu}[^:$\d]{2,60}$/u;
/** Both on one line, each behind the word for it: `Plaintiff: Oak Funding LLC vs. Defendant: Ann Hall`. */
const BOTH = /^plaintiff: ?(\p{Lu}[^:$]{3,60}?),? +(?:vs?\.?|and|[-–—|]) +defendants?: ?\p{Lu}/iu;
/** What a party is said to be, on lines of their own below its name: `AS ASSIGNEE OF OAK BANK,`, `a Delaware corporation,`. */
const APPOSITION =
  /^(?:as |its |the |an? )?(?:assignee|assigned|successor|purchaser|transferee|servicer|agent|holder|[dfan]\/k\/a|d\/b\/a|(?:\p{L}+ ){0,2}(?:corporation|limited liability company|limited partnership|national (?:banking )?association)\b)/iu;
const APPOSED = 3;
/** The same behind the name, with him whom it had the debt from on the line below: `OAK FUNDING LLC, as assignee of`. */
const APPOSED_BEHIND =
  /^(.{3,80}?),? (?:as )?(?:assignee|assigned|successor(?:[- ]in[- ]interest)?|purchaser|transferee) (?:of|to|from|by)$/i;
const PAPER = /\b(?:judgment|complaint|petition|garnishment)\b/i;
/** What was owed, and is no quarrel of neighbours. */
const OF_DEBT = /\b(?:charged?[- ]?off|credit account|credit card|account|loan|promissory note|debt)\b/i;
/** What is owed by it, its parts added up. */
const TOTAL =
  /^total(?: (?:judgment|amount|sum|due|owed|claim(?:ed)?|balance|of judgment|amount (?:due|owed|of judgment)))?:? .*?(\$ ?\d[\d,]*(?:\.\d{2})?|\d[\d,]*\.\d{2})$/i;
/** What a judgment comes to, where nothing is added up. */
const JUDGED = /^judge?ment(?: (?:amount|balance|entered|for))?:? (\$ ?\d[\d,]*(?:\.\d{2})?)$/i;
/** What is asked for, as a summons has it beside its parties: no other word need say what paper it is. */
const CLAIMED =
  /^(?:(?:total )?amount (?:claimed|sued for|demanded|sought|in controversy|of (?:the )?(?:claim|demand))|(?:claim|demand|suit) amount)(?: is)?:? (\$ ?\d[\d,]*(?:\.\d{2})?)$/i;
/** The same in its sentences. */
const SUM = /\b(?:judgment|damages)\b[^.$]{0,80}?\b(?:sum|amount) of (\$ ?\d[\d,]*(?:\.\d{2})?)/i;
const CHARGED_OFF = /\bcharged?[- ]?off\b/i;
/** The last digits of the account, or what is printed of its number. */
const ENDING =
  /\baccount\b(?:[^.$]{0,30}?\bending\s+(?:in\s+|with\s+)?|\s+(?:number|no\.?)(?:\s+(?:is|of|was))?[:,]?\s+(?=[X*\d-]*\d{3}))([\w*-]*\d{3,})/i;

/** So much of a paper is read. */
const MOST = 20_000;
/** The parties stand among so many lines at its head. */
const CAPTION = 8;
/** What its sentences leave open. */
const DOUBTS = ['amount-guessed', 'name-guessed'] as const;

/** A text with the place that it is told by, where that is not its own. */
interface Told {
  text: string;
  span: Span | undefined;
  /** From whom a party has the debt. */
  hadFrom?: string | undefined;
}

/** Who is named behind the word for a party, or above it, over what he is said to be; undefined where nobody is. */
function partyAt(lines: readonly Line[], index: number): Told | undefined {
  const own = lines[index]?.cells[0] ?? '';
  const behind = NAMED_BEFORE.exec(own)?.[1] ?? /^[^:]{5,20}: ?(.+)$/.exec(own)?.[1];
  let at = behind ? index : index - 1;
  for (let above = 0; above < APPOSED && APPOSITION.test(lines[at]?.cells[0] ?? ''); above += 1) at -= 1;
  const over = behind ? undefined : APPOSED_BEHIND.exec(lines[at - 1]?.cells[0] ?? '')?.[1];
  const named = (behind ?? lines[at]?.cells[0] ?? '').replace(/(?<![\s,)])[\s,)]+$/, '');
  if (over) return isName(over) ? { text: over, span: lines[at - 1], hadFrom: named } : undefined;
  return isName(named) ? { text: named, span: lines[at] } : undefined;
}

/** The number of the account; with its mask, where the paper prints the same digits behind one too, as in an exhibit. */
function numberIn(text: string): string | undefined {
  const number = ENDING.exec(text)?.[1];
  if (number === undefined || !/^\d{3,6}$/.test(number)) return number;
  return new RegExp(`(?<![*•Xx])[*•Xx]{2,}[ -]?${number}(?!\\d)`).exec(text)?.[0] ?? number;
}

/** What is told of the plaintiff's debt in a part of the paper, with what is owed on it. */
function debtIn(source: string, part: Span, plaintiff: Told, balance: Told): Fact[] {
  const own = source.slice(part.from, part.to);
  const facts: Fact[] = [];
  const add = (kind: LabelKind, text: string | undefined, told?: Span) => {
    const from = part.from + own.indexOf(text ?? '');
    const span = told ?? { from, to: from + (text?.length ?? 0) };
    if (text) facts.push(letterFact(kind, text.replace(/\s+/g, ' '), span));
  };
  add('name', plaintiff.text, plaintiff.span);
  add('number', numberIn(own));
  add('balance', balance.text, balance.span);
  add('original', originalIn(own, plaintiff.text) ?? plaintiff.hadFrom);
  add('statusLoose', CHARGED_OFF.exec(own)?.[0]);
  return facts;
}

/** Who sues in a complaint, or has won in a judgment; undefined for any other paper. */
function plaintiffOf({ source, lines }: Page): Told | undefined {
  const head = source.slice(0, MOST);
  if (!PAPER.test(head) && !lines.some(({ text }) => CLAIMED.test(text))) return undefined;
  const plaintiff = partyIn(lines);
  // A creditor has sued about a debt, whatever the paper calls it.
  return plaintiff && (OF_DEBT.test(head) || looksLikeCreditor(plaintiff.text)) ? plaintiff : undefined;
}

/** Who stands as the plaintiff over the defendant, or on one line with him. */
function partyIn(lines: readonly Line[]): Told | undefined {
  const at = lines.findIndex(({ text }) => PLAINTIFF.test(text));
  const areParties = at >= 0 && lines.slice(at).some(({ text }) => DEFENDANT.test(text));
  if (!areParties) {
    const suing = (text = '') => (BOTH.exec(text) ?? AGAINST.exec(text))?.[1];
    const line = lines.slice(0, CAPTION).find(({ text }) => suing(text) !== undefined);
    const name = suing(line?.text) ?? '';
    return line && isName(name) ? { text: name, span: line } : undefined;
  }
  return partyAt(lines, at);
}

/** Reads a complaint or a judgment about one debt: the plaintiff is owed what its parts come to. */
export function readCourtPaper(page: Page): Account[] {
  const { source, lines } = page;
  const plaintiff = plaintiffOf(page);
  if (!plaintiff) return [];
  const head = source.slice(0, MOST);
  const total =
    lines.findLast(({ text }) => TOTAL.test(text)) ??
    lines.find(({ text }) => JUDGED.test(text)) ??
    lines.find(({ text }) => CLAIMED.test(text));
  const balance = total
    ? (TOTAL.exec(total.text) ?? JUDGED.exec(total.text) ?? CLAIMED.exec(total.text))?.[1]
    : (SUM.exec(head)?.[1] ?? owedIn(source, { from: 0, to: head.length }));
  if (!balance) return [];
  const facts = debtIn(source, { from: 0, to: head.length }, plaintiff, { text: balance, span: total });
  // A judgment speaks of the complaint behind it; a complaint asks for a judgment.
  const paper = PAPER.exec(head);
  if (paper && /^judgment$/i.test(paper[0]) && !facts.some(({ kind }) => kind === 'statusLoose')) {
    const span = { from: paper.index, to: paper.index + paper[0].length };
    facts.push({ kind: 'statusLoose', label: 'letter statusLoose', values: [paper[0]], span });
  }
  // All lines of the paper are its own, so that the address of a lawyer is no debt.
  facts.push({ kind: 'text', label: REMARK, values: [''], span: { from: 0, to: head.length } });
  return [accountOf(facts, { flags: DOUBTS })];
}

/** Reads a complaint with a count for each of several accounts: the plaintiff is owed what each of them says. */
export function readCourtCounts(page: Page): Account[] {
  const plaintiff = plaintiffOf(page);
  if (!plaintiff) return [];
  const source = page.source.slice(0, MOST);
  const counts = countsIn(source, ENDING).map((span) => ({ span, owed: owedIn(source, span) }));
  if (counts.length < 2 || counts.some(({ owed }) => !owed)) return [];
  return counts.map(({ span, owed = '' }) => {
    const facts = debtIn(source, span, plaintiff, { text: owed, span: undefined });
    // All lines of a count are its own, so that no other layout reads a debt among them.
    const line: Fact = { kind: 'text', label: 'remark', values: [source.slice(span.from, span.to)], span };
    return accountOf([...facts, line], { flags: DOUBTS });
  });
}
