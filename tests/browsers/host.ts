import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { HEADERS } from '../../vite/contentPolicy';

/** A static host of the built site, such as a user's network reaches it or loses it. */
export interface Host {
  /** Where the site is, with a slash at its end. */
  address: string;
  /** From now on a file with such a name is not answered. */
  lose: (file: RegExp) => void;
  /** From now on a file with such a name is answered this many milliseconds later. */
  delay: (file: RegExp, milliseconds: number) => void;
  restore: () => void;
  close: () => Promise<void>;
}

interface Site {
  folder: string;
  /** The path under which the site is served, such as `/sub/`. */
  base: string;
  /** What answers a path that is no file, and with which status. */
  fallback: { file: string; status: 200 | 404 };
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

/** Serves a built site on the loopback, on a port that is free. */
export async function startHost({ folder, base, fallback }: Site): Promise<Host> {
  let lost: RegExp | undefined;
  let late: { file: RegExp; milliseconds: number } | undefined;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (lost?.test(pathname)) {
      request.socket.destroy();
      return;
    }
    if (late?.file.test(pathname)) await setTimeout(late.milliseconds);
    if (pathname === '/watch.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`(${watch})()`);
      return;
    }
    const file = pathname.startsWith(base) ? pathname.slice(base.length) || 'index.html' : '';
    const found = file === '' ? undefined : await readFile(join(folder, file)).catch(() => undefined);
    const name = found ? file : fallback.file;
    const content = found ?? (await readFile(join(folder, name)).catch(() => undefined));
    if (!content) {
      // The folder went while its last page was still asking.
      request.socket.destroy();
      return;
    }
    response.writeHead(found ? 200 : fallback.status, {
      ...HEADERS,
      'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream',
      // Every file is asked for in every journey, so that it can be lost.
      'Cache-Control': 'no-store',
    });
    response.end(name.endsWith('.html') ? watched(String(content)) : content);
  });
  const port = await listen(server);
  return {
    address: `http://127.0.0.1:${port}${base}`,
    lose: (file) => {
      lost = file;
    },
    delay: (file, milliseconds) => {
      late = { file, milliseconds };
    },
    restore: () => {
      lost = undefined;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The page with a script before all its own, which keeps what goes wrong: not every driver tells of it. */
function watched(page: string): string {
  return page.replace('<script ', '<script src="/watch.js"></script><script ');
}

/** Runs in the page: keeps what it throws, writes to the console, or breaks of its policy. */
function watch(): void {
  const problems: string[] = [];
  Object.assign(window, { problems });
  addEventListener('error', ({ message, target }) => {
    // The browser's word that sizes took a frame more, as they may when a window is drawn larger.
    if (message?.startsWith('ResizeObserver loop')) return;
    problems.push(message ?? `${(target as Element).outerHTML} did not load`);
  });
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`rejected: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    problems.push(`policy: ${effectiveDirective} ${blockedURI} ${sample}`),
  );
  for (const level of ['log', 'info', 'warn', 'error'] as const)
    console[level] = (...words) => {
      problems.push(words.join(' '));
    };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
