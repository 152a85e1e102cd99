import { expect, it } from 'vitest';
import { cellPieces } from '../../../../src/creditReport/layouts/labels/cellPieces';
import { readLines } from '../../../../src/creditReport/page/lines';

/** What the cells of a line say, each label with its values. */
const saidBy = (text: string) =>
  readLines(text)
    .flatMap((line) => cellPieces(line))
    .flatMap((piece) => (piece.is === 'pair' ? `${piece.label}=${piece.values.join('/')}` : []));

it.each([
  ['BALANCE\t$9,871\tMO REV\t44\t90+\t0', ['balance=$9,871', 'mo rev=44']],
  ['REV/CHARGE\tPAYMENT\t$66\tBALANCE\t$2,216\t90+\t4', ['payment=$66', 'balance=$2,216']],
  ['OAK BANK\tOPENED\t06/2021\tHIGH CREDIT\t$24,318\t30\t2', ['opened=06/2021', 'high credit=$24,318']],
  ['K11720\tREPORTED\t07/2022\tCREDIT LIMIT\t$500\t60\t-', ['reported=07/2022', 'credit limit=$500']],
  ['PAST DUE\t$0\tSRC\tEFX XPN TUC', ['past due=$0', 'src=EFX XPN TUC']],
])('how often a debt was late stands behind the labels of a line: %j', (text, said) => {
  expect(saidBy(text)).toEqual(said);
});

it.each([
  ['of bureaus beside each other', 'Balance\t$60\t60\t0', ['balance=$60/60/0']],
  ['of one label', 'Past due\t30\t2', ['past due=30/2']],
  ['that are sums', 'PAYMENT\t$66\tBALANCE\t90\t120', ['payment=$66', 'balance=90/120']],
])('the last two cells of a line are values %s', (_, text, said) => {
  expect(saidBy(text)).toEqual(said);
});

it.each([
  ['Acct\t1957', ['number acct=1957']],
  ['Number\t••4417', ['number number=••4417']],
  ['Acct:\t1957', ['number acct=1957']],
  ['ECOA Joint\tTERMS 60 mo.\tSTATUS 60 days past due', ['statusLoose status=60 days past due']],
  [
    'Bal: $812\tPay: $40\t30 DAYS',
    ['balance bal=$812', 'paying pay=$40', 'statusLoose unlabelled statusLoose=30 DAYS'],
  ],
  ['Bal: $812\t30 DAYS\tPay: $40', ['balance bal=$812', 'paying pay=$40']],
  [
    'Status: Open\tBal: $812\tPay: $40\t30 DAYS',
    ['statusLoose status=Open', 'balance bal=$812', 'paying pay=$40'],
  ],
  ['ECOA Joint\tSTATUS REPORT 12\tBALANCE $5', ['balance balance=$5']],
  [
    'L1884402\tPAST DUE $0\tPAYMENT $246\tBALANCE $5,536',
    [
      'number unlabelled number=L1884402',
      'pastDue past due=$0',
      'paying payment=$246',
      'balance balance=$5,536',
    ],
  ],
  ['L1884402\tPAYMENT $246\tBALANCE $5,536', ['paying payment=$246', 'balance balance=$5,536']],
  ['Acct\t$1,957.00', []],
  ['Acct\tA1-99321', ['number acct=A1-99321']],
  ['Number\t1957.00', []],
  ['Number\t12', []],
  ['Account\tOAK BANK 12', []],
])('a word that means a number over a column means one before a number: %j', (text, said) => {
  const pieces = readLines(text).flatMap((line) => cellPieces(line));
  const pairs = pieces.flatMap((one) => (one.is === 'pair' ? `${one.kind} ${one.label}=${one.values}` : []));
  expect(pairs).toEqual(said);
});
