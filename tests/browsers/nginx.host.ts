import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { HEADERS } from '../../vite/contentPolicy';
import { freePort } from './host';
import { startProgram } from './processes';

const README = readFileSync('README.md', 'utf8');
const PAGE = readFileSync('dist/index.html', 'utf8');

/** What the page asks for until both screens can be edited. */
const NEEDED = [...PAGE.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
  ([, path = '']) => path,
);

test("the README's nginx serves the site as it promises", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port));
  const nginx = startProgram('nginx', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]);
  try {
    const ask = (path: string) => answer(`http://127.0.0.1:${port}${path}`);
    await expect.poll(() => ask('/').catch(() => undefined)).toBeDefined();
    for (const path of ['/', '/calculator', '/no/such/page']) {
      const { status, headers } = await ask(path);
      expect(status, path).toBe(200);
      expect(headers, path).toMatchObject({
        'content-type': 'text/html',
        'cache-control': 'no-cache',
        'content-security-policy': "frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'permissions-policy': HEADERS['Permissions-Policy'],
      });
    }
    expect(NEEDED.length).toBeGreaterThan(3);
    const files = await Promise.all(NEEDED.map(ask));
    for (const { headers } of files) {
      expect(headers['content-encoding']).toBe('gzip');
      expect(headers['cache-control']).toMatch(/max-age=3\d{8}/);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    const sent = [await ask('/'), ...files].reduce((sum, { size }) => sum + size, 0) / 1024;
    const promised = Number(/sends what both screens need as (\d+) KB by gzip/.exec(README)?.[1]);
    expect(sent).toBeLessThan(promised + 1);
  } finally {
    await nginx.stop();
    rmSync(folder, { recursive: true });
  }
});

/** The server of the README, with the built site of this checkout on a free port, in the nginx that Debian brings. */
function configuration(folder: string, port: number): string {
  const server = README.split('```nginx\n')[1]?.split('```')[0] ?? '';
  const here = server
    .replace('server {', `server {\n  listen 127.0.0.1:${port};`)
    .replace(/root .*;/, `root ${resolve('dist')};`);
  return `
daemon off;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${here}
}`;
}

/** What a browser that takes gzip gets: the headers, and the bytes of the body as they are sent. */
async function answer(
  address: string,
): Promise<{ status: number | undefined; headers: IncomingMessage['headers']; size: number }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': 'gzip' } }, resolve).on('error', reject);
  });
  let size = 0;
  for await (const piece of response) size += (piece as Buffer).length;
  return { status: response.statusCode, headers: response.headers, size };
}
