import { describe, expect, it } from 'vitest';
import { answersIn } from '../../../src/creditReport/judge/forumPages';
import { readLines } from '../../../src/creditReport/page/lines';
import { readByRules } from '../../../src/creditReport/readReport';

const answers = (text: string) => answersIn(readLines(text)).map(({ from, to }) => text.slice(from, to));
const namesIn = (text: string) =>
  readByRules({ text, tables: [] }).debts.map(({ accountName }) => accountName);

const ASKED = 'llama\n4 hr. ago\nWhich one first?\n\nOak: $7,950 (min $245)\nElm: $5,432 (min $150)\n\n';

describe('on the page of a forum', () => {
  it.each([
    ['votes below each other', 'Upvote\n214\n\nDownvote\n\n87\nGo to comments\nShare'],
    ['votes on one line', '142 upvotes · 57 comments\nShare   Save   Hide   Report'],
    ['a count above', '142\nUpvote\n57 comments'],
    ['likes', 'Like\n12\nComment\nShare'],
  ])('%s are no debts', (_, votes) => {
    expect(answers(`${ASKED}${votes}\n`)).toEqual([votes]);
    expect(namesIn(`${ASKED}${votes}\n`)).toEqual(['Oak', 'Elm']);
  });

  it.each([
    [
      'fern\n•\n3h ago\nTop 1% Commenter\nI had $23,400 on a Citi card and paid it at $900/mo.',
      'Upvote\n96\nReply',
    ],
    ['u/fern · 2d ago\nAffirm: $1,200 at 0%, min $100', 'Reply   Share'],
    ['joeb\n1d\nI owe $14,000 to Discover and pay $400 a month.', 'Like\n3\nReply'],
  ])('what somebody else answers is no debt of who asks: %j', (answer, votes) => {
    const text = `${ASKED}Upvote\n9\nShare\n\n${answer}\n${votes}\n`;
    expect(answers(text)).toEqual(['Upvote\n9\nShare', answer, votes]);
    expect(namesIn(text)).toEqual(['Oak', 'Elm']);
  });

  it.each([
    ['of who has asked', `${ASKED}Upvote\n9\n\nllama\nOP\n2d ago\nAlso Amex: $900, min $40\nReply\n`],
    ['below the last answer', `${ASKED}Upvote\n9\n\nMy list\nAmex $900, min $40\n`],
  ])('a debt %s stays', (_, text) => {
    expect(namesIn(text)).toContain('Amex');
  });

  it('votes above what is asked part nothing from it', () => {
    const text =
      'Upvote\n5\nDownvote\nHow do I pay this\nOak: $7,950 (min $245)\nasked 3 days ago\nShare\nReply\n';
    expect(answers(text)).toEqual(['Upvote\n5\nDownvote', 'Share\nReply']);
  });
});

it.each([
  'Oak Bank\n$7,950\nShare\nSave\nElm Bank\n$5,432\nMore\n',
  'Accounts\nOak Bank\n214\nReport\n',
  'Likely Bank 214\nReply Financial 300\n',
])('%j is no page of a forum', (text) => {
  expect(answers(text)).toEqual([]);
});
