import { expect, it } from 'vitest';
import { readLabelsInColumns } from '../../../../src/creditReport/layouts/labels/columnsOfLabels';
import { piecesOfText, placedLines } from '../../../../src/creditReport/page/placed';

const OAK = [
  'OAK BANK',
  'Address:               Account number:       Status: Open/Past due',
  'PO BOX 12              403766XXXX            60 days.',
  'RENO NV 89501          Original creditor:    Status details: Reported',
  '(800) 555-0148         ELM STORES            until Feb 2014.',
  'Date opened:   Type:             Recent balance:',
  '04/2001        Credit card       $8,644 as of 05/2007',
  'Last reported: Monthly payment:  High balance:',
  '05/2007        $178              $8,911',
  'Account history:',
  '60 days as of May 2007',
];
const read = (lines: readonly string[]) =>
  readLabelsInColumns(placedLines(piecesOfText(lines.join('\n')))).map(({ heading, facts }) =>
    Object.fromEntries([
      ['name', heading?.name.name],
      ...facts.map(({ label, values: [value] }) => [label, value]),
    ]),
  );
const AS_PRINTED = {
  name: 'OAK BANK',
  'account number': '403766XXXX',
  address: 'PO BOX 12 RENO NV 89501 (800) 555-0148',
  status: 'Open/Past due 60 days.',
  'original creditor': 'ELM STORES',
  'date opened': '04/2001',
  'recent balance': '$8,644 as of 05/2007',
  'monthly payment': '$178',
  'account history': '60 days as of May 2007',
};

it('reads labels over their values in columns under a name, also where the columns change from row to row', () => {
  expect(read(OAK)).toEqual([expect.objectContaining(AS_PRINTED)]);
});

it('reads them without colons, under an address, and with blank lines between the rows', () => {
  const plain = [
    'OAK BANK',
    'PO BOX 12',
    'RENO NV 89501',
    '',
    'Account number   Date opened   Balance',
    '403766XXXX       04/2001       $8,644',
    '',
    'Status           Terms         Monthly payment',
    'Charged off      NA            $178',
    '',
    'Original creditor',
    'ELM STORES',
    '',
    'Other words below',
  ];
  expect(read(plain)).toEqual([
    expect.objectContaining({
      name: 'OAK BANK',
      'account number': '403766XXXX',
      balance: '$8,644',
      status: 'Charged off',
      'monthly payment': '$178',
      'original creditor': 'ELM STORES',
    }),
  ]);
});

it('without blank lines an account begins, and the one above ends, at a name right over the label of an address', () => {
  const account = (name: string, balance: string) => [
    name,
    'Address:',
    'PO BOX 12',
    'RENO NV 89501',
    'Account number:',
    '403766XXXX',
    'Date opened:   Type:          Recent balance:',
    `04/2001        Revolving      ${balance} as of 05/2007`,
    'Last reported: Responsibility:',
    '05/2007        Joint with ROSA',
    '               PAZ',
  ];
  const end = ['Inquiries                          back to top', 'FIR SHOP', 'Recent balance:', '$1'];
  const found = read([...account('OAK BANK', '$8,644'), ...account('ELM STORE', '$66'), ...end]);
  expect(found.map((one) => [one.name, one['recent balance'], one.responsibility])).toEqual([
    ['OAK BANK', '$8,644 as of 05/2007', 'Joint with ROSA PAZ'],
    ['ELM STORE', '$66 as of 05/2007', 'Joint with ROSA PAZ'],
  ]);
});

it('an account ends at a blank line that no labels follow, and at the title of a part of the report', () => {
  const [first, ...below] = OAK;
  expect(read([...OAK, '', 'Reported once', 'Recent balance:', '$1'])).toEqual([
    expect.objectContaining(AS_PRINTED),
  ]);
  expect(read([...OAK, 'Inquiries', 'Recent balance:', '$1'])).toEqual([expect.objectContaining(AS_PRINTED)]);
  expect(read([`${first}`, ...below, '', 'ELM BANK', ...below]).map(({ name }) => name)).toEqual([
    'OAK BANK',
    'ELM BANK',
  ]);
});

const BESIDE = [
  'OAK BANK',
  'PO BOX 12            Account number     Recent balance',
  'RENO NV 89501        4037 6612....   $8,644 as of 05/2007',
  '(800) 555-0148',
  'Status: Open/Past due 60 days.      $178 past due',
  'Date opened   Type         Credit limit',
  '04/2001       Credit card  $9,000',
];
const AS_BESIDE = {
  name: 'OAK BANK',
  'account number': '4037 6612....',
  'recent balance': '$8,644 as of 05/2007',
  status: 'Open/Past due 60 days. $178 past due',
  'credit limit': '$9,000',
};

it('reads labels beside the address, their values beside its next line, not quite under them', () => {
  expect(read(BESIDE)).toEqual([expect.objectContaining(AS_BESIDE)]);
});

it('reads labels beside the name, their values beside the address', () => {
  const [, labels = '', values = '', ...below] = BESIDE;
  const street = `PO BOX 12    ${values.slice(13)}`;
  const beside = [labels.replace('PO BOX 12', 'OAK BANK '), street, 'RENO NV 89501', ...below];
  expect(read(beside)).toEqual([expect.objectContaining(AS_BESIDE)]);
  expect(read(beside.with(1, street.replace('PO BOX 12', 'Elm      ')))).toEqual([]);
});

it('one row of labels is the heading of a table', () => {
  expect(
    read(['Oak cards', 'Creditor   Status   Balance', 'Elm        Open     $5', 'Fir        Open     $6']),
  ).toEqual([]);
});

it('a person who is named right below a value is no account', () => {
  const joint = ['Responsibility: Joint with', 'MARIA PAZ', ...OAK.slice(1)];
  expect(read(joint)).toEqual([]);
});

it('goes on with what is told behind a blank line beside one label', () => {
  const apart = [
    'OAK BANK',
    'Address:               Account number:',
    'PO BOX 12              403766XXXX',
    '',
    'Status: Open. $418 past due as of Jul 2009.',
    ...OAK.slice(5, 9),
  ];
  expect(read(apart)).toEqual([
    expect.objectContaining({ name: 'OAK BANK', 'recent balance': '$8,644 as of 05/2007' }),
  ]);
});

const ALONE = [
  'OAK BANK',
  'PO BOX 12',
  'RENO NV 89501',
  '(800) 555 0148',
  'Partial account number',
  '403766....',
  'Address identification number',
  '0283341905',
  'Date opened       Type             Credit limit or   Date of status',
  '04/2001           Revolving        original amount   05/2007',
  'Reported since    Terms            $9,000            First reported',
  '05/2001           NA               High balance      NA',
  '                  Monthly payment  $8,911            Responsibility',
  'Last reported     $178             Recent balance    Individual',
  '05/2007                            $8,644 as of 05/2007',
];

it('labels alone over their values may stand between the address and the first labels beside each other', () => {
  expect(read(ALONE)).toEqual([
    expect.objectContaining({
      name: 'OAK BANK',
      'partial account number': '403766....',
      'monthly payment': '$178',
      'high balance': '$8,911',
      'recent balance': '$8,644 as of 05/2007',
    }),
  ]);
});

it('more lines than an address has stand between no name and its labels', () => {
  const sentences = Array.from({ length: 5 }, (_, index) => `This is line ${index} of a note`);
  expect(read([...ALONE.slice(0, 1), ...sentences, ...ALONE.slice(4)])).toEqual([]);
});
