import { inTurn } from '../page/anyOf';

/** What somebody writes in the place of a sum who does not know how much it is: `unknown`, `idk`, `not sure yet`, `??`. */
const UNKNOWN = inTurn(
  'i',
  /^\$? ?(?:i )?/,
  /tb[ad]|unk|unknown|not known|unsure|not sure|don['’]?t know|do not know|idk|dunno|no idea|no clue|\?{1,5}/,
  /(?: yet| how much(?: (?:it is|is (?:owed|left)|(?:i|we) owe))?| what (?:it is|(?:i|we) owe)| the (?:amount|balance))?[.?!]{0,3}$/,
);
const LONGEST = 40;

/** Whether a value says that nobody knows the sum that belongs in its place; what is merely empty does not. */
export function saysUnknown(value: string): boolean {
  return value.length <= LONGEST && UNKNOWN.test(value);
}
