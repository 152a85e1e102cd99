import { knownPart } from './knownPart';

/** How many of an account number's last characters are shown to others. */
const SHOWN = 4;

/** How many an account number masked from its end may show: the issuer's part. Source: ISO/IEC 7812, before 2017. */
const ISSUER = 6;

/**
 * Masks the digits of an account number but for those among the last four letters and digits that are known of it:
 * `4111 1111 1111 1234` becomes `XXXX XXXX XXXX 1234`, and `55211234XXXX` becomes `XXXX1234XXXX`. Its letters stay. One
 * that is masked already stays, such as `XXXX-1234`, or `517805******` as credit reports write it.
 */
export function maskAccountNumber(text: string): string {
  if (/([*•]|[xX]{2})$/.test(text) && knownPart(text).length <= ISSUER) return text;
  const masked = knownPart(text).length - SHOWN;
  let seen = 0;
  return text.replace(/(X{2,})|[\p{L}\p{N}]/giu, (character, mask) => {
    if (!mask) seen += 1;
    return !mask && seen <= masked && /\p{N}/u.test(character) ? 'X' : character;
  });
}
