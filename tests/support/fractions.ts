import fc from 'fast-check';

/** An amount of dollars as a fraction of whole numbers: nothing is rounded, and no rule under test is used. */
export interface Fraction {
  over: bigint;
  /** Above zero. */
  under: bigint;
}

/** Any text that is an amount, of up to 60 characters: `007`, `5.`, `.5`, with any number of decimals. */
export const amountTexts = fc
  .tuple(digits(35), fc.option(digits(24)))
  .map(([whole, decimals]) => (decimals === null ? whole : `${whole}.${decimals}`))
  .filter((text) => /\d/.test(text));

function digits(maxLength: number): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength, size: 'max' });
}

/** What an amount's text stands for. */
export function fractionOf(text: string): Fraction {
  const [whole = '', decimals = ''] = text.split('.');
  return { over: BigInt(whole + decimals), under: 10n ** BigInt(decimals.length) };
}

export function plus(left: Fraction, right: Fraction): Fraction {
  return { over: left.over * right.under + right.over * left.under, under: left.under * right.under };
}

export function minus(left: Fraction, right: Fraction): Fraction {
  return plus(left, { ...right, over: -right.over });
}

export function isSame(left: Fraction, right: Fraction): boolean {
  return left.over * right.under === right.over * left.under;
}

/** How dollars are shown: to the cent, half a cent away from zero, in groups of three digits. */
export function shown({ over, under }: Fraction): string {
  const size = over < 0n ? -over : over;
  const cents = (200n * size + under) / (2n * under);
  const groups: string[] = [];
  for (let rest = cents / 100n; groups.length === 0 || rest > 0n; rest /= 1000n)
    groups.unshift(rest < 1000n ? `${rest}` : `${rest % 1000n}`.padStart(3, '0'));
  return `${over < 0n && cents > 0n ? '-' : ''}$${groups.join(',')}.${`${cents % 100n}`.padStart(2, '0')}`;
}
