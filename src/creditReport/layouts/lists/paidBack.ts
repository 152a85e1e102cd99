import { either, inTurn } from '../../page/anyOf';

/** How much somebody has lent, or was borrowed from him: `borrowed 1,500`, `Mom lent us $3,000`. */
const LENT =
  /(?<!\p{L})(?:borrowed|(?:lent|loaned|gave|fronted|spotted) (?:me|us)|me prest[oó]|nos prest[oó]|ped[ií] prestad[oa]s?|me emprestou|nos emprestou)(?: (?:about|around|like|roughly|como|unos|uns))? (\$? ?\d[\d.,]*(?:\d|k))(?![\d%])/iu;
/** That a part of it is paid: `paid 400 back`, `paid back 600`, `repaid 200`, `paid $300 so far`. */
const PAID_BACK = inTurn(
  'iu',
  /(?<!\p{L})/u,
  either(
    // `paid her 400 back`, `paid back about 600`.
    inTurn(
      '',
      /(?:paid|given|gave) (?:(?:her|him|them|about|already|around) ){0,2}/,
      /\$? ?\d[\d.,]*k? (?:back|so far|already|of it)|back (?:(?:about|already|around) ){0,2}\$? ?\d/,
    ),
    /(?:repaid|returned) (?:(?:about|already|around|him|her|them) ){0,2}\$? ?\d/,
    // Spanish and Portuguese: `le he pagado ya como 300`.
    inTurn(
      '',
      /(?:les?|lhes?) (?:he pagado|hemos pagado|pagu[eé]i?|pagamos|di|dimos|regres[eé]|devolv[ií])/,
      / (?:ya )?(?:como )?\$? ?\d/,
    ),
  ),
);

/**
 * The sum that was borrowed, where words tell that a part of it is paid back: what is left is less, and nobody tells it.
 * Undefined where none is paid back.
 */
export function lentAndPaidIn(words: string): string | undefined {
  return PAID_BACK.test(words) ? LENT.exec(words)?.[1] : undefined;
}
