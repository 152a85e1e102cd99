import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Engine, Start } from './engine';
import { freePort } from './host';
import { startProgram } from './processes';

/** Where Debian and Fedora keep WebKitGTK's small browser. */
const MINI_BROWSERS = [
  `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
];

/** The key under which WebDriver hands over an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK's browser if it is installed. */
export function miniBrowser(): string | undefined {
  return MINI_BROWSERS.find((path) => existsSync(path));
}

/** Starts WebKitGTK, driven by WebDriver. */
export async function startWebKit({ display, isDark }: Start): Promise<Engine> {
  const port = await freePort();
  const settings = await mkdtemp(join(tmpdir(), 'webkit-'));
  const downloads = join(settings, 'downloads');
  await mkdir(downloads);
  await writeFile(join(settings, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"`);
  const { stop, pageMemory } = startProgram('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: display,
    // Else pictures of the page are black where there is no graphics card.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    XDG_CONFIG_HOME: settings,
    GTK_THEME: isDark ? 'Adwaita:dark' : 'Adwaita',
  });
  const root = `http://127.0.0.1:${port}/session`;
  await answers(`http://127.0.0.1:${port}/status`);
  const { sessionId, capabilities } = (await call('POST', root, {
    capabilities: {
      alwaysMatch: {
        unhandledPromptBehavior: 'accept',
        'webkitgtk:browserOptions': {
          binary: miniBrowser(),
          args: ['--automation'],
        },
      },
    },
  })) as { sessionId: string; capabilities: { browserName: string; browserVersion: string } };
  const session = `${root}/${sessionId}`;
  async function find(value: string): Promise<string | undefined> {
    const found = await call('POST', `${session}/element`, { using: 'css selector', value });
    return (found as Record<string, string>)[ELEMENT];
  }

  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    downloads,
    open: async (address) => {
      await call('POST', `${session}/url`, { url: address });
    },
    run: (script, args) =>
      call('POST', `${session}/execute/sync`, { script: `return (${script})(...arguments)`, args }),
    perform: async (devices) => {
      await call('POST', `${session}/actions`, { actions: devices });
    },
    chooseFile: async (selector, path) => {
      await call('POST', `${session}/element/${await find(selector)}/value`, { text: path });
    },
    resize: async (width, height) => {
      await call('POST', `${session}/window/rect`, { width, height });
    },
    pageMemory,
    close: async () => {
      await call('DELETE', session);
      await stop();
      await rm(settings, { recursive: true, force: true });
    },
  };
}

/** Resolves once a server that is starting answers. */
async function answers(address: string): Promise<void> {
  while (!(await fetch(address).catch(() => undefined))?.ok) await setImmediate();
}

/** @throws what the driver answers where it cannot do what is asked */
async function call(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}
