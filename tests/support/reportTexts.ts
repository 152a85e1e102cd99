import fc from 'fast-check';

/** What credit reports are made of. */
const LABELS = [
  'Account Name', 'Creditor:', 'Lender', 'Account Number', 'Account #:', 'Balance', 'Balance:', 'Current Balance', 'Amount', 'Monthly Payment',
  'Payment Status:', 'Status', 'Account Status', 'Remarks', 'Original Creditor:', 'Collection Agency:', 'Past Due', 'High Credit', 'Credit Limit:',
  'Date Opened', 'Last Reported:', 'Terms', 'Court:', 'Vendor Code:', 'Total',
]; // biome-ignore format: fragments are read in lines
const NAMES = [
  'OAK BANK',
  'Elm Credit Union',
  'ASH RECOVERY LLC',
  'LVNV (Original Creditor: YEW)',
  '2.1 FIR CARD - Closed',
];
const MASKS = [
  '400012XXXX',
  '****1234',
  'xxxx 9912',
  '12-34-56',
  '6.011E+15',
  '6011000000001234',
  'ending in 1234',
];
const STATUSES = [
  'Current',
  'Late 30 Days',
  '60-89 days past due',
  'Collection',
  'Charge-off',
  'Open',
  'Paid, Closed/Never late',
  '11',
  '05',
  'R2',
];
const DATES = ['10/20/2026', '08/2026', 'Oct 2026', '2026-10-20'];
const PAGE = [
  'TransUnion', 'Experian', 'Equifax', 'TransUnion Experian Equifax', 'Page 3 of 9', 'Accounts', 'Collections', 'Summary', 'Hard Inquiries',
  'Payment History', 'PO BOX 1 RENO, NV 89501', '====', '|', '>', '<', '"', '(', ')', '-', '--', 'N/A', ':', '.....', '####', '1.234', '25%',
]; // biome-ignore format: fragments are read in lines
const HIDDEN = [
  '\u202E',
  '\u200B',
  '\u00AD',
  '\u00AD\n',
  '\uFB01',
  '\uFB04',
  '\u0000',
  '\u001B',
  '\u2066',
  '\uFEFF',
  '\u00A0',
  '\u0085',
];
const GAPS = [' ', ' ', '   ', '\t', '\n', '\n', '\r\n', '\n\n', ': ', ' .... ', ''];
const MONEY = [
  (dollars: number) => `$${dollars}`, (dollars: number) => `$${dollars}.50`, (dollars: number) => `(${dollars}.00)`,
  (dollars: number) => `${dollars},25`, (dollars: number) => `$${dollars} CR`, (dollars: number) => `-$${dollars}`, (dollars: number) => `$1,${dollars}`,
]; // biome-ignore format: fragments are read in lines

/** Fragments of reports in any order, with every sum another one, so that its place in the text is known. */
export const reportTexts = fc
  .array(
    fc.tuple(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...LABELS) },
        { weight: 3, arbitrary: fc.constantFrom(...MONEY) },
        { weight: 6, arbitrary: fc.constantFrom(...NAMES, ...MASKS, ...STATUSES, ...DATES) },
        { weight: 2, arbitrary: fc.constantFrom(...PAGE) },
        { weight: 1, arbitrary: fc.constantFrom(...HIDDEN) },
        { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
      ),
      fc.constantFrom(...GAPS),
    ),
    { maxLength: 60 },
  )
  .map((parts) =>
    parts
      .map(([part, gap], index) => `${typeof part === 'function' ? part(201 + index) : part}${gap}`)
      .join(''),
  );

interface PrintedAccount {
  accountName: string;
  accountNumber: string;
  amountText: string;
}

/** One account in one of the ways that reports are arranged. */
const ARRANGEMENTS = [
  ({ accountName: name, accountNumber: number, amountText: amount }: PrintedAccount) => `${name}\nAccount #: ${number}\nBalance: ${amount}\nPayment Status: Current\n`,
  ({ accountName: name, accountNumber: number, amountText: amount }: PrintedAccount) => `Creditor\t${name}\nAccount Number\t${number}\nBalance\t${amount}\nStatus\tCurrent\n`,
  ({ accountName: name, accountNumber: number, amountText: amount }: PrintedAccount) => `Creditor Name\n${name}\nAccount Number\n${number}\nBalance\n${amount}\nPayment Status\nCurrent\n`,
  ({ accountName: name, accountNumber: number, amountText: amount }: PrintedAccount) => `${name}\n${number}\nBalance ${amount} High Credit $9,999 Payment Status Current\n`,
  ({ accountName: name, accountNumber: number, amountText: amount }: PrintedAccount) => `${name}\nAccount Number ..... ${number}   Balance ..... ${amount}\nPayment Status ..... Current\n`,
  ({ accountName: name, accountNumber: number, amountText: amount }: PrintedAccount) => `Lender\tAcct #\tBalance\tStatus\n${name}\t${number}\t${amount}\tCurrent\n`,
  ({ accountName: name, accountNumber: number, amountText: amount }: PrintedAccount) => `Lender Account # Balance Status\n${name} ${number} ${amount} Current\n`,
  ({ accountName: name, accountNumber: number, amountText: amount }: PrintedAccount) => `${name}\nTransUnion\tExperian\nAccount #\t${number}\t-\nBalance\t${amount}\t-\nPayment Status\tCurrent\t-\n`,
] as const; // biome-ignore format: arrangements are read in lines

/** Accounts that all differ, each with an arrangement. */
export const arrangedAccounts = fc
  .array(fc.tuple(fc.constantFrom(...ARRANGEMENTS), fc.integer({ min: 1, max: 9_999_999 })), {
    minLength: 1,
    maxLength: 30,
  })
  .map((given) =>
    given.map(([arrange, cents], index) => {
      const account: PrintedAccount = {
        accountName: `LENDER ${String.fromCharCode(65 + (index % 26))}${index >= 26 ? 'A' : ''} BANK`,
        accountNumber: `****${1000 + index}`,
        amountText: `$${(cents / 100).toFixed(2)}`,
      };
      return { account, arrange };
    }),
  );
