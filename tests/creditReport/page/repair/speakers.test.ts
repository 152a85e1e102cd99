import { expect, it } from 'vitest';
import { withoutSpeakers } from '../../../../src/creditReport/page/repair/speakers';

const messages = (lines: readonly string[]) => withoutSpeakers(lines.join('\n')).split('\n').filter(Boolean);

it.each([
  ['a chat with brackets', (text: string) => `[3/14/25, 7:42:10 PM] Ana 🌻: ${text}`],
  ['a chat with brackets and the hour first', (text: string) => `[19:42, 3/14/2025] Ana Roe: ${text}`],
  ['a chat with dashes and the hour first', (text: string) => `19:42, 14.03.2025 - Ana: ${text}`],
  ['a chat with dashes', (text: string) => `14/03/2025 19:42 - Ana: ${text}`],
  ['a chat with a line for who and when', (text: string) => `[3/11 2:04 PM] Vega, Ana\n${text}`],
  ['a transcript', (text: string) => `[00:12] ${text}`],
  ['a transcript with a line for each speaker', (text: string) => `Speaker 1  0:02\n${text}`],
])('who says what and when is taken off %s', (_, said) => {
  const all = ['Oak Bank $500', 'Elm Bank $600', 'thanks'];
  expect(messages(all.map(said))).toEqual(all);
});

it('a list that begins a line with an hour stays as it is', () => {
  const text = 'call at 3:15\nBalance: $5\nOak Bank: $600';
  expect(withoutSpeakers(text)).toBe(text);
});

it('the sum that answers a question stands behind it, and other answers do not', () => {
  const said = ['oak double cash?', '6.4k, min is 140', 'car?', 'Elm Auto 9,180', 'ok'];
  expect(messages(said.map((text) => `[7:02 PM] ${text}`))).toEqual([
    'oak double cash? 6.4k, min is 140',
    'car?',
    'Elm Auto 9,180',
    'ok',
  ]);
});

it.each([
  ['what about the Oak card', '418, min 35', 'the Oak card 418, min 35'],
  ['so what abt oak', '$418', 'oak $418'],
  ['and how about my Oak loan', '1,418', 'my Oak loan 1,418'],
  ['and my dad', 'yes 2000 but no rush', 'my dad 2000 but no rush'],
  ['and ur brother', 'yeah, 600', 'ur brother 600'],
])('the sum that answers a question without its mark stands behind it: %s', (asked, told, row) => {
  expect(messages(['hi', asked, told, 'ok'].map((text) => `[7:02 PM] ${text}`))).toEqual(['hi', row, 'ok']);
});

it('the sum that is a message of its own stands behind the name of the creditor before it', () => {
  const said = (...lines: string[]) => messages(lines.map((text) => `[7:02 PM] ${text}`));
  expect(said('Truck?', 'Oak Bank', '19,870', 'yes')).toEqual(['Truck?', 'Oak Bank 19,870', 'yes']);
  expect(said('hi', 'ok go', '19,870')).toEqual(['hi', 'ok go', '19,870']);
  expect(said('hi', 'Oak Bank', '19,870 and 5')).toEqual(['hi', 'Oak Bank', '19,870 and 5']);
  const sent = ['You sent', 'Truck?', 'Ana', 'Oak Bank', 'Ana', '19,870', 'You sent', 'thanks'];
  expect(messages([...sent])).toEqual(['Truck?', 'Oak Bank 19,870', 'thanks']);
});

it.each([
  ['what about dinner', 'yes at 7'],
  ['what about the 2 cards', '418'],
  ['and my dad says hi', '418'],
  ['all about oak', '418'],
])('what is no question about a debt has no sum behind it: %s', (asked, told) => {
  const said = ['hi', asked, told, 'ok'];
  expect(messages(said.map((text) => `[7:02 PM] ${text}`))).toEqual(said);
});

it('who says what is taken off a talk of few people, one of whom is called by what he does', () => {
  const talk = ['Sam: here it is', 'Sam: Oak Bank $500', 'Agent: thank you', 'Sam: Elm Bank $600'];
  expect(messages(talk)).toEqual(['here it is', 'Oak Bank $500', 'thank you', 'Elm Bank $600']);
});

it('who says what is taken off a talk in which one asks and names no figure', () => {
  const talk = ['Tom: whats the damage?', 'Jill: Oak Bank 1,240', 'Jill: Elm Visa 6,880', 'Tom: thats it?'];
  expect(messages(talk)).toEqual(['whats the damage?', 'Oak Bank 1,240', 'Elm Visa 6,880', 'thats it?']);
  const list = 'Oak: $500\nElm: $600?\nOak: $700';
  expect(withoutSpeakers(list)).toBe(list);
});

it('who speaks is taken off where he says whom he owes', () => {
  expect(withoutSpeakers('Ann: I owe Oak 500')).toBe('I owe Oak 500');
});

it.each([
  ['what is owed behind a creditor', 'Oak: I owe 500\nElm: I owe about 600'],
  ['a list of creditors', 'Oak: $500\nOak: $600\nElm: $700'],
  ['labels with values', 'Agent: Jane\nBalance: $5\nStatus: late'],
  ['lines that nobody says', 'Sam: Oak $5\nAgent: thanks\nSam: Elm $6\nBalance $7'],
])('%s stay as they are', (_, text) => {
  expect(withoutSpeakers(text)).toBe(text);
});

it('who says what is taken off where the day has no year', () => {
  const all = ['Oak Bank $500', 'Elm Bank $600', 'thanks'];
  expect(messages(all.map((text) => `[3/12, 9:41 AM] Tina: ${text}`))).toEqual(all);
});

it.each([
  ['Ana: what do we owe\nMe: Oak Bank 500\nAna: ok', ['what do we owe', 'Oak Bank 500', 'ok']],
  ['Q: how much?\nA: Oak Bank 500\nQ: other loans?\nA: Elm 900', ['how much?', 'Oak Bank 500', 'other loans?', 'Elm 900']],
  ['SMS Oak: You owe $5\nSMS Elm: You owe $9', ['Oak: You owe $5', 'Elm: You owe $9']],
  ['Mom: 500\nDad: 300\nMom: 200', ['Mom: 500', 'Dad: 300', 'Mom: 200']],
  ['SMS Oak: You owe $5', ['SMS Oak: You owe $5']],
])('who speaks is taken off where he is called so: %s', (text, said) => {
  expect(messages([text])).toEqual(said);
}); // biome-ignore format: messages are read beside their talk

it.each([
  ['of one', ['Rosa Price: Discover about 3,400', 'Rosa Price: owe my dentist 620', 'Rosa Price: citi 300'], ['Discover about 3,400', 'owe my dentist 620', 'citi 300']],
  ['of two, each with debts', ['Ana M. Ruiz: Amex 41', 'Luis Ruiz: Discover 9', 'Ana M. Ruiz: Target 12'], ['Amex 41', 'Discover 9', 'Target 12']],
  ['of two, one of whom asks', ['Lee Park: Amex 520', 'Ann Joy: and cards?', 'Lee Park: Citi 880'], ['Amex 520', 'and cards?', 'Citi 880']],
])('the whole names of those who tell of debts are taken off a talk %s', (_, talk, said) => {
  expect(messages(talk)).toEqual(said);
}); // biome-ignore format: messages are read beside their talk

it.each([
  ['the debts with one creditor', 'Navy Federal: Chase 12\nNavy Federal: Citi 14\nNavy Federal: Amex 4'],
  ['labels with values', 'Debt Name: Chase 4432\nDebt Name: Citi 300\nDebt Balance: 1200'],
  ['of names that do not come back', 'Rosa Price: Citi 30\nAna Roe: Chase 40\nLuis Roe: Amex 50'],
  ['of no creditors', 'Rosa Price: lunch 30\nRosa Price: shoes 40\nRosa Price: gas 50'],
  ['with a line that nobody says', 'Rosa Price: Citi 30\nRosa Price: Chase 40\nAmex 50'],
  ['of too many people', 'Ana Roe: Citi 3\nBo Roe: Citi 3\nCy Roe: Citi 3\nDee Roe: Citi 3\nEd Roe: Citi 3\nAna Roe: hi'],
])('the whole names before lines stay where these are no talk of debts: %s', (_, text) => {
  expect(withoutSpeakers(text)).toBe(text);
}); // biome-ignore format: texts are read in lines

it.each([
  ['with what a messenger prints around it', ['Dani 💍', 'Mon, Sep 8, 6:02 PM', 'Me: what is on oak', 'Dani: Oak 1,318.40', 'Dani: Elm 2,077', '6:19 PM', 'Dani: ok', 'Delivered'], ['what is on oak', 'Oak 1,318.40', 'Elm 2,077', 'ok']],
  ['of two who are called by one word and both tell', ['Tim: here', 'Tim: Chase 2,204 pay 75', 'Rosa: and my Discover 391', 'Tim: k'], ['here', 'Chase 2,204 pay 75', 'and my Discover 391', 'k']],
])('who says what is taken off a talk %s', (_, talk, said) => {
  expect(messages(talk)).toEqual(said);
}); // biome-ignore format: talks are read in lines

it.each([
  ['labels, each beside a figure', ['Store: Kohls 391', 'Store: Macys 200', 'Truck: Ally 11,400']],
  ['one person, who may be whose they are', ['Tim: Chase 391', 'Tim: Discover 200', 'Tim: thanks']],
  ['creditors', ['Chase: Discover 391', 'Chase: pays Discover 200', 'Citi: Ally 40', 'Citi: no']],
  ['a title that nobody speaks by', ['Dani 💍', '6:02 PM', 'Oak: 400', 'Elm: 500']],
])('%s before colons speak to nobody', (_, lines) => {
  expect(messages(lines)).toEqual(lines);
}); // biome-ignore format: talks are read in lines
