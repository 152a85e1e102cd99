/** The fields of a debt that a report can fill, by the names of the calculator. */
export type ReportedField =
  | 'accountName'
  | 'accountNumber'
  | 'amount'
  | 'originalCreditor'
  | 'current'
  | 'paying';

/**
 * Every doubt a reading can leave, with the field it marks and the reason in words for the agent. The order is
 * alphabetical, and so is the order of the flags of a debt.
 */
const REVIEW_FLAGS = {
  'account-number-date': {
    field: 'accountNumber',
    reason: 'This account number looks like a date; a spreadsheet may have made it one.',
  },
  'account-number-repaired': {
    field: 'accountNumber',
    reason: 'Letters and digits of this number were mixed up, as a scan does, and were put right. Check it.',
  },
  'account-number-scientific': {
    field: 'accountNumber',
    reason: 'A spreadsheet shortened this account number; digits may be lost.',
  },
  'amount-about': {
    field: 'amount',
    reason:
      'The text tells only about how much this is; where it tells between which sums, the larger is taken. Ask.',
  },
  'amount-corrected': {
    field: 'amount',
    reason: 'The text tells another amount of this debt before. What it tells later is taken. Check it.',
  },
  'amount-foreign': {
    field: 'amount',
    reason: 'This amount is not told in dollars of this country. Enter what it is in dollars.',
  },
  'amount-guessed': {
    field: 'amount',
    reason: 'Not certain to be the balance. Check it.',
  },
  'amount-in-thousands': {
    field: 'amount',
    reason: 'The heading tells amounts in thousands. Enter what it is in dollars.',
  },
  'amount-missing': { field: 'amount', reason: 'No balance is printed for this account.' },
  'amount-repaired': {
    field: 'amount',
    reason: 'This amount was told in words, or mixed up as by a scan, and was put right. Check it.',
  },
  'amount-unreadable': {
    field: 'amount',
    reason: 'The balance is printed, but it is not a readable amount.',
  },
  'amounts-differ': {
    field: 'amount',
    reason: 'The report prints more than one balance for this account. Check which one is owed now.',
  },
  'amounts-unused': {
    field: 'amount',
    reason: 'Other amounts stand beside this debt, and what they mean is not told.',
  },
  'authorized-user': {
    field: 'accountName',
    reason: 'Authorized user: the account may be owed by somebody else.',
  },
  bankruptcy: {
    field: 'current',
    reason: 'The account is part of a bankruptcy. That is a legal state, not a lateness.',
  },
  'bureaus-differ': {
    field: 'amount',
    reason: 'The bureaus print different amounts. The newest report gives it.',
  },
  'charge-off': { field: 'current', reason: 'Charged off by the creditor, entered as 90+ days late.' },
  collection: { field: 'current', reason: 'In collection, entered as 90+ days late.' },
  'columns-guessed': {
    field: 'accountName',
    reason: 'The cells have no headings, so what each column means is a guess.',
  },
  'debt-doubtful': {
    field: 'accountName',
    reason: 'The text is about bills or other things as well. Check whether this is a debt.',
  },
  'debt-unlikely': {
    field: 'accountName',
    reason: 'Hardly a debt, by its name and its amount. Check whether it is one.',
  },
  'decimal-comma': {
    field: 'amount',
    reason: 'The amount is written with a decimal comma. Check its cents.',
  },
  deferred: { field: 'current', reason: 'Payments are deferred or paused. That is no lateness.' },
  'digits-unused': {
    field: 'accountNumber',
    reason: 'Digits stand beside this debt that were not read. Check whether they are its number.',
  },
  disputed: {
    field: 'accountName',
    reason: 'Disputed: the member may not owe it. Ask what came of the dispute.',
  },
  'duplicate-merged': {
    field: 'accountName',
    reason: 'The same account stands in the text more than once and is entered once.',
  },
  'duplicate-possible': {
    field: 'accountName',
    reason: 'Another row may be the same account. Both are kept.',
  },
  foreclosure: { field: 'current', reason: 'In foreclosure, entered as 90+ days late.' },
  'full-account-number': {
    field: 'accountNumber',
    reason: 'The full account number is printed. Mask it if it is not needed.',
  },
  'multi-line-name': {
    field: 'accountName',
    reason: 'The name stands on more than one line. Check where it ends.',
  },
  'name-guessed': { field: 'accountName', reason: 'Not certain to be the name. Check it.' },
  'name-missing': { field: 'accountName', reason: 'No creditor is printed for this account.' },
  'name-repaired': {
    field: 'accountName',
    reason: 'Letters and digits of this name were mixed up, as a scan does, and were put right. Check it.',
  },
  'negative-amount': { field: 'amount', reason: 'The report prints a negative balance.' },
  'no-status': { field: 'current', reason: 'No payment status is printed.' },
  'not-own': {
    field: 'accountName',
    reason: 'The text says that this debt may be owed by somebody else. Ask before it is counted.',
  },
  'nothing-past-due': {
    field: 'current',
    reason: 'No payment status is printed, but nothing is past due, so it is taken as current.',
  },
  'number-guessed': {
    field: 'accountNumber',
    reason: 'Not certain to be its number. Check it.',
  },
  'original-guessed': {
    field: 'originalCreditor',
    reason: 'Not certain to be the original creditor. Check it.',
  },
  'original-missing': {
    field: 'originalCreditor',
    reason: 'In collection, and no original creditor was found. Check whether the text names one.',
  },
  'original-repaired': {
    field: 'originalCreditor',
    reason: 'Letters and digits of this name were mixed up, as a scan does, and were put right. Check it.',
  },
  'paid-by-another': {
    field: 'accountName',
    reason: 'Somebody else is said to pay this. Ask whether the member owes it.',
  },
  'paid-closed': {
    field: 'current',
    reason: 'Paid or closed, and the report does not say whether it was on time.',
  },
  'paid-settled': { field: 'current', reason: 'A collection or charge-off that is paid or settled.' },
  'past-due-no-bucket': {
    field: 'current',
    reason: 'Late or unpaid, but not told to be 30, 60 or 90 days late. Choose how late it is.',
  },
  'past-due-on-current': {
    field: 'current',
    reason: 'The status is current, yet an amount is past due.',
  },
  'past-due-on-zero': {
    field: 'amount',
    reason: 'The balance is printed as $0, yet an amount is past due. Check what is owed.',
  },
  'paying-guessed': {
    field: 'paying',
    reason: 'Not certain to be its monthly payment. Check it.',
  },
  'paying-not-monthly': {
    field: 'paying',
    reason: 'What is paid is told for weeks or another time than a month, so no monthly payment is taken.',
  },
  'paying-repaired': {
    field: 'paying',
    reason: 'This payment was told in words, or mixed up as by a scan, and was put right. Check it.',
  },
  'paying-unreadable': {
    field: 'paying',
    reason: 'The payment is printed, but it is not a readable amount.',
  },
  'paying-untold': {
    field: 'paying',
    reason: 'No payment is told, but other amounts stand beside this debt, and one of them may be it.',
  },
  repossession: { field: 'current', reason: 'Repossessed or surrendered, entered as 90+ days late.' },
  'said-paid': {
    field: 'amount',
    reason: 'A note at this debt says that it is paid or settled. Check what is still owed.',
  },
  'status-guessed': {
    field: 'current',
    reason: 'Not certain to be its status. Check it.',
  },
  'status-open-only': {
    field: 'current',
    reason: 'The status says only “Open” or “Repayment” and nothing is past due, so it is taken as current.',
  },
  'status-repaired': {
    field: 'current',
    reason: 'Letters and digits of this status were mixed up, as a scan does, and were put right. Check it.',
  },
  'status-unclear': {
    field: 'current',
    reason: 'A status is printed whose meaning is not clear, so none is chosen.',
  },
  'statuses-differ': {
    field: 'current',
    reason: 'The text tells two statuses of this account. The worst one counts.',
  },
  'struck-out': {
    field: 'amount',
    reason: 'This is struck out in the text. Check whether it is still owed.',
  },
  'sum-of-others': {
    field: 'amount',
    reason: 'The other debts come to this amount, to the cent. Check whether it is their sum.',
  },
  transferred: {
    field: 'amount',
    reason: 'Sold or transferred: the buyer may hold the same debt. Do not count both.',
  },
  'zero-balance': { field: 'amount', reason: 'Nothing is owed on this account.' },
} as const satisfies Record<string, { field: ReportedField; reason: string }>;

export type ReviewFlag = keyof typeof REVIEW_FLAGS;

/** The reason of every flag, in words for the agent. */
export const REVIEW_REASONS = Object.fromEntries(
  Object.entries(REVIEW_FLAGS).map(([flag, { reason }]) => [flag, reason]),
) as Readonly<Record<ReviewFlag, string>>;

/** The field that a flag puts in doubt. */
export function reviewedField(flag: ReviewFlag): ReportedField {
  return REVIEW_FLAGS[flag].field;
}

/** The flag of each field that what was read for it may be something else. */
export const GUESSED_FLAGS: Readonly<Record<ReportedField, ReviewFlag>> = {
  accountName: 'name-guessed',
  accountNumber: 'number-guessed',
  amount: 'amount-guessed',
  originalCreditor: 'original-guessed',
  current: 'status-guessed',
  paying: 'paying-guessed',
};
