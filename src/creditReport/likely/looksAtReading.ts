import type { Looked, Told } from './looks';

/** What the word so many words on was read as; empty for no part, or no word. */
function fieldsAt({ readAs = [], index }: Looked, by: number): string {
  return readAs[index + by]?.fields.join() ?? '';
}

function ofWord({ readAs = [], index }: Looked): readonly string[] {
  return readAs[index]?.fields ?? [];
}

/** What is looked at in what a word was read as before: such a reading is mostly right, in some layouts more than in others. */
export const LOOKS_AT_READING: Readonly<Record<string, (one: Looked) => Told>> = {
  'read as': (one) => {
    const fields = ofWord(one);
    return fields.length > 0 ? fields : (one.readAs?.[one.index]?.without ?? []);
  },
  'read in': (one) => {
    const fields = ofWord(one);
    const { layout = '' } = one.readAs?.[one.index] ?? {};
    return (fields.length > 0 ? fields : ['no part']).map((field) => `${field.replace('?', '')}, ${layout}`);
  },
  'read as, shape': (one) => ofWord(one).map((field) => `${field} ${one.word.shape}`),
  'before read as': (one) => fieldsAt(one, -1),
  'behind read as': (one) => fieldsAt(one, 1),
  'alike read as': (one) =>
    one.alike ? [one.alike, `${one.alike}; itself ${ofWord(one).join() || 'no part'}`] : [],
  'both read as': (one) => `${fieldsAt(one, -1)} ${fieldsAt(one, 0)}`,
};
