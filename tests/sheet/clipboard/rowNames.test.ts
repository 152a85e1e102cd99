import { describe, expect, it } from 'vitest';
import { BUDGET_COLUMNS } from '../../../src/budget/budgetColumns';
import { rowNames } from '../../../src/sheet/clipboard/rowNames';
import { sheetLayout } from '../../../src/sheet/sheetLayout';

const ROWS = [
  { id: 'housing', label: 'Housing', cells: {} },
  { id: 'rent', label: 'Rent' },
  { id: 'phone', label: 'Cellphone Bill' },
  { id: 'fuel', label: 'Fuel' },
  { id: 'bills', label: 'Bills' },
];
const NAMES = rowNames(sheetLayout(ROWS, BUDGET_COLUMNS, 'Label'), {
  phone: { plain: ['cell phone', 'mobile', 'gas & phone'] },
  fuel: { plain: ['gasoline'], perhaps: ['gas'] },
});

describe('a label means a row', () => {
  it.each([
    ['Rent', 0],
    ['RENT (monthly):', 0],
    ['My rent', 0],
    ['the cost of rent per month', 0],
    ['cellphone', 1],
    ['Cell-Phone', 1],
    ['Mobiles', 1],
    ['Our mobile bill (2 lines)', 1],
    ['Gas and phone', 1],
    ['gas/phone', 1],
    ['Gasoline', 2],
    ['gas', 2],
    ['Bills', 3],
  ])('that is called so, but for case, signs, plurals and words that tell nothing: %j', (label, place) => {
    expect(NAMES.placeOf(label)).toBe(place);
  });

  it.each(['', '-', 'Housing', 'Ga', 'My monthly expenses', 'Rental', 'Gas grill', 'Phone', 'Mobile home'])(
    'and no row where it is called otherwise: %j',
    (label) => {
      expect(NAMES.placeOf(label)).toBe(-1);
    },
  );

  it('plainly where it can mean nothing else', () => {
    const plain = ['Cellphone Bill', 'mobile', 'gasoline', 'Gas'].map((label) =>
      NAMES.isPlain(label, NAMES.placeOf(label)),
    );
    expect(plain).toEqual([true, true, true, false]);
    expect(NAMES.isPlain('mobile', 2), 'nor of another row').toBe(false);
  });

  it('as its own label where it is written as the sheet shows it', () => {
    expect(NAMES.isOwn('cellphone BILL', 1)).toBe(true);
    expect(NAMES.isOwn('mobile', 1)).toBe(false);
  });
});

describe('a remark in brackets', () => {
  const insurances = [
    { id: 'home', label: 'Insurance' },
    { id: 'car', label: 'Car Insurance' },
    { id: 'rent', label: 'Rent' },
  ];
  const names = rowNames(sheetLayout(insurances, BUDGET_COLUMNS, 'Label'), {
    car: { plain: ['auto insurance'] },
  });

  it.each([
    ['Insurance (car)', 1, true],
    ['Insurance (auto)', 1, true],
    ['Insurance (pet)', 0, false],
    ['Rent (John)', 2, true],
    ['Insurance', 0, true],
  ])('tells which of several rows is meant, or leaves it open: %j', (label, place, isPlain) => {
    expect(names.placeOf(label)).toBe(place);
    expect(names.isPlain(label, place)).toBe(isPlain);
  });
});
