import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normaliseText } from '../../src/creditReport/page/normalise';
import { readReport } from '../../src/creditReport/readReport';
import { arrangedAccounts, reportTexts } from '../support/reportTexts';

/** On a busy machine a few hundred readings take their time. */
const PATIENCE = 60_000;

const read = (text: string) => readReport({ text, tables: [] });
const asTable = (text: string) => text.split('\n').map((line) => line.split('\t'));

/** A text without blanks, the marks that stand around values and in `(Original Creditor: OAK)`, specks of a scan, and dots that lead to a value. */
const bare = (text: string) => normaliseText(text).replace(/[\s><":`]|\.{3,}/g, '');
const digits = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '');
/** How many dollars one of the printed amount's stands for: of `6k` and `6 k` a thousand. */
const unit = (printed: string) => (/\d ?k\b/i.test(printed) ? 1000 : 1);

it(
  'reads any text and any table without throwing',
  () => {
    const texts = fc.oneof(reportTexts, fc.string({ unit: 'binary', maxLength: 200 }));
    fc.assert(
      fc.property(texts, texts, (text, other) => {
        const { kind, debts } = readReport({ text, tables: [asTable(other), []] });
        expect(['cells', 'report', 'nothing']).toContain(kind);
        if (kind === 'nothing') expect(debts).toEqual([]);
      }),
      { numRuns: 80 },
    );
  },
  PATIENCE,
);

it(
  'yields no amount, no payment and no number that does not stand in the text',
  () => {
    fc.assert(
      fc.property(reportTexts, (text) => {
        for (const table of [[], [asTable(text)]]) {
          const { debts, source } = readReport({ text: table.length > 0 ? '' : text, tables: table });
          // Where a scan's slips are put right, that is the text which the review shows.
          const all = bare(text) + bare(source);
          for (const debt of debts) {
            expect(all).toContain(bare(debt.amountText));
            expect(all).toContain(bare(debt.payingText));
            expect(all).toContain(bare(debt.accountNumber));
            for (const [amount, printed] of [
              [debt.amount, debt.amountText],
              [debt.paying, debt.payingText],
            ] as const)
              if (amount) expect(digits(printed)).toContain(digits(amount.div(unit(printed)).toFixed()));
          }
        }
      }),
      { numRuns: 150 },
    );
  },
  PATIENCE,
);

it(
  'yields its rows in the order of the text',
  () => {
    fc.assert(
      fc.property(reportTexts, (text) => {
        const places = read(text).debts.flatMap(({ sources }) => sources.amount?.from ?? []);
        expect(places).toEqual([...places].sort((one, other) => one - other));
      }),
      { numRuns: 150 },
    );
  },
  PATIENCE,
);

it(
  'yields the same rows each time',
  () => {
    fc.assert(
      fc.property(reportTexts, (text) => {
        const first = read(text);
        read(`${text}\nCreditor: OAK\nBalance: $5`);
        expect(read(text)).toEqual(first);
      }),
      { numRuns: 60 },
    );
  },
  PATIENCE,
);

it(
  'reads what stands in any arrangement, whole and in order',
  () => {
    fc.assert(
      fc.property(fc.nat(), arrangedAccounts, (choice, given) => {
        // A report keeps to one arrangement; several reports at once do not.
        const kept = given[choice % given.length]?.arrange;
        const one = given.map(({ account }) => kept?.(account)).join('\n');
        const several = given.map(({ account, arrange }) => arrange(account)).join('\n');
        for (const text of [one, several])
          expect(
            read(text).debts.map(({ accountName, accountNumber, amountText }) => ({
              accountName,
              accountNumber,
              amountText,
            })),
          ).toEqual(given.map(({ account }) => account));
      }),
      { numRuns: 60 },
    );
  },
  PATIENCE,
);
