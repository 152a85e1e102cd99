import { expect, it } from 'vitest';
import { fetchedOnce } from '../../src/parts/fetchedOnce';

it('fetches a part once, and again only where it did not come', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve('part')];
  const part = fetchedOnce(() => answers.shift() ?? Promise.reject(new Error('fetched twice')));
  await expect(part()).rejects.toThrow('offline');
  expect(await part()).toBe('part');
  expect(await part()).toBe('part');
});
