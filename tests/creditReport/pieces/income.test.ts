import { expect, it } from 'vitest';
import { isTitleOfIncome, tellsIncome } from '../../../src/creditReport/pieces/income';

it.each([
  "Husband's pay: $2,800/mo",
  'My pension: $640',
  'Job $3,100',
  'SSI $914',
  'Income: Salary $3,250/mo',
  'I make 3250.45 a month and get 412 pension.',
  'We bring home about 4,100',
  'Social Security benefits 1,204.00 a month',
  'Take-home pay - $1,912.40 biweekly',
  'Second job: 640 net',
  'Ingresos: $2,400 al mes',
  'Sueldo $1,900',
  'Mi cheque $612 por semana, el de Beto $540 más o menos',
  'Lương anh Minh $4,850 một tháng, em làm nail khoảng $2,300.',
  'Unemployment $380/week',
  '2 kids, nurse aide, hrs cut since Nov. net 2650/mo rent 1175',
])('what comes in is told by: %s', (line) => {
  expect(tellsIncome(line)).toBe(true);
});

it.each([
  'Pay: $45/mo',
  'Payment $120',
  'Pension loan $900',
  'Mi cheque $612 se va a la tarjeta Oak',
  'Lương ứng trước còn nợ $900',
  'SSI overpayment $914',
  'Jobsite Credit Union $300',
  'I make 45 payments',
  'I make $45 payments on it',
  'I make 300 a month payments',
  'Job loan 900, 30 days late',
  'Income: $3,250, debts: Oak $500',
  'Salary Finance $900 min 40',
  'Unemployment overpaid $1,200',
  'My pay day loan $300',
  'Income',
])('but not by: %s', (line) => {
  expect(tellsIncome(line)).toBe(false);
});

it.each([
  'Income',
  'Monthly income',
  'Money coming in',
  'Ingresos',
  'What we make each month',
  'Sources of income',
])('%s is the title of what comes in', (title) => {
  expect(isTitleOfIncome(title)).toBe(true);
});

it.each(['Income based repayment loans', 'Debts', 'Income tax 2024', 'Money I owe', 'Wages garnished'])(
  '%s is not',
  (title) => {
    expect(isTitleOfIncome(title)).toBe(false);
  },
);

it.each([
  'Works at Target 2800/mo',
  'I work at a warehouse, 19 an hour',
  'Makes 2400 a month at Walmart',
  'Gets 1800 a month from SSDI',
  'I make 3100 a month. Nothing else.',
])('%s tells what comes in', (line) => {
  expect(tellsIncome(line)).toBe(true);
});

it.each([
  'I make 3100 a month. Chase 4100 at 110/mo.',
  'Bath & Body Works 310',
  'Makes payments of 50',
  'Gets charged 35',
  'Works out to 900 owed',
])('%s does not tell what comes in alone', (line) => {
  expect(tellsIncome(line)).toBe(false);
});

it.each([
  'Ganhamos: eu US$ 2.900,00 faxina, Wagner uns US$ 4.800,00',
  'Eu ganho US$ 3.100 por mês',
  'Recebemos US$ 400,00 do aluguel do quarto',
  'Mi esposo gana $2,800 al mes',
  'Ganamos: yo $2,400, él $1,900',
  'me pagan 1,940 el viernes',
])('what comes in is told in Spanish and Portuguese by: %s', (line) => {
  expect(tellsIncome(line)).toBe(true);
});

it.each([
  'Ganado Bank $500',
  'Recebi carta de cobrança de US$ 900',
  'Recebemos US$ 400 da dívida do Oak',
  'Gana Financial 500',
  'Ganhamos pouco',
  'Gano poco y debo $900',
  'Recebo carta do Elm, 900',
])('but not by: %s', (line) => {
  expect(tellsIncome(line)).toBe(false);
});
