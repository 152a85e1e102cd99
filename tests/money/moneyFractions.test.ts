import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMoney, type Money, parseMoney, sanitizeMoney, sum } from '../../src/money/money';
import { readMoney } from '../../src/money/readMoney';
import { amountTexts, type Fraction, fractionOf, isSame, minus, plus, shown } from '../support/fractions';

const NOTHING: Fraction = { over: 0n, under: 1n };
const months = fc.integer({ min: 1, max: 600 });

/** What is kept of a quotient: 20 decimals of a dollar. */
const UNITS = 10n ** 20n;

/** The fraction that an amount keeps. */
function kept(money: Money): Fraction {
  const text = money.toFixed();
  return text.startsWith('-') ? minus(NOTHING, fractionOf(text.slice(1))) : fractionOf(text);
}

it('reads any amount exactly, and shows it rounded half up to the cent', () => {
  fc.assert(
    fc.property(amountTexts, (text) => {
      expect(isSame(kept(parseMoney(text)), fractionOf(text))).toBe(true);
      expect(formatMoney(parseMoney(text))).toBe(shown(fractionOf(text)));
    }),
  );
});

it('shows half a cent as a cent, above zero and below, and anything less as less', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.constantFrom('49', '5', '51'), (cents, rest) => {
      const text = `${cents / 100n}.${`${cents % 100n}`.padStart(2, '0')}${rest}`;
      const rounded = { over: rest === '49' ? cents : cents + 1n, under: 100n };
      expect(formatMoney(parseMoney(text))).toBe(shown(rounded));
      expect(formatMoney(parseMoney(text).neg())).toBe(shown(minus(NOTHING, rounded)));
    }),
  );
});

it('adds and subtracts any amounts exactly', () => {
  fc.assert(
    fc.property(fc.array(amountTexts), fc.array(amountTexts), (incomes, expenses) => {
      const left = sum(incomes.map(parseMoney)).minus(sum(expenses.map(parseMoney)));
      const [income, expense] = [incomes, expenses].map((texts) =>
        texts.map(fractionOf).reduce(plus, NOTHING),
      );
      const exact = minus(income ?? NOTHING, expense ?? NOTHING);
      expect(isSame(kept(left), exact)).toBe(true);
      expect(formatMoney(left)).toBe(shown(exact));
    }),
  );
});

it('cuts a quotient off after 20 decimals, and shows it as the endless one is shown', () => {
  fc.assert(
    fc.property(amountTexts, months, (text, parts) => {
      const quotient = parseMoney(text).div(parts);
      const { over, under } = fractionOf(text);
      const exact = { over, under: under * BigInt(parts) };
      expect(isSame(kept(quotient), { over: (exact.over * UNITS) / exact.under, under: UNITS })).toBe(true);
      expect(formatMoney(quotient)).toBe(shown(exact));
    }),
  );
});

it('shows what reads back as the amount that is shown', () => {
  fc.assert(
    fc.property(amountTexts, (text) => {
      const dollars = formatMoney(parseMoney(text));
      expect(formatMoney(parseMoney(sanitizeMoney(dollars)))).toBe(dollars);
      expect(readMoney(dollars)).toEqual({ text: sanitizeMoney(dollars) });
    }),
  );
});

it('reads an amount of cents the same, however it is written', () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 20n });
  fc.assert(
    fc.property(cents, (amount) => {
      const exact = { over: amount, under: 100n };
      const american = shown(exact).slice(1);
      const european = american.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
      for (const written of [american, `USD ${american}`, american.replaceAll(',', ' '), european])
        expect(isSame(fractionOf(readMoney(written).text ?? ''), exact), written).toBe(true);
    }),
  );
});
