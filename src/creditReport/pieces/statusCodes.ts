import type { ReadStatus } from '../reportedDebt';

/** The schemes of codes. The same digits mean different things in each. */
export type CodeScheme = 'metro2' | 'mop' | 'rate';

const CURRENT: ReadStatus = { current: 'current', flags: [] };
const DAYS_30: ReadStatus = { current: '30days', flags: [] };
const DAYS_60: ReadStatus = { current: '60days', flags: [] };
const DAYS_90: ReadStatus = { current: '90days', flags: [] };
const CHARGE_OFF: ReadStatus = { current: '90days', flags: ['charge-off'] };
const COLLECTION: ReadStatus = { current: '90days', flags: ['collection'] };
const REPOSSESSION: ReadStatus = { current: '90days', flags: ['repossession'] };
const FORECLOSURE: ReadStatus = { current: '90days', flags: ['foreclosure'] };
const BANKRUPTCY: ReadStatus = { current: null, flags: ['bankruptcy'] };
const SETTLED: ReadStatus = { current: null, flags: ['paid-settled'] };
const TRANSFERRED: ReadStatus = { current: null, flags: ['transferred'] };
const PAST_DUE: ReadStatus = { current: null, flags: ['past-due-no-bucket'] };
const PAID: ReadStatus = { current: null, flags: ['paid-closed'] };
const NOTHING: ReadStatus = { current: null, flags: ['no-status'] };

function each(codes: string, status: ReadStatus): [string, ReadStatus][] {
  return codes.split(' ').map((code) => [code, status]);
}

/** The codes of every scheme. `metro2` holds Metro 2 and TTY, which agree. Source: the status table of the credit-report rules. */
const CODES: Readonly<Record<CodeScheme, ReadonlyMap<string, ReadStatus>>> = {
  metro2: new Map([
    ...each('11 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45', CURRENT),
    ...each('71 72 73 74 75 76 77', DAYS_30),
    ...each('78 22 23 24', DAYS_60),
    ...each('80 82 83 84', DAYS_90),
    ...each('97 L', CHARGE_OFF),
    ...each('93 G', COLLECTION),
    ...each('95 96 J K', REPOSSESSION),
    ...each('94 H', FORECLOSURE),
    ...each('62 64 68', SETTLED),
    ...each('05', TRANSFERRED),
    ...each('13 61 63 65', PAID),
    ...each('79 81', PAST_DUE),
    ...each('C', CURRENT),
  ]),
  mop: new Map([
    ...each('01', CURRENT),
    ...each('02', DAYS_30),
    ...each('03', DAYS_60),
    ...each('04 05', DAYS_90),
    ...each('07', BANKRUPTCY),
    ...each('08 8A 8C 8D 8P 8R', REPOSSESSION),
    ...each('09 9P', CHARGE_OFF),
    ...each('9B', COLLECTION),
    ...each('00 UC UR', NOTHING),
  ]),
  rate: new Map([
    ...each('1', CURRENT),
    ...each('2', DAYS_30),
    ...each('3', DAYS_60),
    ...each('4 5', DAYS_90),
    ...each('6', COLLECTION),
    ...each('7', BANKRUPTCY),
    ...each('8', REPOSSESSION),
    ...each('9', CHARGE_OFF),
  ]),
};

/** A code as written: digits, or a letter, after the letter of the kind of account (`R1`, `I-02`). */
const CODE = /^(?:(?:[ROIMCP])-?(?=\d))?(\d{1,2}|[89][A-Z]|U[CR]|[CGHJKL])$/;

/** The bare code of a status value; undefined where the value is words. */
export function statusCode(value: string): string | undefined {
  return CODE.exec(value.trim().toUpperCase())?.[1];
}

/**
 * The scheme that the codes of one column are written in. A code of one scheme only tells it for all of them; `05`
 * alone tells nothing, for it is 90 days late as MOP and transferred as Metro 2.
 *
 * @param hint the label over the codes, which may name the scheme
 */
export function codeScheme(values: readonly string[], hint = ''): CodeScheme | undefined {
  if (/\bmop\b|manner of payment/.test(hint)) return 'mop';
  if (/metro|tty/.test(hint)) return 'metro2';
  const codes = values.map(statusCode).filter((code) => code !== undefined);
  for (const scheme of ['metro2', 'mop', 'rate'] as const) {
    if (codes.some((code) => code !== '05' && CODES[scheme].has(code))) return scheme;
  }
  return undefined;
}

/**
 * Reads a bare code of a status field.
 *
 * @param scheme of the column the code stands in; without one, only a code that means the same in all is read
 */
export function readStatusCode(code: string, scheme: CodeScheme | undefined): ReadStatus {
  if (scheme === 'rate' && code === '0') return NOTHING;
  const oneDigit = scheme === 'mop' && /^\d$/.test(code) ? `0${code}` : code;
  const status =
    scheme && (CODES[scheme].get(oneDigit) ?? CODES.metro2.get(/^[A-Z]$/.test(code) ? code : ''));
  return status ?? { current: null, flags: ['status-unclear'] };
}
