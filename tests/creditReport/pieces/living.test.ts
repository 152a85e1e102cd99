import { expect, it } from 'vitest';
import { tellsCosts, tellsLiving } from '../../../src/creditReport/pieces/living';

it.each([
  ['房租每月$2,100,水电大概$180,都是按时付的'],
  ['- 水电 $180'],
  ['每月房租: $1,450'],
  ['电费和水费每月$240'],
  ['월세 $1,500'],
  ['생활비 $600'],
  ['Còn tiền nhà thuê 1,850, điện nước 260'],
  ['Padala sa Pinas 400 buwan buwan, upa 2,100'],
  ['rent 1145/mo, light bill 96.40'],
  ['and I pay 1050 rent'],
  ['pays 900 a month for her rent, 140 electric'],
  ['my rent is 1,300'],
  ['Renta 870 al mes'],
  ['y pago 640 de renta al mes'],
  ['Gastos fijos: renta $1,350, luz $140, agua $62, aseguranza del carro $188'],
  ['Tiền điện nước khoảng $260, tiền chợ $900, không tính.'],
  ['la luz es 120 dólares al mes y gasolina 80'],
  ['O aluguel é US$ 2.350,00 e está pago.'],
  ['My rent is $1,150 and it is paid'],
  ['La renta es 900 y ya está pagada'],
])('%s tells what is paid to live', (line) => {
  expect(tellsLiving(line)).toBe(true);
});

it.each([
  ['水电费欠 Oak $480, 已经转催收'],
  ['房租逾期两个月 $3,200'],
  ['Gastos fijos: Oak Visa $1,350, Elm $140'],
  ['Tiền điện còn nợ $480, trễ 2 tháng'],
  ['房贷 Oak Mortgage $213,406.77'],
  ['월세 연체 $900'],
  ['Oak Visa, 房租 $20'],
  ['rent $1,500'],
  ['I owe 1050 rent'],
  ['my rent is 1,300 behind'],
  ['rent 900 a month, Oak Visa 640'],
  ['Renta atrasada 870'],
  ['I pay 250 on my car'],
  ['phone bill 212'],
  ['the phone is $200'],
  ['O cartão é US$ 2.350,00 e está pago.'],
])('%s may tell a debt', (line) => {
  expect(tellsLiving(line)).toBe(false);
});

it.each([
  'Rent 1200',
  'Rent 1200 and food 400',
  'Expenses: rent 1200, dogs 40',
  'Bills: rent 950, phone 80, car insurance 140',
  'Pays rent 900',
  'Car insurance 140 and phone 85',
  'my rent is 900 a month',
])('the sentence %s tells what living costs', (sentence) => {
  expect(tellsCosts(sentence)).toBe(true);
});

it.each([
  'Phone bill 212',
  'Owes back rent 900',
  'Rent 1200, Oak Visa 640',
  'Bills: Oak Visa 640',
  'Rent-A-Center 300',
  'Rent',
])('the sentence %s may tell a debt', (sentence) => {
  expect(tellsCosts(sentence)).toBe(false);
});
