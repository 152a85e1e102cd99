import { type Account, type Fact, factsOf } from '../account';
import { isCreditor } from '../lexicon/creditors';
import { STATUS_KINDS } from '../lexicon/statusKinds';
import { either, inTurn } from '../page/anyOf';
import { collapse } from '../page/normalise';
import { isEmptyValue } from '../pieces/amounts';
import { cleanName } from '../pieces/names';
import { type PlacedName, saidOnce } from './accountName';
import type { Printed } from './printed';
import { isSameAsCreditor } from './sameAsCreditor';

/** The original creditor under its own words, in whatever column somebody writes it: `old phone bill, original creditor: Oak`. */
const ORIGINAL_LABEL = /\borig(?:inal)?\.? cred(?:itor|\.)?(?: name)?(?: ?[:=]| -| was) ?([^;.()\n]{2,60})/i;
/** The same in brackets, behind a word for it: `collection (orig. Oak)`. */
const IN_BRACKETS = /\([Oo]rig(?:inal(?:ly)?)?\.? (\p{Lu}[^;.()]{1,40})\)/u;
/** The original creditor in a remark: `Orig Cred: OAK BANK`, `Acreedor original: OAK`, `orig. Oak`, `OC: Oak`, `collecting for Oak`, `collection (ex Oak)`. */
const IN_REMARK: readonly RegExp[] = [
  ORIGINAL_LABEL,
  /\b[Oo]rig(?:inal)?\.? cred(?:itor|\.) (\p{Lu}[^;.()]{1,40})/u,
  /\b(?:acreedor|credor) original ?[:=]? ?([^;.]{2,60})/i,
  /^[Oo]rig(?:inally)?\.? (\p{Lu}[^;.]{1,40})$/u,
  IN_BRACKETS,
  /(?:^|[;,.(] ?)(?:OC|O\/C|oc|o\/c)(?: ?[:=-])? (\p{Lu}[^;.()]{1,40})/u,
  /\b[Cc]ollect(?:ing|ion|s) (?:for|on behalf of) (\p{Lu}[^;.,()]{1,40})/u,
  /\((?:ex|fka)[- ](\p{Lu}[^()]{1,40})\)/u,
];
/** The label once more in its own cell: `(Original Creditor: OAK BANK)`. */
const WITH_LABEL = /^\(?orig(?:inal)?\.? cred(?:itor|\.)(?: name)?: ?([^()]{2,60})\)?$/i;
/** Headings of what somebody notes about each debt. */
const NOTES = /^(?:notes?|notas?|remarks?|comments?)$/;
/** From whom a collector has the debt, in whatever column somebody writes it: `Bought from Oak Bank (store card)`. */
const BOUGHT_FROM =
  /\b(?:[Bb]ought|[Pp]urchased|[Aa]cquired|[Tt]aken over)(?: (?:it|this|the debt|by them))? from (?:the )?(\p{Lu}[^;.,()]{1,40})/u;

/** Whether a fact is a remark, which may tell anything. */
function isRemark({ kind, label }: Fact): boolean {
  return kind === 'statusHint' || (kind === 'text' && NOTES.test(label));
}

/** Whether a fact is a text of no known meaning. */
function isText({ kind }: Fact): boolean {
  return kind === 'text' || kind === 'statusHint';
}

/** The dots of what a bank is by law, and the letters between them, which end no sentence: `N.A.` */
const [INITIAL, INITIALS_BEHIND] = [/(?:^|[ ,])\p{Lu}$/u, /^(?:\.\p{Lu}(?![\p{L}\d])){1,3}\.?/u];

function originalIn(remark: string): string | undefined {
  for (const pattern of IN_REMARK) {
    const found = pattern.exec(remark);
    const told = found?.[1];
    if (!found || told === undefined) continue;
    const behind = remark.slice(found.index + found[0].length);
    const initials = INITIAL.test(told) ? (INITIALS_BEHIND.exec(behind)?.[0] ?? '') : '';
    return collapse(told + initials);
  }
  return undefined;
}

/** What kind of company it is, as bureaus print it behind the original creditor, with its code or without: `DIRECTV (Utility Company)`. */
const KIND_OF_COMPANY = inTurn(
  'i',
  / \(/,
  either(
    // With its code.
    /\d{2} ?[-–:] ?[\w\s/&-]+/,
    // Without it.
    String.raw`${either(
      /payday|lend\w+|collect\w+|utilit\w+|medical|health\w*|hospitals?|physicians?/,
      /communications?|telecom\w*|telephone|cellular|wireless|cable|internet/,
      /financ\w+|bank(?:s|ing)|credit unions?|retail|department stores?|mail order|insurance|government/,
      /education\w*|rental|leasing|real estate|property management|automotive|oil|services?/,
    )}\b[\w\s/&-]*`,
  ),
  /\)$/,
);

/** When somebody was owed, behind his name: `Oak Bank first`, `Elm Hospital before`. */
const AT_FIRST =
  /(?<=\p{L}) (?:first|before|originally|at first|previously|earlier|antes|primero|antigamente)$/u;

/** What a sentence goes on with behind him: `Oak and they say I owe $612`. */
const GOES_ON = /(?<=\p{L}),? (?:and|but) (?:they|we|i|he|she|it|now) .*$/iu;

/** The dot of a sentence behind a name; one of an abbreviation belongs to it. */
const END_OF_SENTENCE =
  /(?<=\p{Ll}{3})(?<!\b(?:inc|llc|ltd|plc|corp|assoc|assn|intl|natl|bros|mfg|fin|dept|univ|hosp|serv|svcs|mgmt|bldg))\.$/iu;

/** What a report says of the debt in a sentence of its own behind the name: `OAK CLINIC. PLACED FOR COLLECTION`, `OAK BANK NA; FACTORING COMPANY ACCOUNT`. */
const SAID_BEHIND =
  /(?:(?<=\p{L}{3})\.|(?<=[\p{L}.]);) (?:placed (?:for|in|with)|assigned (?:to|for)|factoring|account|acct|consumer|collection|unpaid|paid|closed|charged?[- ]off|dispute\w*|medical|reported|transferred|sold)\b.*$/iu;

/** The same without a sign before it, in words that end no name: `OAK CLINIC PLACED FOR COLLECTION`. */
const PLACED_BEHIND = /(?<=\p{L}{3}) (?:account )?placed (?:for|in|with) collections?\b.*$/iu;

/** The code of that kind before the name, of which the files of bureaus have fifteen: `08 OAK BANK`, `12 ELM BANK`. A name may begin with another number, or count what it sells. */
const CODE_OF_KIND = /^(?:0\d|1[0-5]) (?!(?:MINUTE|HOUR|DAY|MONTH|MILE|STAR|POINT)S?\b)(?=\p{Lu}{2})/u;

/** For whom an agency collects, as it calls him in its own papers. */
const CLIENT = /^clients?(?: name)?$/;

/** Whether a report lists an account among collections, or says that it is one. */
function isCollection({ inCollections, facts }: Account): boolean {
  return inCollections || facts.some(({ values }) => values.some((value) => /\bcollection\b/i.test(value)));
}

/** What a report says under the labels of an original creditor; in an account of collection the client is the one who placed it there. */
function originalsIn(account: Account): readonly Fact[] {
  const labelled = factsOf(account, 'original');
  if (labelled.length > 0 || !isCollection(account)) return labelled;
  // Above all else of an account stands whose report it is.
  const first = account.facts.findIndex(({ kind }) => kind !== 'text');
  return account.facts.filter(
    ({ kind, label }, index) => kind === 'text' && CLIENT.test(label) && index > first,
  );
}

/**
 * The original creditor as printed: under its label, in a remark, in the status or on a line of its own below it, in the creditor's
 * place beside an agency, or behind the name.
 */
function printedOriginal(
  account: Account,
  name: PlacedName | undefined,
  creditor: PlacedName | undefined,
): Printed<string> | undefined {
  for (const fact of originalsIn(account)) {
    const printed = fact.values.find((value) => !isEmptyValue(value) && !isSameAsCreditor(value));
    if (printed === undefined || cleanName(printed).name === name?.name) continue;
    const line = collapse((printed.split('\n')[0] ?? '').replace(/[><]/g, ' '));
    const value = WITH_LABEL.exec(line)?.[1] ?? line;
    return {
      value: saidOnce(
        value
          .replace(SAID_BEHIND, '')
          .replace(PLACED_BEHIND, '')
          .replace(KIND_OF_COMPANY, '')
          .replace(END_OF_SENTENCE, ''),
      ),
      span: fact.span,
      label: fact.label,
    };
  }
  for (const fact of [...account.facts, ...(account.unknown ?? [])].filter(isRemark)) {
    const told = fact.values.flatMap((value) => originalIn(value) ?? [])[0];
    if (told) return { value: told, span: fact.span, label: fact.label };
  }
  for (const { values, span, label } of [...account.facts, ...(account.unknown ?? [])].filter(isText)) {
    const seller = values.flatMap(
      (value) =>
        [BOUGHT_FROM, ORIGINAL_LABEL, IN_BRACKETS].flatMap((one) => one.exec(value)?.[1] ?? [])[0] ?? [],
    )[0];
    if (seller) return { value: collapse(seller), span, label };
  }
  for (const { kind, values, span, label } of account.facts) {
    if (!STATUS_KINDS.includes(kind)) continue;
    const below = values.flatMap((text) => text.split('\n').slice(1));
    const told = [
      ...below.flatMap((line) => cleanName(line).originalCreditor || []),
      ...values.flatMap((text) => originalIn(text) ?? []),
    ][0];
    if (told) return { value: told, span, label };
  }
  if (creditor) return { value: creditor.name, span: creditor.span, label: creditor.label };
  return name?.originalCreditor ? { value: name.originalCreditor, span: name.span } : undefined;
}

/** What he had given, behind the name of a creditor that is one without it: `Oak Bank card`. */
const GIVEN = / (?:credit )?(?:card|account)$/;

/** A name without what he had given, where that is no part of it. */
function withoutGiven(name: string): string {
  const creditor = name.replace(GIVEN, '');
  return isCreditor(creditor) ? creditor : name;
}

/**
 * The original creditor as printed, without the code of what kind of company he is, and what he had given.
 */
export function readOriginalCreditor(
  account: Account,
  name: PlacedName | undefined,
  creditor: PlacedName | undefined,
): Printed<string> | undefined {
  const printed = printedOriginal(account, name, creditor);
  return (
    printed && {
      ...printed,
      value: withoutGiven(printed.value.replace(CODE_OF_KIND, '').replace(GOES_ON, '').replace(AT_FIRST, '')),
    }
  );
}
