import { describe, expect, it } from 'vitest';
import { divideRow } from '../../../../src/creditReport/layouts/tables/spacedRow';
import type { LabelKind } from '../../../../src/creditReport/lexicon/labelTable';

/** The cells of a row under columns of such kinds, with bars between them. */
const divide = (row: string, kinds: string) =>
  divideRow(
    row,
    kinds.split(' ').map((kind) => ({ kind: kind as LabelKind, label: kind })),
  )?.join(' | ');

describe('the words of a row that blanks part', () => {
  it.each([
    ['a status behind a name', 'OAK BANK 30 days late $5', 'name status balance', 'OAK BANK | 30 days late | $5'],
    ['a status before a name', 'Current OAK BANK $5', 'status name balance', 'Current | OAK BANK | $5'],
    ['a status that more words are around', 'OAK account late since May $5', 'name status balance', 'OAK | account late since May | $5'],
    ['words that hold no status', 'OAK see remarks $5', 'name status balance', 'OAK see remarks |  | $5'],
    ['a status between texts', 'OAK Current $5', 'name status text balance', 'OAK | Current |  | $5'],
    ['a kind of account behind a name', 'OAK BANK Revolving $5', 'name text balance', 'OAK BANK | Revolving | $5'],
    ['a kind of account of two words', 'OAK BANK Joint Account $5', 'name text balance', 'OAK BANK | Joint Account | $5'],
    ['a kind of account alone', 'Revolving $5', 'name text balance', 'Revolving |  | $5'],
    ['any text behind a name', 'OAK BANK foo $5', 'name text balance', 'OAK BANK foo |  | $5'],
    ['a kind of account in more columns', 'OAK BANK Revolving $5', 'name text text balance', 'OAK BANK Revolving |  |  | $5'],
    ['who was owed before behind what a company is', 'OAK ASSETS, LLC Elm Bank, N.A. $5', 'name original balance', 'OAK ASSETS, LLC | Elm Bank, N.A. | $5'],
    ['who was owed before in front', 'Elm Bank, N.A. OAK ASSETS, LLC $5', 'original name balance', 'Elm Bank, N.A. | OAK ASSETS, LLC | $5'],
    ['nobody else who was owed before', 'OAK CLINIC same $5', 'name original balance', 'OAK CLINIC | same | $5'],
    ['two names that nothing parts', 'OAK ASSETS ELM BANK $5', 'name original balance', 'OAK ASSETS ELM BANK |  | $5'],
    ['what a company is before what it is', 'OAK FUNDING, LLC (a trust) $5', 'name text balance', 'OAK FUNDING, LLC (a trust) |  | $5'],
    ['a letter before a name', 'I OAK BANK $5', 'text name balance', 'I | OAK BANK | $5'],
    ['two letters before a name', 'AU OAK BANK $5', 'text name balance', 'AU | OAK BANK | $5'],
    ['a word before a name', 'Revolving OAK BANK $5', 'text name balance', 'Revolving OAK BANK |  | $5'],
    ['a date', 'OAK 10/2020 $5', 'name date balance', 'OAK | 10/2020 | $5'],
    ['a sign of dollars apart from its sums', 'OAK $ 40 $ 500', 'name paying balance', 'OAK | $40 | $500'],
    ['a date within a text', 'OAK visit 11/2023 $40 05/2024', 'name text paying date', 'OAK visit 11/2023 |  | $40 | 05/2024'],
    ['a date of the report', 'OAK 10/2020 $5', 'name reported balance', 'OAK | 10/2020 | $5'],
    ['a date of opening', 'OAK 10/2020 $5', 'name opened balance', 'OAK | 10/2020 | $5'],
    ['two sums that a slash parts', 'OAK $7/$6 $5', 'name money balance', 'OAK | $7/$6 | $5'],
    ['a number', 'OAK 12345678 $5', 'name number balance', 'OAK | 12345678 | $5'],
    ['a number with letters', 'OAK AB1234 $5', 'name number balance', 'OAK | AB1234 | $5'],
    ['a number that is none', 'OAK 12345/x $5', 'name number balance', 'OAK 12345/x |  | $5'],
    ['a masked number, which is no sum', 'OAK 1234XXXX', 'name balance number', 'OAK |  | 1234XXXX'],
    ['plain numbers, one for each column behind', 'OAK 900 35', 'name balance paying', 'OAK | 900 | 35'],
    ['plain numbers behind a name that ends in one', 'OAK 360 900 35', 'name balance paying', 'OAK 360 | 900 | 35'],
    ['plain numbers before a status', 'OAK 900 35 Current', 'name balance paying status', 'OAK | 900 | 35 | Current'],
    ['plain numbers before no status', 'OAK 24 hour lending', 'name balance status', 'OAK 24 hour lending |  | '],
    ['fewer plain numbers than columns', 'OAK 900', 'name balance paying', 'OAK 900 |  | '],
    ['a figure without a dollar sign', 'OAK 30 $5', 'name text balance', 'OAK 30 |  | $5'],
    ['a dash for the status', 'OAK - $5', 'name status balance', 'OAK | - | $5'],
    ['a dash for the balance', 'OAK - Current', 'name balance status', 'OAK | - | Current'],
    ['a dash for the name', '- $5', 'name balance', '- | $5'],
    ['a dash for name and status', '- - $5', 'name status balance', '- | - | $5'],
    ['a dash behind the last sum', 'OAK $5 - Current', 'name balance text status', 'OAK | $5 | - | Current'],
    ['dashes to the end', 'OAK $5 - -', 'name balance status text', 'OAK | $5 | - | -'],
    ['cells that are left out', 'OAK', 'name balance paying', 'OAK |  | '],
  ])('are divided with %s', (_, row, kinds, cells) => {
    expect(divide(row, kinds)).toBe(cells);
  });

  it.each([
    ['words behind the last column', 'OAK $5 5', 'name balance'],
    ['a dash within the last text', 'OAK $5 x - y', 'name balance text'],
    ['more than eighty words', `${'OAK '.repeat(80)}$5`, 'name balance'],
  ])('fit no columns with %s', (_, row, kinds) => {
    expect(divide(row, kinds)).toBeUndefined();
  });
}); // biome-ignore format: rows are read in lines
