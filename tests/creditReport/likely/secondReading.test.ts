import { describe, expect, it } from 'vitest';
import { PARTS, STATES, STEPS } from '../../../src/creditReport/likely/parts';
import { withSecondReading } from '../../../src/creditReport/likely/secondReading';
import { learnedFrom } from '../../../src/creditReport/likely/weights';
import { GAPS } from '../../../src/creditReport/likely/words';
import type { Page } from '../../../src/creditReport/page/page';
import { pagesOf, readByRules } from '../../../src/creditReport/readReport';

const NAME = PARTS.indexOf('name');
/** A name begins a debt, and nothing else does. */
const STEPS_TOLD = GAPS.map((gap) =>
  [gap, ...STEPS.map(({ to, isNext }) => (isNext && STATES[to]?.part !== NAME ? -99 : ''))].join('\t'),
).join('\n');

/** Weights by which words in capitals are names, masked numbers numbers, and sums balances, but behind `limit` nothing. */
const LEARNED = learnedFrom(
  [
    '# word shape\ncapitals\t\t80\t80\ncapitalised\t80\nsmall\t80',
    '# word before\ncapitals\t\t-40\t40',
    '# figure shape\nmasked\t\t\t\t80\ndigits-4\t80',
    '# sum shape\ndollars\t\t\t\t\t80',
    '# sum words before\n1 limit\t99\t\t\t\t-99\n1 about\t99\t\t\t\t-99',
    '# mark shape\nmark-:\t80\nmark-&\t80',
  ].join('\n'),
  STEPS_TOLD,
);

/** So many words that nothing speaks for: a text of few is not weighed. */
const NOISE = `\n\n${'and so on '.repeat(20)}`;

function read(text: string) {
  const clipboard = { text: text + NOISE, tables: [] };
  let second: ReturnType<typeof withSecondReading> = [];
  const { debts } = readByRules(clipboard, {}, (first, page) => {
    second = withSecondReading(first, page, () => LEARNED);
  });
  return { rules: debts.map(inShort), second: second.map(inShort) };
}

/** What the rules read of a text of enough words, and its page. */
function firstOf(text: string): { first: ReturnType<typeof readByRules>; page: Page } {
  const clipboard = { text: text + NOISE, tables: [] };
  const [page] = pagesOf(clipboard);
  if (!page) throw new Error('no page');
  return { first: readByRules(clipboard), page };
}

function inShort({
  accountName,
  accountNumber,
  amountText,
  payingText,
  review,
}: ReturnType<typeof readByRules>['debts'][number]) {
  const marks = review.filter((flag) => flag.endsWith('-guessed') || flag.startsWith('debt-'));
  return [accountName, accountNumber, amountText, payingText, ...marks].join(' | ');
}

const LISTED =
  'Creditor: OAK BANK\nBalance: $500\nLimit: $900\n\nCreditor: ELM BANK\nBalance: $600\nLimit: $900';

describe('a second reading', () => {
  it('leaves what is as likely as it was read', () => {
    const { rules, second } = read(LISTED);
    expect(rules).toHaveLength(2);
    expect(second).toEqual(rules);
  });

  it('marks a name and an amount that their words do not look like', () => {
    const { second } = read(
      'Creditor: Oak & so on\nBalance: limit $500\nLimit: $900\n\nCreditor: ELM BANK\nBalance: $600\nLimit: $900',
    );
    expect(second[0]).toMatch(/name-guessed/);
    expect(second[1]).toBe('ELM BANK |  | $600 | ');
  });

  it('fills a debt with nothing that stands below the title of the next part', () => {
    const filled = 'ELM BANK | ****4410 | $600 |  | number-guessed';
    expect(read(`${LISTED}\n\nand so it goes on with ****4410`).second[1]).toBe(filled);
    expect(read(`${LISTED}\n\nCollections\nand so it goes on with ****4410`).second[1]).not.toContain('4410');
  });

  it('adds no debt that was read, where the text spells its name in another way', () => {
    const { rules, second } = read(`${LISTED}\n\nnever mind all of this OAK-BANK for $700 then`);
    expect(rules).toHaveLength(2);
    expect(second).toHaveLength(2);
  });

  it('adds a debt that was not read, marked in all its fields, where it stands in the text', () => {
    const { rules, second } = read(`${LISTED}\n\nnever mind all of this ASH BANK for $700 then`);
    expect(rules.some((row) => row.startsWith('ASH'))).toBe(false);
    expect(second.at(-1)).toBe('ASH BANK |  | $700 |  | amount-guessed | name-guessed');
  });

  it('adds it between the debts that stand before and behind it', () => {
    const { second } = read(LISTED.replace('\n\n', '\n\nnever mind all of this ASH BANK for $700 then\n\n'));
    expect(second.map((row) => row.split(' |')[0])).toEqual(['OAK BANK', 'ASH BANK', 'ELM BANK']);
  });

  it('adds it before a debt of which only what is paid is told above', () => {
    const paid = 'PAYMENTS TO CREDITORS\nELM BANK $25\nTOTAL $25\n\n';
    const { second } = read(
      paid + LISTED.replace('\n\n', '\n\nnever mind all of this ASH BANK for $700 then\n\n'),
    );
    expect(second.map((row) => row.split(' |')[0])).toEqual(['OAK BANK', 'ASH BANK', 'ELM BANK']);
  });

  it('adds no debt that is what others come to, and none that was read under the same name', () => {
    expect(read(`${LISTED}\n\nnever mind all of this ASH BANK for $1100 then`).second).toHaveLength(2);
    expect(read(`${LISTED}\n\nnever mind all of this OAK BANK for $700 then`).second).toHaveLength(2);
  });

  it('adds nothing to a text without debts for fewer than four', () => {
    const text = (count: number) =>
      ['ASH BANK', 'FIR BANK', 'YEW BANK', 'BAY BANK']
        .slice(0, count)
        .map((name, index) => `never mind all of this ${name} for $7${index}0 then`)
        .join('\n\n');
    expect(read(text(3)).second).toEqual([]);
    expect(read(text(4)).second).toHaveLength(4);
  });

  it('takes rows back that were left out of a budget where they are likely, and doubts each to be a debt', () => {
    const budget = [
      'Budget, take-home $3,000',
      'OAK BANK $500',
      'ELM BANK $600',
      'ASH BANK $700',
      'rent $900',
    ];
    const { rules, second } = read(budget.join('\n'));
    expect(rules).toEqual([]);
    expect(second).toEqual([
      'OAK BANK |  | $500 |  | debt-doubtful',
      'ELM BANK |  | $600 |  | debt-doubtful',
      'ASH BANK |  | $700 |  | debt-doubtful',
    ]);
  });

  it('takes no fewer than three of them back where nothing else was read', () => {
    expect(read('Budget, take-home $3,000\nOAK BANK $500\nELM BANK $600\nrent $900').second).toEqual([]);
  });

  it('fills a number that was overlooked', () => {
    const { rules, second } = read(`${LISTED.replace('$500', '$500 with XXXX4417')}`);
    expect(rules[0]?.startsWith('OAK BANK |  |')).toBe(true);
    expect(second[0]).toBe('OAK BANK | XXXX4417 | $500 |  | number-guessed');
    expect(second[1]).toBe('ELM BANK |  | $600 | ');
  });

  it('fills no number that another debt has, nor one of fewer than four letters and digits', () => {
    const rows = ['\tOAK BANK\t$500\t$900', 'XXXX4417\tELM BANK\t$600\t$900'];
    const { second } = read(['Account Number\tCreditor\tBalance\tLimit', ...rows].join('\n'));
    expect(second.map((row) => row.slice(0, 21))).toEqual(['OAK BANK |  | $500 | ', 'ELM BANK | XXXX4417 |']);
    expect(read(LISTED.replace('$500', '$500 with ***7')).second[0]).toBe('OAK BANK |  | $500 | ');
  });

  it('never drops a debt that stands under labels', () => {
    const { rules, second } = read(LISTED.replaceAll('OAK BANK', 'oak').replaceAll('ELM BANK', 'elm'));
    expect(second.map((row) => row.split(' |')[0])).toEqual(rules.map((row) => row.split(' |')[0]));
  });

  it('holds a row back that is hardly a debt, and reads none where all are', () => {
    const hardly = 'Creditor: every other\nBalance: limit $37.50\nLimit: $900';
    const { rules, second } = read(`${LISTED}\n\n${hardly}`);
    expect(rules).toHaveLength(3);
    expect(second.slice(0, 2)).toEqual(rules.slice(0, 2));
    expect(second[2]).toMatch(/^every other .* debt-unlikely/);
    expect(read(hardly).second).toEqual([]);
  });

  it('holds no row back beside a likely debt to the same creditor under the same labels', () => {
    const hardly = 'Creditor: every other\nBalance: limit $37.50\nLimit: $900';
    const { second } = read(`${LISTED.replaceAll('ELM BANK', 'every other')}\n\n${hardly}`);
    expect(second[2]).toMatch(/^every other (?!.*debt-unlikely)/);
  });

  it('holds no row back that a list counts on from a likely one', () => {
    const list = (count: number) =>
      `1. The OAK BANK card, with a balance of $500.\n2. The ELM BANK card, with a balance of $600.\n${count}. The Citi card, with an estimated balance of about $37.50.`;
    expect(read(list(3)).second[2]).toMatch(/^Citi card (?!.*debt-unlikely)/);
    expect(read(list(5)).second[2]).toMatch(/^Citi card .*debt-unlikely/);
    expect(read(list(3).replace('$37.50', '$0.00')).second[2]).toMatch(/^Citi card .*debt-unlikely/);
  });

  it('holds no row of a table back beside a likely one that the same columns tell, with how each stands', () => {
    const table = (status: string) =>
      `Creditor\tBalance\t${status}\tLimit\nOAK BANK\t$500\tCurrent\t$900\nevery other\tlimit $37.50\tCurrent\t$900`;
    expect(read(table('Status')).second[1]).toMatch(/^every other (?!.*debt-unlikely)/);
    expect(read(table('Remark')).second[1]).toMatch(/^every other .*debt-unlikely/);
  });

  it('leaves a text of few words, and one whose every sum is read under labels', () => {
    const clipboard = { text: 'Creditor: Oak & so on\nBalance: $500\nStatus: Current', tables: [] };
    const first = readByRules(clipboard);
    const [page] = pagesOf(clipboard);
    if (!page) throw new Error('no page');
    expect(withSecondReading(first, page, () => LEARNED)).toBe(first.debts);
    const rows = ['oak', 'elm', 'ash'].map((name, index) => `Creditor: ${name} co\nBalance: $50${index}`);
    const { rules, second } = read(rows.join('\n\n'));
    expect(rules).toHaveLength(3);
    expect(second).toEqual(rules);
  });

  it('reads nothing where a person has decided what labels mean', () => {
    const { first, page } = firstOf(LISTED.replace('$500', '$500 with XXXX4417'));
    const from = page.source.indexOf('XXXX4417');
    const decided = [{ from, to: from + 8 }];
    const [oak] = withSecondReading({ ...first, decided }, page, () => LEARNED);
    expect(oak?.accountNumber).toBe('');
  });

  it('doubts nothing about which a person has decided', () => {
    const { first, page } = firstOf(
      'Creditor: Oak & so on\nBalance: $500\nLimit: $900\n\nCreditor: ELM BANK\nBalance: $600\nLimit: $900',
    );
    const marks = (decided: { from: number; to: number }[]) =>
      withSecondReading({ ...first, decided }, page, () => LEARNED)[0]?.review ?? [];
    expect(marks([])).toContain('name-guessed');
    expect(marks([{ from: 0, to: page.source.indexOf('\n') }])).not.toContain('name-guessed');
  });

  it('keeps a debt of which nothing stands in the text before those that are added', () => {
    const { first, page } = firstOf(`${LISTED}\n\nnever mind all of this ASH BANK for $700 then`);
    const debts = first.debts.map((debt, index) => (index === 1 ? { ...debt, sources: {} } : debt));
    const names = withSecondReading({ ...first, debts }, page, () => LEARNED).map(
      ({ accountName }) => accountName,
    );
    expect(names.indexOf('ELM BANK')).toBe(1);
  });
});
