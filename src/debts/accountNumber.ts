import { knownPart } from './knownPart';

/** How many of an account number's last characters are shown to others. */
const SHOWN = 4;

/** How many an account number masked from its end may show: the issuer's part. Source: ISO/IEC 7812, before 2017. */
const ISSUER = 6;

/**
 * Masks the digits of an account number but for those among its last four letters and digits: `4111 1111 1111 1234`
 * becomes `XXXX XXXX XXXX 1234`. Its letters stay. One that is masked already stays, such as `XXXX-1234`, or
 * `517805******` as credit reports write it.
 */
export function maskAccountNumber(text: string): string {
  if (/([*•]|[xX]{2})$/.test(text) && knownPart(text).length <= ISSUER) return text;
  const total = [...text.matchAll(/[\p{L}\p{N}]/gu)].length;
  let seen = 0;
  return text.replace(/[\p{L}\p{N}]/gu, (character) => {
    seen += 1;
    return seen <= total - SHOWN && /\p{N}/u.test(character) ? 'X' : character;
  });
}
