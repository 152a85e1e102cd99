import { expect, it } from 'vitest';
import { readBlocks } from '../../../../src/creditReport/layouts/labels/blocks';
import { readLines } from '../../../../src/creditReport/page/lines';

const told = (text: string) =>
  readBlocks(readLines(text)).map(({ facts }) =>
    facts
      .filter(({ label }) => label.startsWith('unlabelled'))
      .map(({ kind, values: [value] }) => `${kind}=${value}`)
      .join(' '),
  );

it.each([
  ['a status', 'OAK BANK\nacct 1234****\nbal 4,118\n30 days late', ['statusLoose=30 days late']],
  ['no title of the next part', 'OAK BANK\nBalance: $5\nCollections (1)\nELM\nBalance: $6\nCurrent', ['', 'statusLoose=Current']],
  ['no title of accounts', 'OAK BANK\nBalance: $5\nClosed accounts\nELM\nBalance: $6\nCurrent', ['', 'statusLoose=Current']],
  ['no title of a part over that it has none', 'OAK BANK\nBalance: $5\nCollections\nNone reported\nELM\nBalance: $6\nCurrent', ['', 'statusLoose=Current']],
  ['no title of a part below that it is paid in time', 'ELM\nBalance: $6\nCurrent\nCollections\nPublic records', ['statusLoose=Current']],
  ['a status that titles parts too', 'OAK BANK\nBalance: $5\nCollections\nELM\nBalance: $6\nCurrent', ['statusLoose=Collections', 'statusLoose=Current']],
  ['a status behind the mark of a list', 'OAK BANK\nacct 1234****\nbal 4,118\n* 30 days late', ['statusLoose=30 days late']],
  ['a status with a remark', 'OAK BANK\nacct 1234****\nbal 4,118\n30 days late (he forgot)', ['statusLoose=30 days late']],
  ['a status that ends behind a comma', 'OAK CLINIC\nFinal notice, 60 days past due\nBalance: $5', ['statusLoose=Final notice, 60 days past due']],
  ['the later of two statuses below each other', 'OAK LOAN\nRepayment\n41 days past due\nBalance\n$5', ['statusLoose=41 days past due']],
  ['that it is deferred, which says more than current below it', 'OAK LOAN\nDeferred\nCurrent\nBalance\n$5', ['statusLoose=Deferred']],
  ['a status between the name and the labels', 'OAK BANK\n60 DAYS LATE\nBalance\n$5\n\nELM\nCURRENT\nBalance\n$6', ['statusLoose=60 DAYS LATE', 'statusLoose=CURRENT']],
  ['a status right under the name', 'OAK BANK\nPaid in full\nacct 1234****\nbal 0\nlate 30 days', ['statusLoose=Paid in full']],
  ['who was owed before', 'OAK\nacct 1234****\nbal 4,118\nOC Elm Bank', ['original=Elm Bank']],
  ['how late it was in a month', 'OAK\nacct 1234****\nbal 4,118\nStatus: past due\nOriginal Creditor: ELM\nPast due 30 days as of Feb 2024', ['text=Past due 30 days as of Feb 2024']],
  ['for whom a form says that it is collected', 'OAK RECOVERY\nacct 1234****\nbal 4,118\nPO Box 1\nReno\n■ No\n□ Yes\n■ Other. Specify Collecting for Elm Bank', ['original=Elm Bank']],
  ['a status in a notice', 'OAK CLINIC\nBalance: $5\n*** SECOND NOTICE - THIS ACCOUNT IS 60 DAYS PAST DUE ***', ['statusLoose=*** SECOND NOTICE - THIS ACCOUNT IS 60 DAYS PAST DUE ***']],
  ['a status below what is paid with a remark', 'OAK LOAN\nBalance: $5\nPayment: $8.00 (incl. escrow)\ncurrent', ['statusLoose=current']],
  ['the sum that a screen shows large under the name, of an account without its number', 'OAK BANK\nTransUnion\n$746\nReported: Feb 3, 2025\nPayment status\n30 days late\nType\nAuto Loan', ['balance=$746']],
  ['the sum and the status of a card that is folded up', 'OAK BANK\nReported: Feb 3, 2025\n$746\nIn good standing\nELM LOANS\nReported: Feb 1, 2025\n$0\nPaid', ['statusLoose=In good standing balance=$746', 'statusLoose=Paid balance=$0']],
  ['the sum of a folded card that says no more', 'OAK BANK\nReported: Feb 3, 2025\n$746\nELM LOANS\nReported: Feb 1, 2025\n$0', ['balance=$746', 'balance=$0']],
  ['the sums of two cards of one creditor that are folded up', 'OAK BANK\nReported: Feb 3, 2025\n$746\nOpen\nOAK BANK\nReported: Feb 3, 2025\n$50\nOpen', ['statusLoose=Open balance=$746', 'statusLoose=Open balance=$50']],
  ['the sum and the status of a folded card behind blank lines', 'OAK BANK\n\nReported: Feb 3, 2025\n\n$746\n\nExceptional payment history\n\nELM LOANS\n\nReported: Feb 1, 2025\n\n$0\n\nPaid', ['statusLoose=Exceptional payment history balance=$746', 'statusLoose=Paid balance=$0']],
  ['no sum of one that tells not how it stands', 'OAK BANK\nReported: Feb 3, 2025\n$746\nsince May', ['']],
  ['no sum of one that shows two', 'OAK BANK\nReported: Feb 3, 2025\n$746\n$900\nIn good standing', ['statusLoose=In good standing']],
  ['nothing of a status so far below', 'OAK\nacct 1234****\nbal 4,118\nPO Box 1\nReno\n■ No\n□ Yes\ncurrent', ['']],
  ['nothing behind a blank line', 'OAK\nacct 1234****\nbal 4,118\n\ncurrent', ['']],
  ['how it is paid, right below a status that says only that it is used', 'OAK\nacct 1234****\nbal 4,118\nStatus\nOpen\n60 days late\nRemarks\nnone', ['statusLoose=60 days late']],
  ['how it is paid, right below a status that says only that it is paid back', 'OAK\nacct 1234****\nbal 4,118\nStatus\nIn repayment\nPast due – 37 days\nLoan details', ['statusLoose=Past due – 37 days']],
  ['nothing farther below it', 'OAK\nacct 1234****\nStatus\nOpen\nbal 4,118\n60 days late', ['']],
  ['nothing that is left empty', 'OAK BANK\nacct 1234****\nbal 4,118\n—', ['']],
  ['how it is, above the label of the next name', 'Creditor Name\nOAK\nBalance\n$5\nHow it goes\n60 days late\nCreditor Name\nELM\nBalance\n$6', ['statusLoose=60 days late', '']],
  ['nothing where a label tells it', 'OAK\nacct 1234****\nbal 4,118\nStatus: 60 days late\ncurrent', ['']],
])('a line without a label tells %s', (_, text, rows) => {
  expect(told(text)).toEqual(rows);
}); // biome-ignore format: rows are read in lines

it('tells how late a debt was under the title of its history, which stands apart', () => {
  const account = 'OAK\nacct 1234****\nbal 4,118\nStatus: past due\nOriginal Creditor: ELM';
  expect(told(`${account}\n\nAccount History:\n60 days as of Mar 2009`)).toEqual([
    'text=60 days as of Mar 2009',
  ]);
  expect(told(`${account}\n\nELM\n60 days as of Mar 2009`)).toEqual(['']);
});

it('tells how late a debt was in the months of a grid, also where blank lines part its title, its months and its years', () => {
  const account = 'OAK\nacct 1234****\nbal 4,118\nStatus: past due\nOriginal Creditor: ELM';
  const marks = '2024 60 – – – – – – – – – – –';
  expect(told(`${account}\n\nPayment history\n\nJ F M A M J J A S O N D\n${marks}`)).toEqual([
    'text=60 days as of jan 2024',
  ]);
  expect(told(`${account}\n\nMy notes\n\nJ F M A M J J A S O N D\n${marks}`)).toEqual(['']);
});

it('takes the figure between the name and the labels for the balance, where its label has none', () => {
  const card = (balance: string) => `OAK BANK\n439XXXXX\n$0\nAccount Type\nAuto loan\nBalance\n${balance}`;
  expect(told(card('-'))).toEqual(['balance=$0']);
  expect(told(card('$7'))).toEqual(['']);
  expect(told('OAK BANK\n439XXXXX\nAccount Type\nAuto loan\nBalance\n-\n$9')).toEqual(['']);
});

it('takes the one figure between the name and the labels for the balance, where no label tells it', () => {
  const card = (figures: string, labels: string) =>
    `CAPITAL ONE\nCredit card • 517805XXXXXX\n${figures}\nCredit limit $5,000\nMonthly payment $129\n${labels}`;
  expect(told(card('$4,310.22', 'Status Open'))).toEqual(['balance=$4,310.22']);
  expect(told(card('$4,310.22', 'Status Open\nBalance $4,200'))).toEqual(['']);
  expect(told(card('$4,310.22\n$4,200', 'Status Open'))).toEqual(['']);
  expect(told(card('$5,310 / $5,000', 'Status Open'))).toEqual(['balance=$5,310']);
  expect(told(card('12/2027', 'Status Open'))).toEqual(['']);
});

it('a kind of account that is a label elsewhere may stand above that figure', () => {
  const card = (kind: string) =>
    `OAK BANK\n${kind}\n$97\nDerogatory\nAccount number\n439XXXX\nPlaced\nApr 2021`;
  expect(told(card('Collection Agency'))).toEqual(['statusLoose=Derogatory balance=$97']);
  expect(told(card('Account Type: Collection'))).toEqual(['statusLoose=Derogatory']);
});

it('takes the figure below the day on which an account was opened for the balance, where its labels stand below', () => {
  expect(told('OAK BANK\nOpened 6/2/2021\n$9,740\nAccount Number\n304XXXX\nMonthly Payment\n$305')).toEqual([
    'balance=$9,740',
  ]);
  expect(told('OAK BANK\nMonthly Payment\n$305\n$9,740\nAccount Number\n304XXXX')).toEqual(['']);
});

it.each(['Collections\n1 account\n$716', 'Paid accounts (1)', 'Past due\n2 open accounts'])(
  'takes the title of a part that counts its accounts for no status: %j',
  (title) => {
    expect(told(`OAK BANK\nBalance $900\nPayment $40\n${title}\nELM BANK\nBalance $80`)).toEqual(['', '']);
  },
);

it('the badge right below that figure tells more than that the account is open', () => {
  const card = (badge: string, label: string) =>
    `OAK BANK\nCredit card\n$227\n${badge}\nAccount number\n439XXXX\nAccount status\n${label}\nOpened\nApr 2021`;
  expect(told(card('Late 30 days', 'Open'))).toEqual(['statusLoose=Late 30 days balance=$227']);
  expect(told(card('Late 30 days', '60 days late'))).toEqual(['balance=$227']);
});
