import { expect, it } from 'vitest';
import {
  noticeSums,
  owedBy,
  withBalance,
  withCharges,
} from '../../../../src/creditReport/layouts/notice/noticeSums';
import { pageOfElements, pagesOfText } from '../../../../src/creditReport/page/page';

const sumsOf = (source: string) => {
  const page = pagesOfText(source)[0] ?? pageOfElements([]);
  return noticeSums(page.lines, page.source);
};

it.each([
  ['owed', ['Total due: $5', 'Total due today $5', 'You owe us $5', 'Balance due      $5.00', 'your balance of $5', 'a debt of $5', 'Payoff amount $5', 'You owe the county $5', 'The unpaid balance of your loan is $5', 'Total Amount Due\n$5', 'Loan balance (payoff as of 11/08/2026)  $5', 'to settle your balance of $5', 'We can settle your card debt of $5']],
  ['asked', ['Amount due $5', 'unless you pay $5', 'Please pay this amount: $5', 'Amount due by 5/1/25: $5']],
  ['late', ['Past due amount $5', 'a past due balance of $5', 'You are behind $5', 'To bring your account current you must pay $5', '$5 is past due', 'Past due charges $5']],
  ['paying', ['Minimum payment due $5', 'Your monthly payment is $5', 'Payment due 05/20/2025 $5', '$5 per month', 'your payment of $5 is 34 days late']],
  ['other', ['Current charges $5', 'Previous balance $5', 'Balance forward 5.00', 'We will accept $5', '3 payments of $5', 'Late fee: $5', 'Credit limit $5', 'Available credit $5', 'Your payment of $5', 'Original balance $5', 'to settle your balance for $5', 'Previous balance (May) $5', 'Save $5', '$5 off', 'Option 2: $5', 'a plan for as little as $5 a month', 'Plans starting at $5 per month', 'Budget billing could level your bill at $5 per month']],
])('a sum of a notice is %s by the words around it', (kind, texts) => {
  for (const text of texts) expect([text, sumsOf(text)[0]?.kind]).toEqual([text, kind]);
}); // biome-ignore format: texts are read in lines

it.each([
  ['what is owed before what is asked for', 'You owe $900. Pay $450 today.', ['$900', false]],
  ['what is so in all', 'Account balance $900. Total balance $950.', ['$950', false]],
  ['what is asked for, where nothing else is told', 'Amount due $90', ['$90', true]],
  ['what is past due, where nothing else is told', 'Past due $90', ['$90', true]],
  ['none of several', 'Account balance $900. Account balance $950.', undefined],
  ['none where none is told', 'Late fee $90', undefined],
])('of the sums of a notice %s is owed', (_, text, owed) => {
  const found = owedBy(sumsOf(text));
  expect(found && [found.sum.text, found.isGuess]).toEqual(owed);
});

it.each([
  ['the balance, of which what is due is a part', 'Balance $900\nPast due $40\nTotal due $80', '$900'],
  ['the balance, of which charges are past due', 'Balance $900\nPast due charges $40\nTotal due $80', '$900'],
  ['what all comes to', 'Loan balance $900\nPast due $40\nLate fee $30\nTotal due $930', '$930'],
  ['what payments have left of it', 'Balance $900\nPayments $100\nPast due $40\nTotal due $800', '$800'],
  ['what is due, where nothing is past due', 'Balance $900\nTotal due $80', '$80'],
  ['what is left of the loan', 'Remaining principal $900\nNext payment $40\nTotal due now $80', '$900'],
  ['what is due, where less is left of the loan', 'Unpaid principal $60\nTotal due $80', '$80'],
  ['what is due beside the principal of a payment', 'Principal $900\nTotal due $80', '$80'],
  ['what is due beside the balance of before', 'Previous balance $900\nPast due $40\nTotal due $80', '$80'],
])('of a balance and what is due %s is owed', (_, text, owed) => {
  const sums = sumsOf(text);
  const due = owedBy(sums);
  expect(due && withBalance(due, sums).sum.text).toBe(owed);
});

it.each([
  ['all that is due, with what was charged since', 'Amount due by 5/9/26 $518.25', '$518.25'],
  ['the balance, where what is due comes to something else', 'Amount due by 5/9/26 $530.00', '418.77'],
])('of a balance that is past due %s is owed', (_, due, owed) => {
  const sums = sumsOf(
    `Balance at billing 418.77\nTotal current charges 99.48\n${due}\nYour past due balance of $418.77`,
  );
  const told = owedBy(sums);
  expect(told?.sum.text).toBe('418.77');
  expect(told && withCharges(told, sums).sum.text).toBe(owed);
});
