/**
 * A sum counted in ten thousands, as Chinese and Korean write it, the thousands and what else is left behind them:
 * `1.86万`, `3만`, `1万2千`, `2万3500`; or in thousands alone: `8千`. What counts miles or people is none.
 */
const TEN_THOUSANDS =
  /(?<![\d.,])(\d{1,4}(?:\.\d{1,4})?) ?(?:[千천]|[万萬만](?: ?(?:(\d(?:\.\d{1,3})?) ?[千천]|(\d)(?![\d.,])|(\d{4})(?![\d,])))?)(?![万萬만]| ?(?:公里|英里|里程|킬로|마일|km|miles?|[人명次个個]))/gu;
/** So much is counted. */
const [TEN_THOUSAND, THOUSAND] = [10_000, 1000];

/** A text with the sums counted in ten thousands as English text writes them: `18,600`. */
export function withPlainTenThousands(text: string): string {
  if (!/\d ?[万萬만千천]/.test(text)) return text;
  return text.replace(TEN_THOUSANDS, (sum, count: string, thousands = '', digit = '', rest = '') => {
    const unit = /[万萬만]/.test(sum) ? TEN_THOUSAND : THOUSAND;
    const behind = Number(thousands || digit) * THOUSAND + Number(rest);
    return Math.round(Number(count) * unit + behind).toLocaleString('en-US');
  });
}
