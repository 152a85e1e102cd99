import { expect, test } from '@playwright/test';

/** The licences that ask for no more than being named. */
const PERMISSIVE = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];

test('everything in the build is under a licence that lets anybody use it', async ({ request }) => {
  const licences = await (await request.get('/licenses.txt')).text();
  const packages = [...licences.matchAll(/^## (\S+) - \S+ \((.*)\)$/gm)].map(([, name, licence]) => ({
    name,
    licence,
  }));
  expect(packages.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'ag-grid-community',
      'age-encryption',
      'browser-fs-access',
      'pdfjs-dist',
      'react',
    ]),
  );
  expect(packages.filter(({ licence }) => !PERMISSIVE.includes(licence ?? ''))).toEqual([]);
});
