import { expect, it } from 'vitest';
import { readStatusText } from '../../../src/creditReport/pieces/statuses';

it.each([
  ['Spanish', 'voy al día', 'current'],
  ['Spanish', 'tengo un mes de atraso', '30days'],
  ['Spanish', '60 días atrasada', '60days'],
  ['Spanish', 'la mandaron a una agencia de cobros', '90days'],
  ['Spanish', 'Paga según lo acordado', 'current'],
  ['Spanish', 'Nunca atrasada', 'current'],
  ['Spanish', 'Cancelada como pérdida', '90days'],
  ['Spanish', 'Cuenta cargada a perdidas y ganancias', '90days'],
  ['Spanish', 'No pagado', null],
  ['Spanish', 'Cuenta cerrada', null],
  ['Spanish', 'Vigente', 'current'],
  ['Spanish', 'Cuenta pagada y cerrada, sin atrasos', 'current'],
  ['Portuguese', 'sem atraso', 'current'],
  ['Spanish', 'Abierta', 'current'],
  ['Portuguese', 'em dia', 'current'],
  ['Portuguese', 'atrasado 30 dias', '30days'],
  ['French', 'deux mois de retard', '60days'],
  ['Haitian Creole', 'Mwen an reta 30 jou', '30days'],
  ['Vietnamese', 'trễ 90 ngày', '90days'],
  ['Tagalog', '2 buwan na huli', '60days'],
  ['Polish', 'na bieżąco', 'current'],
  ['Russian', 'просрочка 30 дней', '30days'],
  ['Chinese', '逾期2个月', '60days'],
  ['Chinese', '没有逾期', 'current'],
  ['Chinese', '從無拖欠', 'current'],
  ['Korean', '연체 없음', 'current'],
  ['Korean', '30일 연체', '30days'],
  ['English, in words', 'two months behind', '60days'],
  ['English, a term of three years', '36 months', null],
])('how late a debt is is read in %s: %s', (_, text, current) => {
  expect(readStatusText(text).current).toBe(current);
});
