import { useEffect, useRef, useState } from 'react';
import { readReportFile } from './files/reportFile';
import type { ReadText } from './readPastedReport';

/** The file that is being read, and how far. */
interface Reading {
  name: string;
  page: number;
  /** Zero until it is known. */
  pages: number;
}

/** A locked PDF that waits for its password. */
interface Locked {
  name: string;
  isWrong: boolean;
  give: (password: string) => void;
}

/** What came of some files. */
interface ReadFiles {
  texts: ReadText[];
  /** What was not read, whole files or pages of one, in words. */
  unread: string[];
  isCancelled: boolean;
}

/** Reads the files of reports one after the other: how far it is, what it waits for, and the way to end it. */
export function useReadFiles() {
  const [reading, setReading] = useState<Reading>();
  const [locked, setLocked] = useState<Locked>();
  const stop = useRef<AbortController>(undefined);

  useEffect(() => () => stop.current?.abort(), []);

  async function readOne(file: File, signal: AbortSignal): Promise<{ text?: ReadText; unread: string }> {
    const { name } = file;
    setReading({ name, page: 0, pages: 0 });
    const read = await readReportFile(file, {
      signal,
      onPage: (page, pages) => setReading({ name, page, pages }),
      askPassword: (isWrong) => new Promise((give) => setLocked({ name, isWrong, give })),
    });
    setLocked(undefined);
    const pages = read.unread ?? '';
    if (read.kind === 'report') return { text: { ...read.text, name }, unread: pages && `${name}: ${pages}` };
    const why = read.kind === 'refused' ? read.reason : 'No debts were found in it.';
    return { unread: `${name}: ${why} ${pages}`.trim() };
  }

  async function read(files: readonly File[]): Promise<ReadFiles> {
    const stopping = new AbortController();
    const { signal } = stopping;
    stop.current = stopping;
    const texts: ReadText[] = [];
    const unread: string[] = [];
    for (const file of files) {
      if (signal.aborted) break;
      const one = await readOne(file, signal);
      if (one.unread) unread.push(one.unread);
      if (one.text) texts.push(one.text);
    }
    stop.current = undefined;
    setReading(undefined);
    return { texts, unread, isCancelled: signal.aborted };
  }

  return {
    reading,
    locked,
    read,
    /** Whether files are being read at this moment. */
    isBusy: () => stop.current !== undefined,
    cancel: () => stop.current?.abort(),
  };
}
