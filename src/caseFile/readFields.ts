import { sanitizeMoney } from '../money/money';

/** What JSON calls an object: its fields by their names, of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** How many characters of a wrong text a sentence repeats. */
const REPEATED = 40;

/** @throws an error with these words, which say what is wrong and where */
export function refuse(words: string): never {
  throw new Error(words);
}

/** Takes a value for fields: all that are `needed`, none but those and the `possible`. */
export function recordOf(
  value: unknown,
  where: string,
  needed: readonly string[],
  possible: readonly string[] = [],
): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    refuse(`“${where}” holds no fields.`);
  const names = Object.keys(value);
  const missing = needed.find((name) => !names.includes(name));
  if (missing !== undefined) refuse(`“${missing}” is missing in ${where}.`);
  const unknown = names.find((name) => !needed.includes(name) && !possible.includes(name));
  if (unknown !== undefined) refuse(`“${short(unknown)}” in ${where} is no field of a case.`);
  return value as Fields;
}

export function listOf(value: unknown, where: string): readonly unknown[] {
  return Array.isArray(value) ? value : refuse(`“${where}” is no list.`);
}

export function textOf(fields: Fields, name: string, where: string): string {
  const value = fields[name];
  return typeof value === 'string'
    ? value
    : refuse(`“${name}” in ${where} is ${short(JSON.stringify(value))}, which is no text in quotes.`);
}

/** Takes a list of texts, one or more. */
export function textsOf(fields: Fields, name: string, where: string): readonly string[] {
  const texts = listOf(fields[name], `${name} of ${where}`);
  if (texts.length > 0 && texts.every((text) => typeof text === 'string')) return texts;
  return refuse(`“${name}” in ${where} is no list of texts in quotes.`);
}

/** Takes a text that a money cell can hold, be it an amount or not, such as `1.2.3`. */
export function sanitizedAmount(fields: Fields, name: string, where: string): string {
  const text = textOf(fields, name, where);
  return text === sanitizeMoney(text)
    ? text
    : refuse(
        `“${name}” in ${where} is “${short(text)}”, which is no amount: it has more than digits and a decimal point.`,
      );
}

/** Takes a text that a number field can hold: a number, or nothing. */
export function numberText(fields: Fields, name: string, where: string): string {
  const text = textOf(fields, name, where);
  return /^(-?(\d+|\d*\.\d+)(e[-+]?\d+)?)?$/i.test(text)
    ? text
    : refuse(`“${name}” in ${where} is “${short(text)}”, which is no number.`);
}

export function oneOf(fields: Fields, name: string, where: string, values: readonly string[]): string {
  const text = textOf(fields, name, where);
  return values.includes(text)
    ? text
    : refuse(
        `“${name}” in ${where} is “${short(text)}”, which is none of ${values.map((each) => `“${each}”`).join(', ')}.`,
      );
}

function short(text: string): string {
  return text.length > REPEATED ? `${text.slice(0, REPEATED)}…` : text;
}
