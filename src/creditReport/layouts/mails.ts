import { type Account, accountOf, type Fact, unlabelledFact } from '../account';
import { looksLikeCreditor } from '../lexicon/creditors';
import type { Line } from '../page/lines';
import { cleanName } from '../pieces/names';
import { factsOfCard } from './cards/cardFacts';
import { numberIn } from './lists/listNumber';

/** Who sends a mail, as its head prints it, and his address. */
const SENDER = /^From: +"?([^"<>@\n]{2,60}?)"? *(?:[<[(](?:mailto:)?[^@<>\s]+@([\w.-]+)[>\])])?$/i;
/** The rest of the head, and the line that mail programs put between mails. */
const HEAD = /^(?:date|sent|to|cc|reply-to): |^-{2,} ?(?:forwarded|original) message/i;
/** What a mail is about is a line of it. */
const SUBJECT = /^subject: (?:(?:fwd?|re|aw|rv): )*/i;
/** So much of a name stands in the address of a company: `Oak Finance` sends from `oakfinance.com`. */
const SHARED = 4;
/** A mail alone is a letter. */
const LEAST = 2;
/** Longer mails tell more than a debt. */
const MAX_LINES = 40;

/** Whether who sends a mail is a company: its address is called as it is, or, where none is printed, its name is a creditor's. */
function isCompany(name: string, domain: string | undefined): boolean {
  if (domain === undefined) return looksLikeCreditor(name);
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '');
  const own = plain(name).slice(0, SHARED);
  return own.length === SHARED && plain(domain).includes(own);
}

/** Where a number stands in a mail by words for it: `Your account ending in 1234`. */
function numberFact(lines: readonly Line[]): Fact | undefined {
  for (const line of lines) {
    const number = numberIn(line.text);
    if (number !== '') return unlabelledFact('number', number, line);
  }
  return undefined;
}

/** What a mail of a creditor tells about one debt; undefined where it tells no balance. */
function accountOfMail(sender: Line, lines: readonly Line[]): Account | undefined {
  const [, name = '', domain] = SENDER.exec(sender.text) ?? [];
  if (lines.length > MAX_LINES || !isCompany(name, domain)) return undefined;
  const body = lines
    .filter(({ text }) => !HEAD.test(text))
    .map((line) => ({ ...line, text: line.text.replace(SUBJECT, '') }));
  const { facts, flags } = factsOfCard(body);
  if (facts.filter(({ kind }) => kind === 'balance').length !== 1) return undefined;
  const number = facts.some(({ kind }) => kind === 'number') ? undefined : numberFact(body);
  const named: Fact = { kind: 'name', label: 'from', values: [cleanName(name).name], span: sender };
  return accountOf([named, ...(number ? [number] : []), ...facts], { flags });
}

/** Reads mails below each other in which creditors tell what is owed to them: statements, reminders. */
export function readMails(lines: readonly Line[]): Account[] {
  const starts = lines.flatMap(({ text }, index) => (SENDER.test(text) ? index : []));
  if (starts.length < LEAST) return [];
  return starts.flatMap((start, index) => {
    const sender = lines[start];
    return (sender && accountOfMail(sender, lines.slice(start + 1, starts[index + 1]))) ?? [];
  });
}
