/** What may stand before a figure that nothing goes on in. */
const BEGIN = String.raw`(?<![\p{L}\d.,/$-]|\d )`;
/** The unit of thousands behind a figure, and nothing more of a word. */
const K = String.raw` ?k(?![\p{L}\d])`;

/** Thousands without what stands before their point, or with a comma for it: `.5k`, `4,1k`. */
const [POINT_ONLY, WITH_COMMA] = [
  new RegExp(`(?<![\\p{L}\\d.,/])\\.(?=\\d{1,2}${K})`, 'giu'),
  new RegExp(`(?<![\\p{L}\\d.,/])(\\d{1,3}),(?=\\d{1,2}${K})`, 'giu'),
];

/** What each fraction is of a thousand. */
const PARTS: Readonly<Record<string, string>> = {
  '1/2': '.5',
  '½': '.5',
  '1/4': '.25',
  '¼': '.25',
  '3/4': '.75',
  '¾': '.75',
};
/** Thousands with a fraction, alone or behind a whole number: `1/2k`, `2 1/2k`, `2½k`. */
const FRACTION = new RegExp(
  `${BEGIN}(\\$?)(?:(\\d{1,3}) ?)??(1/2|1/4|3/4|[½¼¾])(?= ?(?:k|grand)(?![\\p{L}\\d]))`,
  'giu',
);

/** Millions with a dollar sign or a part of them, which count no people and no miles: `$0.4M`, `1.2M`, `$1.2 million`. */
const MILLIONS =
  /(?<![\p{L}\d.,/])(?:\$ ?(\d{1,3}(?:\.\d{1,3})?|\.\d{1,3})|(\d{0,3}\.\d{1,3}))(?: ?(?:M|MM)| million)(?![\p{L}\d])(?! (?:members|customers|people|users|miles|accounts|clients|consumers|views))/gu;
const MILLION = 1_000_000;

/** Whole thousands in the Spanish of households, and what is beside them: `2 mil`, `2 mil 300`; English has its millions so. */
const MIL = /(?<![\p{L}\d.,/])(\$?\d{1,3}) mil(?: (\d{3}))?(?![\p{L}\d]| ?millas)/giu;
const SPANISH =
  /(?<!\p{L})(?:deb[oe]|debemos|deudas?|tarjetas?|d[oó]lares|pr[eé]stamos?|carro|cuentas?|atrasad[oa]|corriente|d[ií]a|al|del|con|devo|d[ií]vidas?|cart[aã]o)(?!\p{L})/iu;

/** What most texts have none of. */
const MAY_STAND = /\.\d{1,2} ?k|\d,\d{1,2} ?k|(?:\d\/[24]|[½¼¾]) ?(?:k|grand)|\d ?MM?(?![A-Za-z\d])|\d mil/i;

/**
 * A text with the sums that people shorten as they are written most often: `.5k` as `0.5k`, `1/2k` as `0.5k`, `$0.4M` as
 * `$400,000`, and among Spanish words `2 mil` as `2,000`.
 */
export function withPlainShortSums(text: string): string {
  if (!MAY_STAND.test(text)) return text;
  const plain = text
    .replace(POINT_ONLY, '0.')
    .replace(WITH_COMMA, '$1.')
    .replace(FRACTION, (_, sign: string, whole = '0', part: string) => `${sign}${whole}${PARTS[part] ?? ''}`)
    .replace(MILLIONS, (sum, signed?: string, bare?: string) => {
      const dollars = Math.round(Number(signed ?? bare) * MILLION).toLocaleString('en-US');
      return `${sum.startsWith('$') ? '$' : ''}${dollars}`;
    });
  return SPANISH.test(plain)
    ? plain.replace(MIL, (_, count: string, rest = '000') => `${count},${rest}`)
    : plain;
}
