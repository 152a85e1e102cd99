import { expect, it } from 'vitest';
import { bureausIn, isFurniture } from '../../../src/creditReport/pieces/furniture';

it.each([
  'Previous1Next', '‹ Prev 1 2 3 Next ›', 'Set up payment plan', 'Set up a payment plan',
  'LTE', 'LTE 41%', '5G 62', '5G UW', 'VoLTE', 'Pay now', 'Download paid letter', 'Download PDF', 'Sign out', 'Skip to main content', 'Example: Creditor name: ABC Bank', 'Page 3', 'PAGE 3 of 9', 'page 12 something', '3 of 9', '12 of 180', '- 6 -', '– 12 –', 'https://example.org/a', 'HTTP://EXAMPLE.ORG', 'www.example.org',
  'see https://example.org', 'see http://example.org', 'Printed on 10/21/2026', 'generated at noon', 'Prepared for JOAN DOE', 'Downloaded by JOAN DOE',
  'Report Number 12', 'File no. 12', 'File no 12', 'Confirmation # 12', 'Report date: May', 'Report ID 7', 'Back to top', 'Print', 'CLOSE', 'Select to pay', 'Check this box to pay',
  'image omitted', '<Media omitted>', 'This message was deleted.', 'Delivered', 'Not Delivered', 'Edited', 'Sponsored', 'Ad', 'Show more', 'Show less', 'View details', 'View more', 'See more', 'Hide details', 'Expand', 'Collapse', 'Form HDW-2 rev. 4/19 Return this form', 'FORM 12B (Revised 3/21)', 'Freddie Mac Form 65 • Fannie Mae Form 1003', 'Official Form 106D', 'HUD Form 92900-A', 'Dispute', 'Dispute this', 'Write a review Dispute', 'Ask a question\tWrite a review\t\tDispute\t',
  'File a dispute', 'Learn more', 'Continued', '(continued)', '( Continued On Next Page )', 'Status Code Descriptions', 'No change', 'No changes since last month', '10/21/2026, 3:14 PM Credit Report', '1/2/26 15:04', '© 2026 A Bureau',
  'A Bureau. All rights reserved.', 'Your credit report', 'Credit Report', 'Oak Bank logo', '====', '~ ~ ~', '----', '…', '*** END OF REPORT ***', '- End of Credit Report -', 'End of file', '== END OF STATEMENT ==', '---------- Forwarded message ---------', '-----Original Message-----', '|  |',
])('takes %s for a part of the page', (line) => {
  expect(isFurniture(line)).toBe(true);
}); // biome-ignore format: words are read in lines

it.each([
  'Previous', 'Next Bank', 'Previous Card 1 Next', 'View account', 'Payment plan $50',
  'Select Portfolio', 'CHASE', 'Form Capital', 'Fannie Mae Form 1003 balance 500', 'Freddie Mac', 'Oak Form 65', 'Download Bank', 'Homepage 3', 'Pages', 'page of', '3 of nine', 'x 3 of 9', '3 of 9 accounts', 'awww.x', 'Printed', 'Printers on call', 'Reporter',
  'Report of May', 'A file number 12', 'Print shop', 'The print', 'Close account', 'show more money', 'A 10/21/2026, 3:14',
  'FILE # CLIENT CLIENT REF BALANCE', '10/21/2026', '10/21/2026 3', 'My credit report', 'Credit report of', '$', '#', '*', '•', '7', '-', '---', '–', '—', '----a', '-$5', 'a',
  `www.${'x'.repeat(117)}`, `Page of 2${'x'.repeat(120)}`, `1/2/26 13:0${'x'.repeat(120)}`, `Page 1 of 2${'x'.repeat(190)}`, '-'.repeat(121), 'not all right reserved', 'all rights reserve', 'Dispute it', 'Dispute Write', 'Write a review of Oak Bank', 'Logo', 'Oak Logos', 'End of report balance $500', 'Lands End', 'End of the Road Bank',
  '123/1/2026, 3:14', '1/2/26, 3pm', 'Apple Card $1,260.04 https://example.org', 'Addison',
])('refuses %s as a part of the page', (line) => {
  expect(isFurniture(line)).toBe(false);
}); // biome-ignore format: words are read in lines

it.each([
  [`Page 1 of 2 ${'x'.repeat(120)}`],
  [`Page 12 of 20${'x'.repeat(187)}`],
  [`10/21/2026, 3:14 PM ${'x'.repeat(120)}`],
  [`1/2/26 13:04${'x'.repeat(120)}`],
])('takes a page number and a date of printing for a part of the page at any usual length', (line) => {
  expect(isFurniture(line)).toBe(true);
});

it.each([
  ['TransUnion', 1],
  ['Trans Union', 1],
  ['EXPERIAN®', 1],
  ['Equifax:', 1],
  ['TU', 1],
  ['EXP', 1],
  ['EQ', 1],
  ['EFX', 1],
  ['EQF', 1],
  ['TUC', 1],
  ['XPN', 1],
  ['TransUnion XPN', 2],
  ['TransUnion\tExperian', 2],
  ['TransUnion® Experian™ Equifax.', 3],
  ['TransUnion | Experian, Equifax', 3],
  ['trans union  trans union', 2],
  ['Experian and Equifax', 0],
  ['TransUnionx', 0],
  ['Experian Bank', 0],
  ['exp eq tu exp', 4],
  ['CHASE', 0],
  ['', 0],
  [' TransUnion', 0],
  ['TU '.repeat(26), 26],
  ['TU '.repeat(27), 0],
])('counts the bureaus that %j names', (text, count) => {
  expect(bureausIn(text)).toBe(count);
});

it('takes how a page rates an account for a part of the page', () => {
  const ratings = ['Needs work', 'Needs attention', 'Room for improvement', 'Good payment history', 'Poor credit usage', 'High impact'];
  expect(ratings.filter((line) => !isFurniture(line))).toEqual([]);
  const others = ['Needs Work Lending', 'Good Bank', 'Fair', 'Exceptional payment history', 'High Impact Bank', 'Needs'];
  expect(others.filter(isFurniture)).toEqual([]);
}); // biome-ignore format: words are read in lines

it.each([
  'Live Chat',
  'Chat ended',
  'Rate this conversation',
  'Download transcript',
  'Chat ID BW-2209418 · Thursday, October 3, 2024',
  'El lun, 7 oct 2024 a las 10:12, Consejería Familiar escribió:',
  'On Mon, Oct 7, 2024 at 10:12 AM Oak Office <a@b.example> wrote:',
  'Em seg., 7 de out. de 2024 às 10:12, Ana escreveu:',
  'Le lun. 7 oct. 2024 à 10:12, Anne a écrit :',
  'Am Mo., 7. Okt. 2024 um 10:12 schrieb Anna schrieb:',
])('takes what a chat or a mail program puts above what is written for a part of the page: %s', (line) => {
  expect(isFurniture(line)).toBe(true);
});

it.each([
  'Live Chat Loans $900',
  'Chat Bank',
  'El Banco $500',
  'On time',
  'Em dia',
  'On 10/07 Oak wrote off $500:',
  'On Monday at 10:12 Oak wrote to me about $500',
])('but not a creditor that begins so, nor what is told: %s', (line) => {
  expect(isFurniture(line)).toBe(false);
});
