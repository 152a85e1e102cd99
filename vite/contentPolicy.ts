import type { Plugin } from 'vite';

/**
 * The style elements that AG Grid writes into the page, by the hashes of their texts: all others are refused.
 *
 * They change with AG Grid's version, its modules and the theme. The test `the policy names every style element of the
 * grid` says what to write here.
 */
const GRID_STYLES = [
  'sha256-+PpFMcw8xPzGlDiApYaGHYjVjTZ2M8QKG2Q+O23zRC8=',
  'sha256-+soAzMi22c6suKR3qsxWNi891PI7bDqCrR58dYzu+nw=',
  'sha256-1uRk3wlIgWWcFZRni3gk+CKe0Gbhgj2vPeIqFqMscQI=',
  'sha256-7SQbFiYUC3CApgJO13/Lh3A7KqFdP7uc0iFjy+juN+g=',
  'sha256-CNh4XD5Ic3gqjte1U3BovZrSlQVeCBnUZeJZl0MlJTg=',
  'sha256-KAyFm0IWUJnqRzbBeFB/8hfPiWOIKP7qvjoSLFYnPso=',
  'sha256-STphqWCfB3KwTk8JZQKtcKIJq9449qmRQV47jGN9h30=',
  'sha256-W9crFEPeQgPAO331ktdFVy1bq+Nx1BNo7duq9ieGVzo=',
  'sha256-Zcz5RcbvjdaYQblrJtHhZx4epMr6NvKrw9TRgUoiXv4=',
  'sha256-ySpyOUBwI3UwYyj5SH5Q2lPL6skvruUHSqYQpdQrzCY=',
];

/** What the page may do, as its Content-Security-Policy: show its own files. It can send nothing and run no other code. */
export const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${GRID_STYLES.map((hash) => `'${hash}'`).join(' ')}`,
  "img-src 'self'",
  "connect-src 'none'",
  // What reads PDFs begins in the page, so that this policy holds in it on every host, and imports a file of our own.
  "worker-src 'self' blob:",
  "form-action 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types parse-only read-pdf',
].join('; ');

/** What a host sends with every file; a page cannot say the last part of the policy and the other headers itself. */
export const HEADERS = {
  'Content-Security-Policy': `${CONTENT_POLICY}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy':
    'camera=(), clipboard-read=(), clipboard-write=(self), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
};

const CHARSET = '<meta charset="utf-8" />';

/**
 * Writes the policy into the built page, so that it holds on every host: before all it is for, and after the charset,
 * which browsers look for in the first 1,024 bytes only. The development server needs a looser policy and has none.
 */
export function contentPolicy(): Plugin {
  return {
    name: 'content-policy',
    apply: 'build',
    transformIndexHtml: (html) => {
      if (!html.includes(CHARSET))
        throw new Error(`index.html has no ${CHARSET} to write the policy behind.`);
      const policy = `<meta http-equiv="Content-Security-Policy" content="${CONTENT_POLICY}" />`;
      return html.replace(CHARSET, `${CHARSET}\n    ${policy}`);
    },
  };
}
