import type { Account } from '../account';
import type { LabelKind } from '../lexicon/labelTable';
import { heldFor, labelText } from '../lexicon/labelText';
import type { Decided, Meaning } from '../slots';

/** The kind of label that a decision makes of one. */
const KIND_OF: Readonly<Record<Meaning, LabelKind>> = {
  accountName: 'name',
  accountNumber: 'number',
  amount: 'balance',
  originalCreditor: 'original',
  current: 'status',
  paying: 'paying',
  nothing: 'text',
};

/** The meaning that labels of a kind have for a debt; what is missing has none. */
const MEANING_OF: Readonly<Partial<Record<LabelKind, Meaning>>> = {
  name: 'accountName',
  agency: 'accountName',
  number: 'accountNumber',
  balance: 'amount',
  amountLoose: 'amount',
  original: 'originalCreditor',
  status: 'current',
  statusLoose: 'current',
  accountStatus: 'current',
  paying: 'paying',
};

/** What labels of a kind mean for a debt. */
export function meaningOf(kind: LabelKind): Meaning {
  return MEANING_OF[kind] ?? 'nothing';
}

/** What a person's decisions make of labels, by their text. */
export function decidedKinds({ meanings }: Decided): ReadonlyMap<string, LabelKind> {
  return new Map(Array.from(meanings ?? [], ([label, meaning]) => [labelText(label), KIND_OF[meaning]]));
}

/** What a person has decided about labels, apart: those that are given a meaning, and those whose meaning is taken away. */
export function splitKinds(kinds: ReadonlyMap<string, LabelKind>) {
  const isTaken = ([, kind]: [string, LabelKind]) => kind === KIND_OF.nothing;
  const all = [...kinds];
  return { given: new Map(all.filter((one) => !isTaken(one))), taken: new Map(all.filter(isTaken)) };
}

/** Whether an account stands under a label about which a person has decided. */
export function isUnderDecided(
  { facts, unknown = [] }: Account,
  kinds: ReadonlyMap<string, LabelKind>,
): boolean {
  return kinds.size > 0 && [...facts, ...unknown].some(({ label }) => heldFor(kinds, label) !== undefined);
}

/**
 * An account as a person has decided about its labels: what is decided holds, and no other label, nor the line above,
 * says the same any more.
 */
export function asDecided(account: Account, kinds: ReadonlyMap<string, LabelKind>): Account {
  if (kinds.size === 0) return account;
  const decidedOf = (label: string) => heldFor(kinds, label);
  const taken = new Set<Meaning>();
  for (const { label } of account.facts) {
    const kind = decidedOf(label);
    if (kind && kind !== 'text') taken.add(meaningOf(kind));
  }
  const facts = account.facts.map((fact) => {
    const kind = decidedOf(fact.label) ?? (taken.has(meaningOf(fact.kind)) ? 'text' : fact.kind);
    return kind === fact.kind ? fact : { ...fact, kind };
  });
  const { heading, ...headless } = account;
  return { ...(taken.has('accountName') ? headless : account), facts };
}
