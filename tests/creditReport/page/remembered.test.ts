import { describe, expect, it } from 'vitest';
import { forgetTexts, remembered, rememberedOf } from '../../../src/creditReport/page/remembered';

function counted<Asked>() {
  const asked: Asked[] = [];
  return { asked, rule: (one: Asked) => asked.push(one) };
}

describe('a rule about texts', () => {
  it('is asked once about a text that comes again', () => {
    const { asked, rule } = counted<string>();
    const again = remembered(rule);
    expect([again('a'), again('b'), again('a')]).toEqual([1, 2, 1]);
    expect(asked).toEqual(['a', 'b']);
  });
  it('is asked every time about a long text', () => {
    const { asked, rule } = counted<string>();
    const again = remembered(rule);
    const [longest, longer] = ['a'.repeat(100), 'a'.repeat(101)];
    for (const text of [longest, longest, longer, longer]) again(text);
    expect(asked).toEqual([longest, longer, longer]);
  });
  it('is asked anew once the texts are forgotten', () => {
    const { asked, rule } = counted<string>();
    const again = remembered(rule);
    again('a');
    forgetTexts();
    again('a');
    expect(asked).toEqual(['a', 'a']);
  });
  it('forgets what it said of thousands of texts', () => {
    const { asked, rule } = counted<string>();
    const again = remembered(rule);
    for (let index = 0; index < 50_001; index += 1) again(`${index}`);
    again('0');
    expect(asked).toHaveLength(50_002);
    again('50000');
    expect(asked).toHaveLength(50_002);
  });
});

it('is asked once about a thing, and again about another that is like it', () => {
  const { asked, rule } = counted<object>();
  const again = rememberedOf((thing: object) => (rule(thing) > 1 ? 'other' : undefined));
  const [one, other] = [{}, {}];
  expect([again(one), again(one), again(other), again(other)]).toEqual([
    undefined,
    undefined,
    'other',
    'other',
  ]);
  expect(asked).toHaveLength(2);
});
