import { button, expect, test } from './user';

test.beforeEach(({ user }) => user.openCalculator());

test('what is copied reaches other programs as text and as a table, and runs in neither', async ({
  user,
}) => {
  const { debts, display } = user;
  await user.click(debts.cell('0', 'accountName'));
  display.copy('text', 'First Bank\t0012\t1,234.5\tcreditor 2\t30 DAYS late\t10\n@SUM(A1)\t=1+1\t\t\t\t');
  await user.press('Control+v');
  await user.sees(debts.cell('1', 'accountNumber'), '=1+1');
  await user.press('Control+c');
  await expect
    .poll(() => display.clipboard('text'))
    .toBe("First Bank\t0012\t1234.5\tCreditor 2\t30 Days Late\t10\r\n'@SUM(A1)\t'=1+1\t\t\t\t");
  const html = display.clipboard('html').replaceAll('&#39;', "'");
  // WebKit takes the styles away; what is left still says what is text.
  expect(html).toMatch(/<td(?=[^>]* x:str)(?=[^>]* sdnum=)[^>]*>0012<\/td>/);
  expect(html).toMatch(/<td(?![^>]* x:str)[^>]*>1234.5<\/td>/);
  expect(html).toMatch(/>'@SUM\(A1\)<\/td>.*>'=1\+1<\/td>/s);

  await user.click(debts.cell('5', 'accountName'));
  await user.press('Control+v');
  await user.sees(debts.cell('6', 'accountNumber'), '=1+1');
  await user.sees(debts.cell('5', 'accountNumber'), '0012');
});

test('a table of another program is pasted, and a cut takes it out again', async ({ user }) => {
  await user.click(user.debts.cell('2', 'accountName'));
  user.display.copy(
    'html',
    '<meta charset="utf-8"><table><tr><td>First Bank<td>1234<td>$500.00<tr><td>Second Bank<td>99<td>$1.00</table>',
  );
  await user.press('Control+v');
  await user.sees(user.debts.cell('3', 'amount'), '$1.00');
  await user.sees(user.debts.footer('amount'), '$501.00');
  await user.press('Control+x');
  await user.sees(user.debts.footer('amount'), '$0.00');
  await expect
    .poll(() => user.display.clipboard('text'))
    .toBe('First Bank\t1234\t500.00\r\nSecond Bank\t99\t1.00');
  await user.press('Control+z');
  await user.sees(user.debts.footer('amount'), '$501.00');
});

test('Copy summary puts the page for the member on the clipboard', async ({ user }) => {
  await user.debts.type('0', 'paying', '1800', 'Enter');
  await user.click(button('Copy summary'));
  await expect.poll(() => user.display.clipboard('text')).toContain('$1,800.00');
  expect(user.display.clipboard('html')).toContain('$1,800.00');
});
