import { expect, test } from '@playwright/test';

test('everything in the build is under a licence that lets anybody use it', async ({ request }) => {
  const licences = await (await request.get('/licenses.txt')).text();
  const packages = [...licences.matchAll(/^## (\S+) - \S+ \((.*)\)$/gm)].map(([, name, licence]) => ({
    name,
    licence,
  }));
  expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(['ag-grid-community', 'react']));
  expect(packages.filter(({ licence }) => licence !== 'MIT' && licence !== 'ISC')).toEqual([]);
});
