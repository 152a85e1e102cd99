import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HEADERS } from '../vite/contentPolicy';

const README = readFileSync('README.md', 'utf8');

/** The page carries its policy itself, but for the part that only a host can send. */
const LEFT_TO_THE_HOST = { ...HEADERS, 'Content-Security-Policy': "frame-ancestors 'none'" };

it.each(['nginx', 'Netlify and Cloudflare Pages', 'Vercel'])(
  'the README gives %s every header that a page cannot say of itself',
  (host) => {
    const lines = README.split(`\n${host}:`)[1]?.split('```')[1]?.split('\n') ?? [];
    for (const [name, value] of Object.entries(LEFT_TO_THE_HOST))
      expect(lines.filter((line) => line.includes(name) && line.includes(value))).toHaveLength(1);
  },
);

it('what is left to the host stands in what npm start sends', () => {
  expect(HEADERS['Content-Security-Policy']).toContain(LEFT_TO_THE_HOST['Content-Security-Policy']);
});
