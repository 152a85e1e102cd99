import { expect, it } from 'vitest';
import { mentionsIn, owesFamily } from '../../../../src/creditReport/layouts/lists/mentions';

/** The creditors named, `+` behind one who bought a debt, `-` behind one who had it before. */
const named = (text: string) =>
  mentionsIn(text).map(({ name, isBuyer, isSeller }) => `${name}${isBuyer ? '+' : ''}${isSeller ? '-' : ''}`);

it.each([
  ['what stands before it', 'Oakdale', ['a debt with Oakdale', 'we owe Oakdale', 'we owe the Oakdale', 'it is owed to  Oakdale', 'there’s Oakdale now', "there's Oakdale now", 'there are Oakdale now', 'le debo a Oakdale', 'le debo al Oakdale', 'devo à Oakdale', 'tengo con la Oakdale']],
  ['what stands behind it', 'Oakdale', ['Oakdale - ending 1234', 'Oakdale, i owe', 'Oakdale: $500', 'Oakdale, that’s the one', "Oakdale, that's the one", 'Oakdale, thats the one', "Oakdale, it's", 'Oakdale, its 5', 'Oakdale, it’s 5', 'Oakdale, cartao', 'Oakdale, cartão', 'Oakdale still owe', 'Oakdale i owe', 'Oakdale $500', 'Oakdale (500)']],
  ['what it did', 'Oakdale', ['Oakdale closed my card', 'Oakdale charged it off', 'Oakdale then charged off my loan', 'Oakdale sued us']],
  ['its sum, in small letters', 'klarna', ['and klarna 80', 'now klarna visa 80']],
  ['its card, in small letters', 'capital one quicksilver', ['and capital one quicksilver 2300 (current)']],
  ['what kind of loan it is', 'Oakdale', ['also payday loan Oakdale 500', 'a title loan Oakdale 900']],
  ['what makes a name of more words', 'Oak of Elm', ['we owe Oak of Elm, and']],
  ['its brackets', 'Oakdale (Elm Bank)', ['we owe Oakdale (Elm Bank) 500']],
  ['what it is', 'Oakdale hospital', ['we owe Oakdale hospital 500', 'The Oakdale hospital 1,890 went', 'and Oakdale hospital is at 500']],
  ['what it is, with what it sent', 'St. Oak clinic bill', ['The St. Oak clinic bill 1,890 that', 'So St. Oak clinic bill was $640']],
  ['its abbreviations', 'St. Oak', ['we owe St. Oak 500']],
  ['its number', '5th Oak', ['we owe 5th Oak 500']],
])('a creditor is known by %s', (_, name, texts) => {
  expect(texts.filter((text) => named(text).join() !== name)).toEqual([]);
}); // biome-ignore format: texts are read in lines

it.each([
  ['whom it was given to', 'Oakdale+', ['sold to Oakdale', 'turned over to Oakdale', 'sent off to an agency called Oakdale', 'passed to the company Oakdale', 'went to a collector named Oakdale', 'a collector, Oakdale', 'the agency is Oakdale', "the agency's Oakdale", 'the agency’s Oakdale', 'now with the Oakdale', "now it's Oakdale", 'now it’s Oakdale', 'belongs to Oakdale', 'picked up by Oakdale', 'agora é da Oakdale', 'agora é de Oakdale', 'agora com Oakdale', 'agora está com Oakdale', 'ahora la tiene Oakdale', 'ahora con  Oakdale']],
  ['that it has bought it', 'Oakdale Recovery Associates+', ['Oakdale Recovery Associates, they bought it', 'Oakdale Recovery Associates, who bought it', 'Oakdale Recovery Associates who took over it', 'Oakdale Recovery Associates, which recently purchased it']],
  ['that another bought it', 'Oakdale-', ['they bought my old Oakdale', 'who bought our Oakdale', 'took over the old Oakdale', 'purchased an old Oakdale']],
  ['that it has it', 'Citibank+', ['Citibank has it and owes', 'Citibank have the debt', 'Citibank has.', 'Citibank bought', 'Citibank is collecting']],
  ['what a collector has, who is named before', 'Oakdale-', ['Midland Credit, yes $900, it was Oakdale', 'owe Portfolio Recovery 880, that’s my old Oakdale', 'LVNV Funding? 1,050, that was the Oakdale card']],
  ['from whom it was bought', 'Oakdale-', ['bought from Oakdale', 'bought it from the Oakdale', 'purchased the debt from Oakdale', 'about my old Oakdale', 'for an old Oakdale', 'for our old apartment at the Oakdale', 'for my old bill from Oakdale', 'about a old card (Oakdale', 'about our Oakdale', "it's from my old Oakdale", 'it’s my old Oakdale', 'its for an old Oakdale', "that's the old Oakdale", 'thats a old Oakdale', 'that’s our old Oakdale', 'from an old Oakdale', 'from a old Oakdale', 'it was my old Oakdale', 'used to be Oakdale', 'originally with my Oakdale', 'formerly from Oakdale', 'era de Oakdale', 'antes Oakdale', 'antes era Oakdale', 'antes de Oakdale']],
])('the part of a creditor is told by %s', (_, name, texts) => {
  expect(texts.filter((text) => !named(text).includes(name))).toEqual([]);
}); // biome-ignore format: texts are read in lines

it('what is said of a debt that no collector has names no other', () => {
  const texts = ['owe Elm Bank 900, it was Oakdale', 'Midland Credit 900 and Elm Bank, it was Oakdale', `Midland Credit 900 ${'and so on '.repeat(12)}it was Oakdale`];
  expect(texts.filter((text) => named(text).includes('Oakdale-'))).toEqual([]);
}); // biome-ignore format: texts are read in lines

it('one who collects for another bought the debt of the other', () => {
  const both = ['owe Oakdale Recovery for Elmdale', 'owe Oakdale Recovery on behalf of Elmdale', 'owe Oakdale Recovery for the old Elmdale bill', 'owe Oakdale Recovery for an Elmdale apartment', 'owe Oakdale Recovery for a Elmdale account'];
  expect(both.map(named)).toEqual(both.map(() => ['Oakdale Recovery+', 'Elmdale-']));
  expect(named('owe Oakdale Recovery for the Elmdale thing')).toEqual(['Oakdale Recovery']);
}); // biome-ignore format: texts are read in lines

it.each([
  ['where somebody was', ['The Oakdale hospital said so', 'Oakdale clinic in 2019']],
  ['a person', ['dear Oakdale, you owe', 'my sister Oakdale, $500', 'Thanks, Oakdale $500', 'Oakdale says it owes', 'Oakdale say']],
  ['a ratio', ['we owe Debt-to-credit $500', 'Debt-to-income ratio $500', 'Loan-to-value: $500']],
  ['one to whom nothing is owed', ["we don't owe Oakdale $500", 'we don’t owe Oakdale', 'we never owe anything to the Oakdale', 'we do not owe the Oakdale $500']],
  ['a thing', ['for the Oakdale', 'we pay for my Oakdale $500']],
  ['anybody', ['with Visa $500', 'we owe Bank', 'we owe ER $500']],
  ['who speaks', ["with I've $5", 'with I’ve 5', 'with I $5']],
  ['nobody', ['There', 'Oakdale', 'the 5th one']],
])('%s is no creditor', (_, texts) => {
  expect(texts.filter((text) => named(text).length > 0)).toEqual([]);
}); // biome-ignore format: texts are read in lines

it.each(['through Elm', "that's through Elm", 'thats really by the Elm', 'that’s run by Elm', "it's by Elm", 'it’s by Elm', 'its with Elm', "and it's through Elm", 'and it’s through Elm', 'which is from Elm'])(
  'the bank behind a card is no creditor of its own: %s',
  (words) => {
    expect(named(`we owe Best Buy card ${words} Bank 500`)).toEqual(['Best Buy card']);
  },
); // biome-ignore format: texts are read in lines

it.each([
  'card', 'credit card', 'cards', 'car loan', 'student loans', 'payday loan', 'mortgage', 'heloc', 'line of credit', 'hospital bill', 'préstamo personal', '信用卡',
])('the kind behind a creditor belongs to the name: %s', (kind) => {
  const texts = [`my Oakdale ${kind} is at $640`, `then the Oakdale ${kind}, $640`, `on the Oakdale ${kind} I owe 640`];
  expect(texts.map(named)).toEqual(texts.map(() => [`Oakdale ${kind}`]));
}); // biome-ignore format: texts are read in lines

it('a kind behind a creditor stands before his brackets, and behind what he is', () => {
  expect(named('my Oakdale card (Elm Bank) is $640')).toEqual(['Oakdale card (Elm Bank)']);
  expect(named('we owe Oakdale clinic 500')).toEqual(['Oakdale clinic']);
  expect(named('Roy had an Elmdale’s card ending 7750, $500')).toEqual(['Elmdale’s card']);
});

it.each([
  ['who had the debt before', 'Oakdale-', 'they bought my old Oakdale card'],
  ['a firm', 'Chase', 'Chase card services says I owe $500'],
  ['a payment', 'Chase', 'the Chase card payment due is $95'],
  ['a number', 'Chase', 'we owe Chase, card ending 1234'],
  ['another sentence part', 'Chase', 'we owe Chase for the car loan $500'],
])('but not where it is said of %s', (_, name, text) => {
  expect(named(text)).toEqual([name]);
});

it('somebody of the family who is owed is named', () => {
  const texts = ['she owes her sister 900', 'i owe $900 to my sister', 'we owe our sister. Oak', 'debo a mi hermana', 'debemos a nuestra tia', 'devo à minha tia', 'devemos ao meu primo'];
  expect(texts.filter((text) => !owesFamily(text))).toEqual([]);
  expect(['my sister owes', 'we owe sister', 'my sister 900', 'we owe her sistership'].filter(owesFamily)).toEqual([]);
  expect(named('we owe our sister Ana 900 and we owe Oakdale 500')).toEqual(['sister Ana', 'Oakdale']);
  expect(named('we owe Oakdale 500 and we owe our sister 900')).toEqual(['Oakdale', 'sister']);
}); // biome-ignore format: texts are read in lines

it.each([
  ['Discover it card ending in 7719', 'Discover it card'],
  ['Chase freedom unlimited visa $500', 'Chase freedom unlimited'],
  ['Citi double cash card is $500', 'Citi double cash card'],
  ['Capital One quicksilver acct 1234', 'Capital One quicksilver'],
  ['Target redcard ending 4410', 'Target redcard'],
  ['Discover it is $500', 'Discover'],
  ['Discover is it, a card $500', 'Discover'],
  ['Chase account $500', 'Chase'],
])('what a card is called belongs to its creditor, where a word for a card follows: %s', (text, name) => {
  expect(named(`I owe ${text}`)).toEqual([name]);
});

it.each([
  ['My sister', 'Oak. My sister $500. Bye'],
  ['my cousin Ray', 'And my cousin Ray 300.'],
  ['our uncle', 'Also our uncle 1,200'],
])('a sentence that is nothing but %s and a sum names whom is owed', (name, text) => {
  expect(named(text)).toEqual([name]);
});

it.each([
  'My sister pays 500.',
  'My sister 5.',
  'My sister $500 a month.',
  'to my sister $500.',
  'My sister has 500.',
])('but not: %s', (text) => {
  expect(named(text)).toEqual([]);
});

it.each([
  'Oakdale Valley, they want $500',
  'Oakdale Valley, they say I owe 500',
  'Oakdale Valley, they claim 500',
])('who wants money is a creditor: %s', (text) => {
  expect(named(text)).toEqual(['Oakdale Valley']);
});

it.each(['Oakdale Valley, they moved', 'Oakdale Valley they want it'])(
  'who does something else is none: %s',
  (text) => {
    expect(named(text)).toEqual([]);
  },
);

it.each([
  ['hospital', 'Then there is the hospital, 2,650 dollars'],
  ['hospital', "There's also the hospital, and then the hospital bill is about $2,650"],
  ['dentist', 'And my dentist wants 140 too'],
  ['vet', 'I owe the vet 380'],
  ['old landlord', "There's my old landlord, $1,150"],
])('who is owed for what he does is a creditor before his sum: %s in %s', (name, text) => {
  expect(named(text)).toContain(name);
});

it.each([
  'I have the bank 2,650',
  'I owe the school 2,650',
  'I paid the hospital $400',
  'The doctor said 120 over 80',
  'and I pay the dentist 50 a month',
  'I owe the vet 30% of it',
])('but not where none is owed to him, or what lies in a bank is told: %s', (text) => {
  expect(named(text)).toEqual([]);
});

it.each([
  ['Chase 1,900 and 600 to my brother. Thats it', ['Chase', 'brother']],
  ['Also 640 to the ER.', ['ER']],
  ['plus $90 owed to my dentist', ['dentist']],
  ['We also owe $1,410 to Baylor.', ['Baylor']],
  ['we owe the hospital (Sutter) $1,325.50', ['hospital']],
  ['I pay rent and 600 to my brother', []],
  ['we send 200 home, and 300 to my sister', []],
])('who is owed a sum is named behind it, but whom it is given to is not: %s', (text, names) => {
  expect(named(text).filter((name) => name !== 'Sutter')).toEqual(names);
});
