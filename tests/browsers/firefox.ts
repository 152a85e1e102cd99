import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'undici';
import type { Engine, Start } from './engine';
import { startProgram } from './processes';

/** Starts the Firefox that is installed, with a profile of its own, driven by WebDriver BiDi. */
export async function startFirefox({ display, isDark }: Start): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const downloads = join(profile, 'downloads');
  await mkdir(downloads);
  const settings = {
    'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    // The panel that tells of a download would take the focus out of the page.
    'browser.download.alwaysOpenPanel': false,
  };
  const lines = Object.entries(settings).map(
    (setting) => `user_pref(${JSON.stringify(setting).slice(1, -1)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  // A page from the start: over an empty one the focus is in the address bar, and no key moves it in the page.
  const args = ['--remote-debugging-port=0', '--profile', profile, '--no-remote', 'data:text/html,start'];
  const program = startProgram('firefox-esr', args, {
    DISPLAY: display,
    MOZ_ENABLE_WAYLAND: '0',
    // Root may start it in no home but its own, and the runners of GitHub give it another.
    HOME: profile,
  });
  const { call, close } = await connect(`${await program.says(/BiDi listening on (\S+)/)}/session`);

  const { capabilities } = (await call('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } },
  })) as { capabilities: { browserName: string; browserVersion: string } };
  const { contexts } = (await call('browsingContext.getTree', {})) as { contexts: [{ context: string }] };
  const [{ context }] = contexts;
  const target = { context };

  /** @returns what the function returns, as BiDi describes it */
  async function callFunction(functionDeclaration: string, args: readonly unknown[]): Promise<Remote> {
    const answer = (await call('script.callFunction', {
      // Plain data travels as text: BiDi has a type for every value, and nobody here needs them.
      functionDeclaration: `async () => (${functionDeclaration})(...${JSON.stringify(args)})`,
      target,
      awaitPromise: true,
    })) as { result?: Remote; exceptionDetails?: { text: string } };
    if (!answer.result) throw new Error(answer.exceptionDetails?.text);
    return answer.result;
  }

  async function find(selector: string): Promise<{ sharedId: string | undefined }> {
    const { sharedId } = await callFunction('(selector) => document.querySelector(selector)', [selector]);
    return { sharedId };
  }

  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    downloads,
    open: async (url) => {
      await call('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    run: async (script, args) => {
      const wrapped = `async (...args) => JSON.stringify(await (${script})(...args))`;
      const { value } = await callFunction(wrapped, args);
      return value === undefined ? undefined : JSON.parse(value);
    },
    perform: async (actions) => {
      await call('input.performActions', { context, actions });
    },
    chooseFile: async (selector, path) => {
      await call('input.setFiles', { context, element: await find(selector), files: [path] });
    },
    resize: async (width, height) => {
      await call('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    print: async () => {
      const { data } = (await call('browsingContext.print', { context })) as { data: string };
      return Buffer.from(data, 'base64');
    },
    pageMemory: program.pageMemory,
    close: async () => {
      close();
      await program.stop();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** A value as BiDi describes it: texts by their value, elements by an id. */
interface Remote {
  value?: string;
  sharedId?: string;
}

interface Message {
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
}

/** Opens a connection in which every command has its answer. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  let last = 0;

  /** @throws what the browser answers where it cannot do what is asked */
  function call(method: string, params: object): Promise<unknown> {
    const id = ++last;
    return new Promise((resolve, reject) => {
      waiting.set(id, ({ result, error, message }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error}, ${message}`));
        else resolve(result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  }
  return { call, close: () => socket.close() };
}
