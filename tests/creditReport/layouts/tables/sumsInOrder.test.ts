import { describe, expect, it } from 'vitest';
import { readSumsInOrder } from '../../../../src/creditReport/layouts/tables/sumsInOrder';
import { readLines } from '../../../../src/creditReport/page/lines';
import { placedCells } from '../../../../src/creditReport/page/placed';

const read = (text: string) =>
  readSumsInOrder(placedCells(readLines(text))).map(({ facts }) =>
    facts.map(({ kind, values }) => `${kind} ${values[0]}`).join(' | '),
  );

const CARDS = `Account Type –
use list above Company Name Account Number Unpaid Balance
To be paid off at
or before closing Monthly Payment
`;
const LOANS = `Creditor Name Account Number
Monthly
Mortgage
Payment Unpaid Balance
To be paid off
Type: FHA, VA,
Credit Limit
(if applicable)
`;

describe('rows whose sums stand in the order of broken headings', () => {
  it('are read without the kinds before their names, and with a box between their sums', () => {
    expect(
      read(`${CARDS}Revolving Oak Bank 3499928105571 $ 2,318.00 X $ 46.00
Lease (not real estate) Elm Lease Trust 407718825 $ 5,016.00 $ 418.00
Open 30-Day Fir Card 349991XXXXX $ 1,120.00 $ 1,120.00`),
    ).toEqual([
      'name Oak Bank | number 3499928105571 | balance $ 2,318.00 | paying $ 46.00',
      'name Elm Lease Trust | number 407718825 | balance $ 5,016.00 | paying $ 418.00',
      'name Fir Card | number 349991XXXXX | balance $ 1,120.00 | paying $ 1,120.00',
    ]);
  });
  it('may have a limit behind what kind of loan they are, or the mere sign of one', () => {
    expect(
      read(`${LOANS}Oak Loan Services 8190027744 $ 1,803.00 $ 247,961.00 X Conventional $
Elm CU 660218-HE $ 155.00 $ 18,500.00 HELOC $ 40,000.00`),
    ).toEqual([
      'name Oak Loan Services | number 8190027744 | paying $ 1,803.00 | balance $ 247,961.00',
      'name Elm CU | number 660218-HE | paying $ 155.00 | balance $ 18,500.00 | money $ 40,000.00',
    ]);
  });
  it('may have a number in groups, one behind a hyphen, or none behind their kind', () => {
    expect(
      read(`${CARDS}Revolving Oak Bank 3499 92117 $ 853.00 $ 53.00
Open 30-Day Fir Card -349991281 $ 612.00 $ 612.00
Lease Elm Services 04-8861-L $ 6,732.00 $ 374.00
Installment Ash Card $ 512.00 X $ 42.66`),
    ).toEqual([
      'name Oak Bank | number 3499 92117 | balance $ 853.00 | paying $ 53.00',
      'name Fir Card | number 349991281 | balance $ 612.00 | paying $ 612.00',
      'name Elm Services | number 04-8861-L | balance $ 6,732.00 | paying $ 374.00',
      'name Ash Card | balance $ 512.00 | paying $ 42.66',
    ]);
  });
  it('may have a limit of which no heading below tells, behind other words', () => {
    const headings = 'Creditor Name Account Number Payment Unpaid Balance or before closing';
    expect(read(`${headings}\nElm CU 5100283 $ 164.00 $ 19,450.00 ☑ Other $ 40,000.00`)).toEqual([
      'name Elm CU | number 5100283 | paying $ 164.00 | balance $ 19,450.00 | money $ 40,000.00',
    ]);
  });
  it.each([
    ['have one sum', `${CARDS}Revolving Oak Bank 3499928105571 $ 2,318.00`],
    ['have more sums than headings', `${CARDS}Oak Bank 349992 $ 2,318.00 $ 46.00 $ 9.00`],
    ['have neither a number nor a kind', `${CARDS}Oak Bank $ 2,318.00 $ 46.00`],
    ['name nobody', `${CARDS}3499928105571 $ 2,318.00 $ 46.00`],
    ['are told in a sentence', `${CARDS}Oak Bank 349992 $ 2,318.00 and that is why I cannot pay $ 46.00`],
    ['stand under headings without what is paid', `Company Name Account Number Unpaid Balance\nOak 349992 $ 2,318.00 $ 46.00`],
    ['stand under headings without the number', `Company Name Unpaid Balance Monthly Payment\nOak 349992 $ 2,318.00 $ 46.00`],
  ])('are none where they %s', (_, text) => {
    expect(read(text)).toEqual([]);
  }); // biome-ignore format: rows are read in lines
});
