import { headingWeight } from '../lexicon/labels';
import type { LabelKind } from '../lexicon/labelTable';
import { answers, asksStanding } from '../lexicon/questions';
import { weighWords } from '../lexicon/words';
import { either, inTurn } from '../page/anyOf';
import { isMaskedNumber } from '../pieces/accountNumber';
import { isMoneyWord } from '../pieces/amounts';
import { isTotalTitle } from '../pieces/sums';
import { BY_VALUES, fit, isToldStatus, share } from './columnValues';

/** How much a column's values add to what its heading says, and how much values of another shape take away. */
const [FITS, FITS_NOT] = [3, -7];
/** Labels of somebody who may be the household, or the company that is owed. */
const SOMEBODY = /^(?!.*\borig).*\b(?:client|owner|holder|customer|party|plaintiff|court)\b/;
/** Words that names of companies are made of. */
const COMPANY = inTurn(
  'i',
  /\b/,
  either(
    // What firms, banks and collectors end in, or are called by.
    /llc|inc|corp|bank|n\.?a|l\.?p|ltd|fcu|cu|credit union|funding|holdings|portfolio|capital|financ\w*|recovery/,
    /associates|services?|mgmt|management|lending|loans?|mortgage/,
    // Who heals.
    /medical|clinic|hosp(?:ital)?|dental|ambulance|partners|acquisitions?|physicians?|radiology|imaging/,
    /anesthesia|pathology|urgent care|emergency|p\.?c|co-?op/,
    // Telephone, power and other things of a house.
    /wireless|cable|telecom|communications|electric|energy|power|propane|utilit\w+|elec/,
    // Schools, homes and sports; centers of all kinds.
    /college|university|apartments?|properties|fitness|gyms?|med(?:ical)? c(?:en)?te?r|ctr/,
    // Courts, and offices of towns.
    /courts?|bureau|clerk/,
  ),
  /\b/,
);
/** So many values that name companies show that a column does. */
const COMPANIES = 0.7;

/** Whether a column is of companies, though its label could be of a person: the client of a collector, the owner of a debt. */
function isOfCompanies(label: string, values: readonly string[]): boolean {
  return SOMEBODY.test(label.toLowerCase()) && share(values, (value) => COMPANY.test(value)) >= COMPANIES;
}

/** How much a question about how debts stand says, over answers: more than its single words. */
const ASKED = 9;

/** How much of what a heading says for another meaning counts against one. */
const AGAINST = 0.6;

/** Whether two kinds are the same thing, told more or less surely. */
function areAlike(one: LabelKind, other: LabelKind): boolean {
  const isOf = (...kinds: LabelKind[]) => kinds.includes(one) && kinds.includes(other);
  return (
    one === other ||
    isOf('balance', 'amountLoose') ||
    isOf('date', 'opened', 'reported') ||
    isOf('name', 'number') ||
    isOf('name', 'original', 'agency')
  );
}

/** What a column may mean, and how much speaks for it. */
export interface Candidate {
  column: number;
  kind: LabelKind;
  score: number;
}

/** Whether values count the rows, as a column of numbers before a list does; a list below it begins anew, and a sum over all is none of them. */
export function areCount(values: readonly string[]): boolean {
  let last = 0;
  return values.every((value) => {
    if (last > 0 && isTotalTitle(value)) return true;
    const number = value.replace(/[.)]$/, '');
    const isNext = number === String(last + 1) || (last > 1 && number === '1');
    last = Number(number);
    return isNext;
  });
}

/** What a heading speaks for, and what the values under it make of that; the best first. */
export function candidates(label: string, values: readonly string[], column: number): Candidate[] {
  if (values.length > 1 && areCount(values)) return [];
  const spelled = headingWeight(label);
  const weights = new Map(spelled && spelled.weight > 5 ? [] : weighWords(label));
  if (spelled) weights.set(spelled.kind, Math.max(spelled.weight, weights.get(spelled.kind) ?? 0));
  if (isOfCompanies(label, values)) weights.set('name', 1 + Math.max(...weights.values(), 3));
  const isAnswered = (value: string) => answers(value, label) || isToldStatus(value);
  if (
    asksStanding(label) &&
    values.some((value) => answers(value, label)) &&
    share(values, isAnswered) >= BY_VALUES
  )
    weights.set('statusLoose', ASKED);
  const found = [...weights].map(([kind, own]) => {
    const weight =
      own -
      AGAINST *
        Math.max(0, ...[...weights].flatMap(([other, much]) => (areAlike(kind, other) ? [] : [much])));
    if (values.length === 0) return { column, kind, score: weight };
    const fitting = fit(kind, values);
    return {
      column,
      kind,
      score:
        weight +
        (fitting >= 0.5
          ? FITS * fitting
          : kind === 'status' || kind === 'statusLoose' || kind === 'name'
            ? FITS * (fitting - 0.5)
            : FITS_NOT),
    };
  });
  return found.filter(({ score }) => score > 1.5).sort((one, other) => other.score - one.score);
}

/** What the values of a column can be by themselves. */
const BY_SHAPE: readonly (readonly [LabelKind, (value: string) => boolean])[] = [
  ['number', isMaskedNumber],
  ['balance', isMoneyWord],
  ['statusLoose', isToldStatus],
];

/**
 * What a label may mean, by its words and the values under it, and how much speaks for each: more than 1.5.
 *
 * @param values those that are printed
 */
export function meaningsOf(
  label: string,
  values: readonly string[],
): readonly { kind: LabelKind; score: number }[] {
  const shaped = BY_SHAPE.flatMap(([kind, test]) => {
    const fitting = share(values, test);
    return fitting >= BY_VALUES ? [{ kind, score: FITS * fitting }] : [];
  });
  return [...candidates(label, values, 0), ...shaped];
}
