import { expect, it } from 'vitest';
import { readByRules } from '../../../src/creditReport/readReport';

const read = (...said: string[]) =>
  readByRules({
    text: ['Oak Bank: $7,950', 'Elm Visa: $5,432', '', ...said].join('\n'),
    tables: [],
  }).debts.map(({ current, review }) => `${current} ${review.join(' ')}`);
const NOTHING = ['null no-status', 'null no-status'];

it.each([
  ["I'm current on all of them, but just barely. I have $400 in savings.", 'current status-guessed'],
  ['Everything is up to date', 'current status-guessed'],
  ['everything above is current as of today', 'current status-guessed'],
  ['All of it is current, no lates ever.', 'current status-guessed'],
  ['rest is up to date', 'current status-guessed'],
  ['All of the other accounts are current as of that date.', 'current status-guessed'],
  ['All other accounts are up to date', 'current status-guessed'],
  ['all of my cards are 60 days behind', '60days status-guessed'],
  ['None of them are late', 'current status-guessed'],
  ['none of them late yet', 'current status-guessed'],
  ['All of them are reporting current, no lates.', 'current status-guessed'],
  ['everything shows paid as agreed', 'current status-guessed'],
  ['All of the cards are showing current', 'current status-guessed'],
  ['None of these accounts has a late payment.', 'current status-guessed'],
  ['None of those loans have any lates', 'current status-guessed'],
  [
    `${'The appraisal came in as we hoped, so we can go on. '.repeat(4)}All of them are reporting current. The rest I need by $400 on Friday.`,
    'current status-guessed',
  ],
  ['nothing is late so far', 'current status-guessed'],
  ['Everything not marked late or collections is current.', 'current status-guessed'],
  ['current on everything', 'current status-guessed'],
  ['no late payments on any of it', 'current status-guessed'],
  ['no lates since june', 'current status-guessed'],
  ['never been late on any. the Elm is done in 2028', 'current status-guessed'],
  ['Never missed a payment on any of these. Savings: $2,500.', 'current status-guessed'],
  ["We haven't missed any payments on these", 'current status-guessed'],
  ['yes all 2 current', 'current status-guessed'],
  ['all current somehow 💀', 'current status-guessed'],
  [
    'We have missed May and June on every one of these so I know we are 60 days behind.',
    '60days status-guessed',
  ],
  ['they are all current', 'current status-guessed'],
  ['todas al corriente', 'current status-guessed'],
  ['RE: 2 account(s) placed with this office', '90days collection status-guessed'],
  ['They have assigned the following debts to us', '90days collection status-guessed'],
  ['Statement of Accounts Placed for Collection', '90days collection status-guessed'],
  [
    'The accounts listed below have been placed with this office for collection.',
    '90days collection status-guessed',
  ],
  ['Below are all accounts currently placed with this office.', '90days collection status-guessed'],
  ['These are the debts that are now assigned to us.', '90days collection status-guessed'],
  ['The accounts which were referred to our firm', '90days collection status-guessed'],
  ['We have been retained to collect the following accounts:', '90days collection status-guessed'],
  ['We were hired by the Ash Group to collect on these debts.', '90days collection status-guessed'],
])('what is said of all debts is said of each, and marked: %s', (said, status) => {
  expect(read(said)).toEqual([status, status]);
});

it.each([
  ['everything is current except the Ash'],
  ['everything is current except one'],
  ['all of them are current but the min on Elm is too high'],
  ['everything is current except the Elm if they book it in time'],
  ["I'm current on my rent"],
  ['The cards and Ash are all current'],
  ['not all of them report'],
  ['all of them are late'],
  ['all current events'],
  ['nothing left'],
  ['Orders are placed with this office'],
  ['Before that we never missed a payment on any of them'],
  ['Until recently we were all current'],
  ['Your account has been placed with our office for collection.'],
  ['We are trying to collect the debt.'],
  ['Ash was hired to collect donations'],
  ['They may be retained to collect taxes on these accounts'],
])('nothing is said of all by %s', (said) => {
  expect(read(said)).toEqual(NOTHING);
});

it.each([
  ['Everything is current except the Elm.'],
  ['everything is current except for my Elm card'],
  ['All but the Elm are current'],
  ['Besides Elm, everything is current'],
  ['They are all current (except Elm)'],
  ['todas al corriente menos la Elm'],
])('what is said of all but one is not said of that one: %s', (said) => {
  expect(read(said)).toEqual(['current status-guessed', 'null no-status']);
});

it('one that is left out may be meant by a word of its line', () => {
  const text = 'Oak Bank: $7,950\nElm Systems, hospital, went to collections: $300\nAsh Visa: $432';
  const all = (said: string) =>
    readByRules({ text: `${text}\n\n${said}`, tables: [] }).debts.map(({ current }) => current);
  expect(all('Everything but the hospital one is current.')).toEqual(['current', '90days', 'current']);
  expect(all('Everything but the dental one is current.')).toEqual([null, '90days', null]);
});

it('what is said before the rest of one of them is said of that one', () => {
  expect(read('late on Elm, missed May and June so 60 days now. rest is up to date')).toEqual([
    'current status-guessed',
    '60days status-guessed',
  ]);
});

it('how the one that is left out stands is said of that one', () => {
  const both = ['current status-guessed', '30days status-guessed'];
  expect(read("Everything is current except the Elm, I'm 30 days late on that one.")).toEqual(both);
  expect(read('Everything is current except the Elm, I was 30 days late last year')[1]).toBe(
    'null no-status',
  );
});

it('what two lines say in other words is said of all, and what they say otherwise of none', () => {
  const collected = '90days collection status-guessed';
  expect(
    read('RE: 2 account(s) placed with this office', '', 'The debts were referred to our agency.'),
  ).toEqual([collected, collected]);
  expect(
    read('Statement of Accounts Placed for Collection', '', 'RE: 2 account(s) placed with this office'),
  ).toEqual([collected, collected]);
  expect(read('Everything is current', '', 'All of them are 60 days late')).toEqual(NOTHING);
});

it('the rest are those of which nothing is told', () => {
  expect(read('Ash Loan: $300, 30 days late', 'the rest are current').slice(-1)).toEqual(['30days ']);
  expect(read('Ash Loan: $300, 30 days late', 'the rest are current')[0]).toBe('current status-guessed');
});

it('everything else is what the letter has not spoken of before, and the one it spoke of stands as it says there', () => {
  const letter = 'Elm told me their card is one payment behind (30 days). Everything else is paid as agreed.';
  expect(read(letter)).toEqual(['current status-guessed', '30days status-guessed']);
  const sentence =
    'Elm is showing 30 days past due, please bring it current – everything else is paid as agreed.';
  expect(read(sentence)).toEqual(['current status-guessed', '30days status-guessed']);
  expect(read(letter.replace('behind (30 days)', 'of three'))).toEqual([
    'current status-guessed',
    'null status-guessed status-unclear',
  ]);
});

it('all above or below it are those on that side of it', () => {
  const around = (said: string) =>
    readByRules({ text: `Oak Bank: $7,950\n${said}\nElm Visa: $5,432`, tables: [] }).debts.map(
      ({ current }) => current,
    );
  expect(around('everything above is current')).toEqual(['current', null]);
  expect(around('all of the above are current')).toEqual(['current', null]);
  expect(around('Everything listed below is 60 days late')).toEqual([null, '60days']);
});

it('two sayings of all are none', () => {
  expect(read('all are current', 'all are 30 days late')).toEqual(NOTHING);
});

it('each of those left out may be told with how it stands', () => {
  expect(
    read(
      "I'm current on everything except Oak, that one I'm one month behind, and Elm I'm 2 months behind now.",
    ),
  ).toEqual(['30days status-guessed', '60days status-guessed']);
});

it('one is left out with how it stands, and the others stand as is said of all', () => {
  expect(read("I'm current on everything except Oak, I'm 60 days late on that one.")).toEqual([
    '60days status-guessed',
    'current status-guessed',
  ]);
});
