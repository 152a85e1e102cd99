import { expect, it } from 'vitest';
import { readMails } from '../../../src/creditReport/layouts/mails';
import { readLines } from '../../../src/creditReport/page/lines';

const read = (...mails: string[]) =>
  readMails(readLines(mails.join('\n---------- Forwarded message ---------\n'))).map(({ facts }) =>
    facts.map(({ kind, values }) => `${kind}=${values.join()}`).join(' '),
  );
const OAK = `From: Oak Finance <noreply@mail.oakfinance.example>
Date: Mon, Nov 4, 2024 at 7:45 AM
Subject: Payment reminder
Dear Jane Roe,
Account number: 2219806457
Regular monthly payment: $412.88
Principal balance: $20,117.60`;
const ELM = `From: Elm Bank <elm@elmbank.example>
Subject: Fwd: Your payment is 30 days past due
Your account ending in 7094 is 30 days past due.
Current balance: $2,588.31
Past due amount: $84.00
Minimum payment due: $168.00`;
const JANE = `From: Jane Roe <jane@mail.example>
Subject: Re: what I owe
Ash balance: $500, min $20`;

it('a mail in which a creditor tells a balance is a debt of its own', () => {
  expect(read(OAK, ELM)).toEqual([
    'name=Oak Finance number=2219806457 paying=$412.88 balance=$20,117.60',
    'name=Elm Bank number=7094 balance=$2,588.31 pastDue=$84.00 paying=$168.00 statusLoose=Your account ending in 7094 is 30 days past due.',
  ]);
});

it('a mail of a person, one without a balance, and one alone are no debts', () => {
  expect(read(OAK, JANE)).toHaveLength(1);
  expect(read(OAK, ELM.replace(/Current balance.*\n/, ''))).toHaveLength(1);
  expect(read(OAK)).toEqual([]);
});

it('where no address is printed, who sends it is a creditor by his name', () => {
  expect(read(OAK, ELM.replace(/ <.*>/, ''))).toHaveLength(2);
  expect(read(OAK, JANE.replace(/ <.*>/, ''))).toHaveLength(1);
});
