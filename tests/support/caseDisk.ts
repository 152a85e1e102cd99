import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';

/** The agent's disk, in the eyes of a browser that gives pages files to write to. */
export interface Disk {
  /** What a file holds. */
  read: (name: string) => string;
  /** Another program writes to a file. */
  write: (name: string, content: string) => void;
  /** The name the agent chooses next in the browser's dialog; the proposed one where it is left out. */
  choose: (name: string | undefined) => void;
  /** From now on every write fails with an error of this name; undefined ends it. */
  fail: (errorName: string | undefined) => void;
  /** How often the browser has asked where to save. */
  questions: () => number;
}

/** Takes the ways to files away, as in Firefox and Safari: a case is then downloaded, and opened by a file chooser. */
export async function withoutHandles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showSaveFilePicker');
    Reflect.deleteProperty(window, 'showOpenFilePicker');
  });
}

/**
 * Gives a page files in a folder of the real disk: a test cannot answer the browser's own dialogs, which stand outside
 * of the page. Like the browser's, a file stays what it was until all is written.
 */
export async function withHandles(page: Page, folder: string): Promise<Disk> {
  let chosen: string | undefined;
  let failure: string | undefined;
  let questions = 0;
  const path = (name: string) => join(folder, basename(name));
  mkdirSync(folder, { recursive: true });
  await page.exposeFunction('askDisk', (proposed: string) => {
    questions++;
    return chosen ?? proposed;
  });
  await page.exposeFunction('allowOnDisk', () => (failure === 'NotAllowedError' ? 'denied' : 'granted'));
  await page.exposeFunction('readDisk', (name: string) => {
    if (!existsSync(path(name))) return { failure: 'NotFoundError' };
    const { mtimeMs } = statSync(path(name));
    return { content: readFileSync(path(name)).toString('base64'), lastModified: Math.round(mtimeMs) };
  });
  await page.exposeFunction('writeDisk', (name: string, content: string) => {
    if (failure === undefined) writeFileSync(path(name), Buffer.from(content, 'base64'));
    return failure;
  });
  await page.addInitScript(fakePickers);
  return {
    read: (name) => readFileSync(path(name), 'utf8'),
    write: (name, content) => writeFileSync(path(name), content),
    choose: (name) => {
      chosen = name;
    },
    fail: (errorName) => {
      failure = errorName;
    },
    questions: () => questions,
  };
}

/** Runs in the page: the browser's functions for files, on the disk of the test. */
function fakePickers(): void {
  type Ask = (...words: string[]) => Promise<never>;
  const call = (name: string, ...words: string[]) => (Reflect.get(window, name) as Ask)(...words);

  function handle(name: string) {
    return {
      kind: 'file',
      name,
      requestPermission: () => call('allowOnDisk'),
      getFile: async () => {
        const { failure, content, lastModified } = await call('readDisk', name);
        if (failure) throw new DOMException('', failure);
        const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
        return new File([bytes], name, { lastModified });
      },
      createWritable: async () => {
        let written = new Blob();
        const stream = new WritableStream<BlobPart>({
          write: (part) => {
            written = new Blob([written, part]);
          },
          close: async () => {
            const bytes = new Uint8Array(await written.arrayBuffer());
            const content = btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''));
            const failure = await call('writeDisk', name, content);
            if (failure) throw new DOMException('', failure);
          },
        });
        return Object.assign(stream, {
          write: async (part: BlobPart) => {
            const writer = stream.getWriter();
            await writer.write(part);
            writer.releaseLock();
          },
        });
      },
    };
  }

  Object.assign(window, {
    showSaveFilePicker: async ({ suggestedName }: { suggestedName: string }) => {
      const name: string = await call('askDisk', suggestedName);
      if (name === '') throw new DOMException('', 'AbortError');
      return handle(name);
    },
    showOpenFilePicker: async () => [handle(await call('askDisk', ''))],
  });
}
