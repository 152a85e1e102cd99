import { expect, it } from 'vitest';
import { otherLayouts } from '../../../src/creditReport/judge/alternatives';
import type { PageReading } from '../../../src/creditReport/judge/judgePage';
import type { LayoutReading } from '../../../src/creditReport/judge/layoutReading';

const debtsOf = (names: string) =>
  names.split(' ').map((accountName) => ({ debt: { accountName, amountText: '$5' } }));
/** What a layout reads: a stretch of so much weight for each text of names. */
const layout = (name: string, ...stretches: readonly (readonly [weight: number, names: string])[]) =>
  ({
    name,
    stretches: stretches.map(([weight, names]) => ({ weight, reads: debtsOf(names) })),
  }) as unknown as LayoutReading;
const page = (alone: readonly LayoutReading[], unasked: readonly LayoutReading[] = []) =>
  ({
    layout: 'labels',
    weight: 10,
    reads: debtsOf('OAK ELM'),
    alone,
    unasked: () => unasked,
  }) as unknown as PageReading;
const others = (alone: readonly LayoutReading[], unasked: readonly LayoutReading[] = []) =>
  otherLayouts(page(alone, unasked), [page(alone, unasked)]); // biome-ignore format: readings are read in lines

it('offers the layouts that make nearly as much of a text and say something else, the best first', () => {
  expect(others([layout('cards', [6, 'OAK']), layout('list', [7, 'ELM']), layout('prose', [5.9, 'FIR'])])).toEqual([
    'list',
    'cards',
  ]);
}); // biome-ignore format: readings are read in lines

it('offers neither the chosen layout, nor what says the same, nor a name twice', () => {
  expect(others([layout('labels', [9, 'FIR'])])).toEqual([]);
  expect(others([layout('cards', [9, 'OAK ELM'])])).toEqual([]);
  expect(others([layout('cards', [9, 'OAK FIR']), layout('list', [8, 'OAK FIR'])])).toEqual(['cards']);
  expect(others([layout('cards', [9, 'OAK FIR']), layout('cards', [8, 'ASH'])])).toEqual(['cards']);
});

it('counts of a layout what is worth something alone, and the same names over other sums as something else', () => {
  expect(others([layout('cards', [6, 'OAK'], [-5, 'ELM'])])).toEqual(['cards']);
  expect(others([layout('cards', [9, 'OAK ELM'], [-5, 'FIR'])])).toEqual([]);
  const other = layout('cards', [9, 'OAK ELM']);
  for (const { reads } of other.stretches) for (const { debt } of reads) debt.amountText = '$6';
  expect(others([other])).toEqual(['cards']);
});

it('asks the layouts too that nobody had to ask for the reading', () => {
  expect(others([], [layout('list', [7, 'ELM'])])).toEqual(['list']);
});
