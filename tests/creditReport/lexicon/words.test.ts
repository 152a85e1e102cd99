import { describe, expect, it } from 'vitest';
import {
  areLabelWords,
  labelWords,
  meaningByWords,
  weighWords,
} from '../../../src/creditReport/lexicon/words';

describe('the words of a label', () => {
  it.each([
    ['Current principal bal. ($)', ['current', 'principal', 'bal']],
    ['Balance as of Nov 9, 2025', ['balance']],
    ['Balance (10/4)', ['balance']],
    ['2024 balance', ['balance']],
    ['Balance Apr-25', ['balance']],
    ["Apr'25", []],
    ['Experian balance', ['balance']],
    ['currentBalance', ['current', 'balance']],
    ['acct_number', ['acct', 'number']],
    ['Acct #', ['acct', '#']],
    ['Teléfono', ['telefono']],
    ['Balance/Limit', ['balance', 'limit']],
    ['Charge-off amount', ['charge-off', 'amount']],
    ['Who do I owe?', ['who', 'owe']],
    ['Paid?', ['paid?']],
    ['$20/mo', ['20', '/mo']],
    ['', []],
    ['of the', []],
    ['Balance you owe', ['balance', 'owe']],
    ['their number', ['number']],
    ['its balance', ['balance']],
  ])('are, in %j, those that can mean something', (label, words) => {
    expect(labelWords(label)).toEqual(words);
  });
});

describe('what a label means by its words', () => {
  it.each([
    ['Bal', 'balance'],
    ['Total amount of the debt now', 'balance'],
    ['Amount of debt', 'balance'],
    ['You paid or were credited this amount', 'money'],
    ['Due each month', 'paying'],
    ['They want per month', 'paying'],
    ['We send each month', 'paying'],
    ['Per mo', 'paying'],
    ['Rated', 'status'],
    ['Present Standing', 'status'],
    ['Saldo', 'balance'],
    ['Situação', 'status'],
    ['Monto original adeudado', 'money'],
    ['Saldo más alto', 'money'],
    ['Monto a pagar', 'paying'],
    ['Otorgante', 'name'],
    ['Importe solicitado', 'money'],
    ['They ask', 'paying'],
    ['pay stubs', 'money'],
    ['about rolling', 'money'],
    ['Your reserve account balance', 'money'],
    ['Fees collected', 'money'],
    ['Stage', 'status'],
    ['还欠', 'balance'],
    ['剩餘', 'balance'],
    ['贷款号', 'number'],
    ['案号', 'number'],
    ['催收公司', 'name'],
    ['How much', 'balance'],
    ['Current principal bal. ($)', 'balance'],
    ['Balance as of Nov 9, 2025', 'balance'],
    ['Amount', 'amountLoose'],
    ['Mo Pmt', 'paying'],
    ['Cuota mensual', 'paying'],
    ['Pagamento mensal', 'paying'],
    ['Next payment due', 'paying'],
    ['High balance', 'money'],
    ['Original balance', 'money'],
    ['Last payment', 'money'],
    ['Charge-off amount', 'money'],
    ['Balance at charge-off', 'money'],
    ['Available credit', 'money'],
    ['Past due', 'pastDue'],
    ['Due date', 'date'],
    ['Holder', 'name'],
    ['Acreedor', 'name'],
    ['acct_number', 'number'],
    ['Last 4', 'number'],
    ['last digits', 'number'],
    ['Last few digits', 'number'],
    ['End digits', 'number'],
    ['last 5', 'number'],
    ['Last numbers', 'number'],
    ['Last paid', 'money'],
    ['Disbursed this period', 'paying'],
    ['Paid this month', 'paying'],
    ['Paid this year', 'date'],
    ['Disbursed', 'opened'],
    ['Final payment', 'text'],
    ['Days late', 'status'],
    ['Stat', 'status'],
    ['Amount claimed', 'balance'],
    ['Secured claimed', 'text'],
    ['Claim No', 'text'],
    ['Total number of claims', 'text'],
    ['Current?', 'status'],
    ['Payment history', 'text'],
    ['Worst status', 'text'],
    ['APR', 'text'],
    ['Original Creditor', 'original'],
  ])('is told of %s', (label, kind) => {
    expect(meaningByWords(label)?.kind).toBe(kind);
  });
  it.each([
    ['nothing', ''],
    ['words of no label', 'Colour'],
    ['words that speak for two things alike', 'Marital status'],
    ['words that say too little', 'Next'],
    ['a sentence', 'the balance that I told you about is high'],
    ['a long text', `balance ${'x'.repeat(60)}`],
  ])('is not told of %s', (_, label) => {
    expect(meaningByWords(label)).toBeUndefined();
  });
  it('is told the more surely the more of its words say it', () => {
    const margin = (label: string) => meaningByWords(label)?.margin ?? 0;
    expect(margin('Monthly payment')).toBeGreaterThan(margin('Payment'));
    expect(margin('Outstanding balance')).toBeGreaterThan(margin('Balance'));
  });
  it('adds up over the words', () => {
    const [one, other] = [weighWords('outstanding').get('balance'), weighWords('balance').get('balance')];
    expect(weighWords('outstanding balance').get('balance')).toBe((one ?? 0) + (other ?? 0));
  });
});

describe('areLabelWords', () => {
  it.each(['Balance', 'Past due', 'Min. Pmt', 'Who do I owe?', 'Original balance', 'Balance at charge-off'])(
    'is true of %s',
    (text) => {
      expect(areLabelWords(text)).toBe(true);
    },
  );
  it.each(['', 'OAK', 'Oak balance', 'Balance of Oak', 'the'])('is false of %j', (text) => {
    expect(areLabelWords(text)).toBe(false);
  });
});

it('takes how often a debt was late over years for no status', () => {
  expect(meaningByWords('Late, 7 years')?.kind).toBe('text');
});

it('takes whose an account is for no name', () => {
  expect(meaningByWords('Account Ownership Type')?.kind).toBe('text');
});

it.each([
  ['Costs', 'money'],
  ['Attorney fee', 'money'],
  ['Retainer', 'money'],
  ['Defendant', 'text'],
  ['Defendant name', 'text'],
])('takes %s of a court or an office for %s', (label, kind) => {
  expect(meaningByWords(label)?.kind).toBe(kind);
});

it('what was owed at most is no balance', () => {
  expect(meaningByWords('Most owed')?.kind).not.toBe('balance');
});

it.each(['Número de confirmación', 'Número de informe', 'Número de expediente'])(
  'the number of a report in Spanish is none of an account: %s',
  (label) => {
    expect(meaningByWords(label)?.kind).toBe('text');
  },
);

it('a shop that is called by words of labels is no label', () => {
  expect(['Cash Advance Store', 'cash advance store', 'Cash Advance'].map(areLabelWords)).toEqual([
    false,
    true,
    true,
  ]);
});
