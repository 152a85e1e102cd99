import { either, inTurn } from '../page/anyOf';
import { isName } from './names';

/** The words of kinds of debts, as a form has them before each creditor. */
const WORDS_OF_KINDS = inTurn(
  '',
  either(
    /(?:first|second|third|1st|2nd|3rd|other|real|estate|home|house|property|equity|on|of|to|and|&|or|your|the)/,
    /(?:auto(?:mobile)?s?|cars?|vehicles?|trucks?|student|education|personal|medical|credit|charge|store|bank|unions?)/,
    /(?:secured|unsecured|revolving|installment|family|private|loans?|mortgages?|cards?|accounts?|lines?|heloc)/,
    /(?:debts?|money|you|owed?|leases?|judge?ments?|notes?|bills?|collections?|\(not evidenced by a note\))/,
  ),
  /(?=[ /:])[ /]*/,
);
const KIND_IN_FRONT = new RegExp(`^(?:${WORDS_OF_KINDS.source}){1,10}: `, 'i');
/** The same in a cell of a form, where a dash may part them. */
const KIND_IN_CELL = new RegExp(`^(?:${WORDS_OF_KINDS.source}){1,10}(?:: |[-–—] )`, 'i');
/** One of them has to say that something is owed: `Home:` may stand before anything. */
const OF_DEBT =
  /\b(?:other|loans?|mortgages?|cards?|accounts?|lines?|heloc|debts?|owed?|leases?|judge?ments?|notes?|bills?|collections?)\b/i;

/** A name without what kind of debt it is before a colon, where somebody is named behind it: `First mortgage on home: Oak Bank`. */
export function withoutKind(name: string): string {
  return withoutFront(name, KIND_IN_FRONT);
}

/** The first cell of a form's row without that, also before a dash: `First mortgage on home - Oak Bank`. */
export function withoutKindInCell(cell: string): string {
  return withoutFront(cell, KIND_IN_CELL);
}

function withoutFront(name: string, front: RegExp): string {
  const [kind = ''] = front.exec(name) ?? [];
  const rest = name.slice(kind.length);
  if (kind === '' || !OF_DEBT.test(kind) || !isName(rest)) return name;
  return withoutFront(rest, front);
}
