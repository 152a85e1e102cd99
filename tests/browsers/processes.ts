import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A program that runs beside the tests. */
interface Program {
  /** Resolves once it has written a line like this, with what stands in the pattern's group. */
  says: (line: RegExp) => Promise<string>;
  /** Megabytes in memory of what it has started to show a page: of several such processes the largest. */
  pageMemory: () => number;
  /** Ends it, and all that it has started. */
  stop: () => Promise<void>;
}

/** How both engines call their processes for pages. */
const SHOWS_PAGES = /-contentproc|WebKitWebProcess/;

/** Starts a program in a group of its own, so that the browsers which it starts end with it. */
export function startProgram(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Program {
  const program = spawn(command, args, {
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => program.once('exit', resolve));
  let written = '';
  const listeners = new Set<() => void>();
  for (const stream of program.stdio.slice(1))
    stream?.on('data', (piece) => {
      written += piece;
      for (const listen of listeners) listen();
    });
  return {
    says: (line) =>
      new Promise((resolve, reject) => {
        const listen = () => {
          const found = line.exec(written);
          if (!found) return;
          listeners.delete(listen);
          resolve(found[1] ?? '');
        };
        listeners.add(listen);
        listen();
        program.once('error', reject);
        ended.then((code) => reject(new Error(`${command} ended with ${code}: ${written}`)));
      }),
    pageMemory: () => {
      const { stdout } = spawnSync('ps', ['-eo', 'pgid=,rss=,args='], { encoding: 'utf8' });
      const lines = stdout.split('\n').map((line) => line.trim().split(/ +/));
      const pages = lines.filter(
        ([group, , ...command]) => Number(group) === program.pid && SHOWS_PAGES.test(command.join(' ')),
      );
      return Math.max(...pages.map(([, kilobytes]) => Number(kilobytes) / 1024));
    },
    stop: async () => {
      if (program.pid === undefined || program.exitCode !== null) return;
      process.kill(-program.pid, 'SIGKILL');
      await ended;
    },
  };
}

/** A screen of its own, with a clipboard of its own. */
export interface Display {
  /** Its name, such as `:99`. */
  name: string;
  /** What other programs read from the clipboard in a flavour; empty where it holds none. */
  clipboard: (flavour: 'text' | 'html') => string;
  /** Puts a flavour on the clipboard as another program does. */
  copy: (flavour: 'text' | 'html', content: string) => void;
  /** What a user sees in a part of the screen: its pixels as they are now, row by row. */
  pixels: (part: ScreenPart) => Promise<string>;
  close: () => Promise<void>;
}

/** A part of a screen, in pixels from its upper left corner. */
interface ScreenPart {
  x: number;
  y: number;
  width: number;
  height: number;
}

const TARGETS = { text: 'UTF8_STRING', html: 'text/html' } as const;

/** Starts an X display that nobody sees. */
export async function startDisplay(): Promise<Display> {
  const memory = await mkdtemp(join(tmpdir(), 'display-'));
  const screen = ['-screen', '0', '1400x1000x24', '-nolisten', 'tcp', '-fbdir', memory];
  const { says, stop } = startProgram('Xvfb', ['-displayfd', '3', ...screen]);
  const name = `:${await says(/^(\d+)\n/m)}`;
  // It gives the browser's window the focus, without which keys move none in Firefox.
  const manager = startProgram('openbox', ['--startup', 'echo begun'], { DISPLAY: name });
  await manager.says(/begun/);
  const xclip = (flavour: 'text' | 'html', direction: '-o' | '-i', input = '') =>
    spawnSync('xclip', ['-selection', 'clipboard', '-t', TARGETS[flavour], direction], {
      env: { ...process.env, DISPLAY: name },
      input,
      encoding: 'utf8',
      // What stays behind to serve the clipboard must not keep the call open.
      stdio: direction === '-i' ? ['pipe', 'ignore', 'ignore'] : 'pipe',
    }).stdout ?? '';
  return {
    name,
    clipboard: (flavour) => xclip(flavour, '-o'),
    copy: (flavour, content) => {
      xclip(flavour, '-i', content);
      // It goes on in the background, and has the clipboard once it answers.
      while (xclip(flavour, '-o') !== content);
    },
    pixels: async (part) => pixelsOf(await readFile(join(memory, 'Xvfb_screen0')), part),
    close: async () => {
      await manager.stop();
      await stop();
      await rm(memory, { recursive: true });
    },
  };
}

/** A part of a screen that is kept in the format of `xwd`: a head, the colours, and four bytes for each pixel. */
function pixelsOf(screen: Buffer, { x, y, width, height }: ScreenPart): string {
  const [head, lineLength, colours] = [0, 48, 76].map((at) => screen.readUInt32BE(at)) as [
    number,
    number,
    number,
  ];
  const lines = Array.from({ length: Math.round(height) }, (_, line) => {
    const start = head + colours * 12 + (Math.round(y) + line) * lineLength + Math.round(x) * 4;
    return screen.subarray(start, start + Math.round(width) * 4).toString('base64');
  });
  return lines.join('\n');
}
