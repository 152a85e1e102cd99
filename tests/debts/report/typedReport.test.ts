// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { readTyped } from '../../../src/debts/report/typedReport';

/** The copy of a page whose elements stand right beside each other. */
const COPIED = {
  text: 'OAK BANK\r\nCredit card\r\n$1,53241% of limit $3,700\r\nELM FUNDING\r\nCollections\r\n$744Opened Jan 2024',
  html: `<div><p>OAK BANK</p><p>Credit card</p><p><span>$1,532</span><span>41% of limit $3,700</span></p>
    <p>ELM FUNDING</p><p>Collections</p><p><span>$744</span><span>Opened Jan 2024</span></p></div>`,
};
const IN_BOX = COPIED.text.replaceAll('\r', '');

function amountsOf(text: string, copied = COPIED) {
  const typed = readTyped(text, copied);
  return typeof typed === 'string' ? typed : typed.reading.debts.map(({ amountText }) => amountText);
}

it('what is pasted into the box is read by its elements as well, where a plain copy glues them together', () => {
  expect(amountsOf(IN_BOX)).toEqual(['$1,532', '$744']);
});

it('a pasted table is read by its cells, and one that spans two accounts counts in both', () => {
  const rows = [
    ['Creditor', 'Acct', 'Balance', 'Status'],
    ['Navient', 'N1', '$5,000', 'Current'],
    ['N2', '$6,100', '30 days late'],
    ['Visa', 'V1', '$800', 'Current'],
  ];
  const html = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}`).join('')}`).join('');
  const copied = {
    text: rows.map((row) => row.join('\t')).join('\n'),
    html: `<table>${html.replace('<td>Navient', '<td rowspan=2>Navient')}</table>`,
  };
  const typed = readTyped(copied.text, copied);
  if (typeof typed === 'string') throw new Error(typed);
  const names = typed.reading.debts.map(({ accountName, accountNumber }) => [accountName, accountNumber]);
  expect(names).toEqual([
    ['Navient', 'N1'],
    ['Navient', 'N2'],
    ['Visa', 'V1'],
  ]);
});

it('a text that was changed since it was pasted is read as it stands', () => {
  expect(amountsOf('Creditor: ELM BANK\nBalance: $900')).toEqual(['$900']);
});
