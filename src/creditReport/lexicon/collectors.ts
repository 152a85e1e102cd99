import { either } from '../page/anyOf';

/** Companies that collect debts of others, or buy them, and lend to nobody: the words that their names begin with. */
const COLLECTORS = either(
  // Who buys debts.
  /midland (?:credit|funding|mgmt)|mcm|lvnv|resurgent|portfolio rec(?:ov(?:ery)?)?|pra(?: llc)?|cavalry/,
  /calvary (?:spv|portfolio)|jefferson cap(?:ital)?|encore (?:capital|receivable)/,
  // Who collects, most of them for others.
  /convergent|enhanced (?:recovery|resource)|erc|i\.? ?c\.? systems?|transworld|tsi|credence|afni|sequium/,
  /radius global|hunter warfield|national (?:credit systems|recovery agency|enterprise systems)/,
  /caine (?:&|and) weiner|cbe group|asset acceptance|unifin|diversified (?:consultants|adjustment)/,
  /allied interstate|ncb management|nco (?:fin|financial)|crown asset|velocity investments?/,
  /first ?source advantage|phoenix financial|wakefield (?:&|and) assoc\p{L}*|ameri-?collect|medicredit/u,
  /harris (?:&|and) harris|williams (?:&|and) fudge|eos cca|fbcs|southwest credit/,
  /commonwealth financial sys\p{L}*|credit (?:collection|control|corp)|spring oaks|true ?accord/u,
  /absolute resolutions|capio|penn credit|aargon|frontline asset|quantum3|bureaus investment/,
  /phillips (?:&|and) cohen|northland group|optio solutions|grant (?:&|and) weber|gc services|mrs bpo/,
  /ecast settlement|pinnacle credit|halsted financial|oliphant|plaza services|van ru|weltman|client services/,
);

/** Words that only names of those hold who collect. */
const OF_COLLECTORS =
  /^\p{Lu}.*(?<!\p{L})(?:collections?|collectors|coll (?:agency|bureau|co|serv|svcs?)|recovery|recov|receivables?|recouvrement|cobros|adjusters|adjustment (?:bureau|service))(?!\p{L})/iu;

const KNOWN = new RegExp(`^${COLLECTORS}(?![\\p{L}\\d])`, 'iu');

/** Whether a name begins as that of a company does that collects debts of others, or buys them. */
export function beginsWithCollector(name: string): boolean {
  return KNOWN.test(name);
}

/** Whether a name is that of somebody who collects debts: one that is known, or of words that others do not have. */
export function isCollector(name: string): boolean {
  return beginsWithCollector(name) || (name.includes(' ') && OF_COLLECTORS.test(name));
}
