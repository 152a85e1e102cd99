import { expect, it } from 'vitest';
import {
  withoutMojibake,
  withoutQuotedPrintable,
  withoutWrappedQuotes,
} from '../../../../src/creditReport/page/repair/encoding';

it.each([
  ['Dadâ€™s', 'Dad’s'],
  ['MenÃ©ndez', 'Menéndez'],
  ['truck â€“ bal', 'truck – bal'],
  ['Itâ€™s balÂ $9', 'It’s bal $9'],
  ['twice: Ã¢â‚¬â„¢', 'twice: ’'],
])('reads %j as it was written', (text, written) => {
  expect(withoutMojibake(text)).toBe(written);
});

it.each(['Peña y Niño', 'NÃO', 'Âge', '€ 5', 'Größe'])('leaves %j alone', (text) => {
  expect(withoutMojibake(text)).toBe(text);
});

it.each([
  ['Dad=E2=80=99s', 'Dad’s'],
  ['caf=C3=A9 e=2Dmail', 'café e-mail'],
  ['bal $9,=\n204.81 pa=\nys', 'bal $9,204.81 pays'],
  ['bal $9,=\n> > 204.81 =C3=A9', 'bal $9,204.81 é'],
])('decodes %j', (text, decoded) => {
  expect(withoutQuotedPrintable(text)).toBe(decoded);
});

it.each([
  ['figures behind equals signs', 'bal=1200 pmt=35 apr=24'],
  ['a rule', '=====\n====='],
  ['one equals sign at the end of a line', 'total =\n$500'],
])('takes %s for no mail: %j', (_, text) => {
  expect(withoutQuotedPrintable(text)).toBe(text);
});

it('joins the lines of a quoted mail that were wrapped on their way', () => {
  const mail = '> Oak – $5 –\ncurrent\n> Elm – $6 –\n30 days\npast due\n>\n> Ash – min\n$7\n> end';
  expect(withoutWrappedQuotes(mail)).toBe(
    '> Oak – $5 – current\n> Elm – $6 –\n30 days\npast due\n>\n> Ash – min $7\n> end',
  );
});

it.each(['> Oak\nElm\n> Ash', 'Oak\nElm\nAsh', '> Oak\n\n> Elm\n\n> Ash'])(
  'joins no other lines: %j',
  (text) => {
    expect(withoutWrappedQuotes(text)).toBe(text);
  },
);
