import { PARTS_OF_BALANCE } from './partsOfBalance';

/**
 * What a label means. The first line are the fields a debt is made of; `amountLoose` is a bare "Amount", which is a
 * balance only where nothing else is; `agency` beside a creditor swaps the roles. `text`, `money` and `date` are
 * labels of no interest: they are known so that their values are never taken for something else, and so that they end
 * the value before them. `veto` labels say that the block is no debt.
 */
export type LabelKind =
  | 'name'
  | 'number'
  | 'balance'
  | 'amountLoose'
  | 'paying'
  | 'status'
  | 'statusLoose'
  | 'accountStatus'
  | 'statusHint'
  | 'original'
  | 'agency'
  | 'pastDue'
  | 'reported'
  | 'opened'
  | 'text'
  | 'money'
  | 'date'
  | 'veto';

/** Every spelling of every label, lower case, without `:`, `*` and `®`. Source: the label table of the credit-report rules. */
// biome-ignore format: spellings are read in lines
export const LABELS: Readonly<Record<LabelKind, readonly string[]>> = {
  name: [
    'account name', 'creditor', 'creditor name', 'company', 'company name', 'subscriber', 'subscriber name',
    'furnisher', 'furnisher name', 'data furnisher', 'reported by', 'lender', 'lender name', 'name of creditor',
    'name of lender', 'current creditor', 'bank name',
    'who do you owe?', 'who do i owe?', 'who do we owe?', 'whom do you owe?', 'who is owed?', 'who do you owe money to?',
    'creditor to whom the debt is owed', 'source of information', 'servicer', 'loan servicer', 'card issuer',
    'lienholder', 'lien holder', 'noteholder', 'note holder', 'mortgagee', 'finance company', 'billed by',
    'current servicer', 'servicer name',
    'current owner', 'current account owner', 'current debt owner', 'current owner of the debt',
    'owner of the debt', 'owner of debt', 'debt owned by', 'account owned by', 'loan owned by',
    'now owned by', 'loan owner', 'loan holder', 'current holder',
  ],
  number: [
    'account number', 'account #', 'account#', 'account no', 'account no.', 'account num', 'acct #',
    'acct#', 'acct number', 'acct no', 'acct no.', 'acct. #', 'acct. no.', 'acct. number',
    'account/serial #', 'account/serial number', 'account serial #', 'partial account number',
    'account ending', 'account ending in', 'loan number', 'loan id', 'loan award id', 'award id', 'loan #',
    'loan no', 'loan no.', 'card number', 'card #', 'card no.',
    'guarantor account', 'guarantor account #', 'guarantor account number', 'guarantor account no',
    'patient account', 'patient account #', 'patient account number', 'patient account no',
    'credit card number', 'acct num', 'client acct no', 'client account number', 'client account no',
    'client account #', 'client acct #', 'client acct number', 'last 4 digits of account number',
    'last four digits of account number',
  ],
  balance: [
    'balance owed', 'current balance', 'balance', 'recent balance', 'reported balance', 'balance due',
    'balance amount', 'current amount', 'unpaid balance', 'bal', 'bal due', 'bal. due', '$ amount',
    'account balance', 'outstanding balance',
    'present balance', 'total payoff', 'amount owed', 'total amount owed', 'remaining balance', 'new balance',
    'principal balance', 'unpaid principal balance', 'outstanding principal', 'balance outstanding',
    'estimated balance', 'est. balance', 'est balance', 'est. current balance', 'estimated current balance',
    'last reported balance', 'latest reported balance', 'most recent balance', 'latest balance', 'last known balance',
    'patient responsibility', 'patient balance', 'patient owes', 'patient portion', 'patient due',
    'guarantor balance', 'guarantor responsibility',
    'outstanding principal balance', 'current principal', 'unpaid principal', 'outstanding amount', 'amount outstanding',
    'describe the property that secures the claim',
  ],
  amountLoose: [
    'amount', 'statement balance', 'last statement balance', 'amount due', 'total amount due', 'total of payments',
    'current payoff', 'current payoff amount', 'claim amount', 'amount of claim',
  ],
  paying: [
    'payment each month', 'payment per month', 'payment every month', 'paid each month', 'paid per month',
    'monthly payment', 'monthly payment amount', 'scheduled payment', 'scheduled payment amount',
    'scheduled monthly payment', 'scheduled monthly payment amount', 'payment amount', 'payment',
    'monthly pay', 'monthly pmt', 'minimum payment', 'min payment', 'min. payment',
    'minimum payment amount', 'minimum monthly payment', 'scheduled pmt', 'sched payment', 'payment amt',
    'monthly payment amt', '$ paying', 'payment due', 'monthly payment due', 'minimum payment due',
    'min payment due', 'min. payment due', 'minimum due', 'minimum amount due', 'monthly minimum', 'min pmt',
    'min. pmt', 'pmt', 'regular payment', 'regular monthly payment', 'estimated monthly payment',
    'monthly installment', 'monthly instalment', 'installment amount', 'instalment amount',
    'scheduled paymnt amt', 'scheduled paymnt amount', 'monthly amount',
    // What an agency pays out each month.
    'paid this period', 'paid this month', 'paid this payment',
    // Paid at other times than each month, which the debts tell apart.
    'weekly payment', 'weekly payment amount', 'biweekly payment', 'biweekly payment amount', 'bi-weekly payment',
    'semi-monthly payment', 'semimonthly payment', 'quarterly payment', 'annual payment',
  ],
  status: [
    'payment status', 'pay status', 'current payment status', 'rate/status', 'current rating', 'mop',
    'current mop', 'current rating type', 'current rating code', 'current status', 'manner of payment',
    'payment rating', 'rating', 'credit rating',
    'delinquency status', 'standing', 'account standing', 'payment standing',
  ],
  statusLoose: [
    'status', 'loan status', 'collection status', 'debt status', 'status details', 'status detail',
    'days past due', 'past due days', 'dlq days', 'delq days', 'days late', 'days delinquent', 'days del', 'days delq', 'days dlq',
    'delinquent (days)', 'delinquency (days)', 'past due (days)', 'late (days)',
    'days del.', 'days delinq', 'days overdue', 'dpd', 'months behind', 'months missed', 'months past due',
    'months delinquent', 'months late', 'months overdue', 'mos delinquent', 'mos past due', 'mos behind',
    'mos. del', 'mos. del.', 'mos del', 'months del', 'mos. behind', 'mos. past due', 'mos. late', 'mos. delinquent',
    'mths delinquent', 'missed payments', 'payments behind', 'payments missed', 'payments past due',
    'repayment status',
  ],
  accountStatus: ['account status', 'acct status'],
  statusHint: [
    'account rating', 'remarks', 'remark', 'comments', 'comment', 'account type', 'acct type', 'creditor remarks',
    'loan type', 'loan/account type', 'account type - detail', 'account type detail', 'type',
    'account condition', 'type of account', 'terms frequency', 'activity designator',
  ],
  original: [
    'original creditor', 'original creditor name', 'the original creditor was', 'original creditor was',
    'orig creditor', 'orig. creditor', 'orig cred', 'orig. cred', 'orig. cred.', 'orig cr', 'orig. cr.',
    'originally', 'original lender', 'original company', 'original company name', 'original store',
    'original business', 'first creditor', 'previous creditor', 'prior creditor', 'former creditor', 'previous lender',
    'prior lender', 'sold by',
    'collection for', 'collecting for', 'if a collector, for whom?', 'for whom?', 'collection for whom?', 'collecting for whom?', 'assignee of',
    'assigned from', 'bought from', 'originally issued by', 'originally owed to', 'first owed to', 'originally owned by',
    'original issuer', 'agency client',
  ],
  agency: [
    'collection agency', 'collection agency name', 'collection company', 'agency', 'agency name', 'agency address',
    'debt collector', 'collector', 'collector name',
  ],
  pastDue: [
    'past due', 'past due amount', 'amount past due', 'past due balance', 'amt past due',
  ],
  reported: [
    'last reported', 'date reported', 'reported', 'reported date', 'last reported date', 'last reported on',
    'date updated', 'items as of date reported', 'balance updated', 'balance date', 'date of report', 'last updated',
  ],
  opened: [
    'date opened', 'date acct. opened', 'opened date', 'opened', 'open date', 'account opened', 'date account opened',
    'date open',
  ],
  money: [
    'high balance', 'highest balance', 'peak balance', 'high balance (hist.)', 'highest balance amount',
    'high credit',
    'highest credit', 'hi. credit', 'hi credit', 'high limit', 'high credit/limit', 'high credit or limit',
    'credit limit', 'limit',
    'credit limit (hist.)', 'credit limit/original amount', 'credit limit or original amount',
    'credit limit / original amount', 'credit limit/highest amount',
    'original balance', 'original amount', 'original loan amount', 'original amount owed', 'orig. amount', 'amount placed',
    'loan amount', 'past due (hist.)', 'balance (hist.)', 'charge off amount', 'charge-off amount',
    'original charge-off', 'original charge off', 'original charge-off amount', 'original charge off amount',
    'balance as of charge-off', 'balance as of charge off', 'balance at charge-off', 'balance at charge off',
    'balance as of charge-off date', 'charge-off balance', 'charge off balance', 'total due as of charge-off',
    'total due at charge-off', 'amount due at charge-off', 'amount owed at charge-off', 'interest since charge-off',
    'fees since charge-off', 'payments since charge-off', 'credits since charge-off',
    'payments/credits since charge-off', 'payments and credits since charge-off',
    'charged off amount', 'amount charged off', 'written off', 'amount written off', 'balloon payment',
    'balloon payment amount', 'available credit', 'credit usage', 'balance on hand', 'sda balance',
    'trust balance', 'trust account balance', 'dedicated account balance', 'escrow account balance',
    'reserve account balance', 'savings account balance', 'deferred balance', 'total balance', 'total balances',
    'total past due', 'total amount past due', 'total debt', 'total credit limit', 'total monthly payment',
    'total monthly payments', 'total payment', 'recent payment', 'recent payment amount', 'last payment',
    'last payment amount', 'last payment made', 'actual payment', 'actual payment amount',
    'payment received', 'payment received amount', 'deferred amount', 'monthly payment (hist.)',
    'settlement amount', 'you saved', 'amount saved', 'total', 'past due on this account', 'previous balance', 'escrow balance',
    'payoff amount', 'payoff quote', '10-day payoff', '10 day payoff',
    'original loan balance', 'original principal', 'original principal balance',
    'amount of last payment', 'amount paid', 'actual paymnt amt', 'actual paymnt amount',
    'balloon pay amount', 'cash advance limit', 'interest', 'fees', 'penalty', 'penalties', 'unpaid interest', 'unpaid fees',
    // What a plan with an agency has paid on a debt in all, and what was owed before.
    'paid to date', 'total paid to date', 'total paid', 'starting balance', 'start balance', 'start bal', 'starting bal', 'beginning bal', 'beginning balance', 'prior balance',
    // What a bill of a hospital came to, and what was taken off.
    'total charges', 'insurance payments', 'insurance payment', 'insurance adjustments', 'insurance adjustment',
    'your payments', 'patient payments',
    'accrued interest', 'finance charge', 'finance charges', 'amount financed', ...PARTS_OF_BALANCE,
  ],
  date: [
    'balloon payment date', 'balloon pay date', 'date of last payment', 'date of last paymnt', 'date of last actvty',
    'date maj del 1st rptd', 'date maj. del. 1st rptd', 'deferred pay start date', 'last payment date',
    'status updated', 'date of status',
    'date closed', 'closed date', 'closed', 'date of last activity', 'last activity', 'last act', 'dla', 'date last active',
    'last verified', 'date verified', 'date of 1st delinquency', 'date of first delinquency',
    'first delinquency', 'date major delinquency 1st reported', 'date major delinquency first reported',
    'reported since', 'on record until', 'first reported', 'drops off', 'falls off', 'date placed',
    'date assigned', 'assigned date',
    'date paid', 'date sent', 'date of last active', 'collection reported', 'deferred payment start date',
    'estimated month and year that this item will be removed', 'maximum delinquency',
    'estimated removal date', 'date of charge off', 'status date', 'delinquency first reported', 'due date',
    // When an agency has paid a creditor.
    'disbursement date', 'disbursed date', 'date disbursed', 'disb. date', 'disb date',
    'date of service', 'dates of service', 'service date', 'service dates',
    'payment due date', 'next payment due', 'next payment due date', 'next payment date', 'statement date',
  ],
  text: [
    // Under what number a report stands, and a mortgage with those who have bought it or keep its register.
    'confirmation number', 'confirmation #', 'tracking number', 'tracking #',
    'fannie mae account number', 'fannie mae loan number', 'freddie mac account number',
    'freddie mac loan number', 'ginnie mae account number', 'secondary agency account number', 'mers number',
    'mortgage identification number',
    'account info', 'account type (hist.)', 'responsibility', 'interest type', 'terms', 'term',
    'term length', 'terms duration', 'payment frequency', 'owner', 'ecoa', 'ecoa code', 'account owner',
    'account holder', 'bureau code', 'no. of months (terms)', 'no. of months', 'number of months',
    'months reviewed', 'months review', 'months revd', 'mos rev', 'mo rev', 'account description',
    'dispute status', 'creditor type',
    'creditor classification', 'kind of business', 'industry', 'address', 'address identification number', 'address id', 'name id', 'geographical code', 'geographic code',
    'creditor address',
    'company address', 'phone', 'phone number', 'creditor phone', 'company phone', 'telephone',
    'contact info', 'creditor contact', 'creditor contact info', 'creditor contact information',
    'creditor contact details', 'member #', 'member number', 'reference #',
    'reference number', 'agency customer #', 'agency customer number', 'customer number', 'company sold',
    'sold to', 'purchased from', 'purchased by', 'worst payment status', 'worst status',
    'worst delinquency', 'times 30/60/90 days late', 'times 30/60/90', '30/60/90', 'mo 30/60/90', 'late payments',
    'payment history', 'account history', 'balance history', 'payment history guide',
    'status history', 'payment pattern', 'historical payment', 'two-year payment history',
    '24 month payment history', 'narrative code(s)', 'narrative code description(s)', 'narrative code',
    'narrative codes', 'activity description', 'term source', 'term duration',
    'secured', 'collateral', 'vin', 'vin #', 'vin number', 'vehicle identification number', 'month', 'year',
    'consumer statement', 'joint account holder',
    'consumer name', 'borrower name', 'co-borrower name', 'applicant name', 'co-applicant name', 'customer name',
    'payoff to', 'payments to', 'send payment to', 'send payments to', 'send payoff to', 'remit to',
    'account designator', 'portfolio', 'portfolio type', 'creditor class', 'creditor classification code',
    'payment responsibility', 'relationship', 'role', 'notes', 'property value', 'account relationship',
    'compliance condition code', 'special comment', 'special comments', 'special comment code', 'bureau',
    'bureaus', 'credit bureau', 'source', 'src', 'report number', 'file number', 'ssn', 'date of birth', 'name',
    'prepared for', 'score', 'vantagescore', 'account designator code', 'debt-to-credit ratio',
    'debt-to-credit', 'debt-to-income', 'debt-to-income ratio',
    'credit utilization', 'utilization', 'apr', 'dmp rate', 'proposal date', 'interest rate', 'annual percentage rate',
    'current interest rate',
    'current rate', 'current apr', 'our file number',
    'our reference', 'loan term', 'repayment plan', 'repayment plan type', 'current repayment plan', 'client name',
  ],
  veto: [
    'docket number', 'docket #', 'case number', 'court', 'court name', 'plaintiff', 'date filed',
    'filing date', 'request originator', 'amount requested', 'liability', 'liability amount', 'asset amount', 'exempt amount', 'inquiry date',
    'date of inquiry', 'inquired on',
    'inquiry type', 'date inquired', 'requested on', 'employer', 'open accounts', 'closed accounts',
    'total accounts', 'number of accounts', 'accounts ever late',
  ],
};

/**
 * Headings that mean something only over a column, where the cells under them show what they hold.
 * `Current` is our own grid's heading, elsewhere a status.
 */
export const COLUMN_HEADINGS: Readonly<Partial<Record<LabelKind, readonly string[]>>> = {
  name: [
    'name',
    'account',
    'creditor/lender',
    'debt',
    'bank',
    'collector',
    'card',
    'loan',
    'creditor / lender',
    'owed to',
    'owe to',
    'pay to',
    'who i owe',
    'subname',
  ],
  number: ['number', 'acct', 'no.', '#', 'account id'],
  balance: [
    'owe',
    'owed',
    'total owed',
    'outstanding',
    'balance remaining',
    'now',
    'today',
    'i owe',
    'we owe',
    'i still owe',
    'we still owe',
  ],
  paying: [
    'paying',
    'monthly',
    'installment',
    'instalment',
    'payment/month',
    'payment per month',
    'a month',
    'per month',
    'each month',
  ],
  statusLoose: ['current', 'delinquency', 'lateness', 'are you', 'is it', 'is the account'],
  original: ['original', 'orig'],
  // Who of two owes it, in letters of which some are codes of statuses too; a narrow column has them one below the other.
  text: ['e c', 'e c o a', 'e w', 'whose', 'e c o a w h o s e', 'ecoa/whose'],
  agency: [
    'debt buyer',
    'debt owner',
    'debt buyer / collector',
    'debt buyer/collector',
    'collector / debt buyer',
    'collector/debt buyer',
    'debt buyer / agency',
    'agency / debt buyer',
  ],
};
