import { useSetAtom } from 'jotai';
import { type DragEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { MAX_CHARACTERS } from '../../sheet/clipboard/readClipboard';
import { keyName } from '../../sheet/keys/keyPress';
import { openModal } from '../../sheet/openModal';
import { endingsInWords, REPORT_ENDINGS } from './files/fileProblems';
import { preparePdf } from './files/pdfReader';
import { readReportFile } from './files/reportFile';
import { PdfPassword } from './PdfPassword';
import { ReadingProgress } from './ReadingProgress';
import { type ReadText, readPastedReport } from './readPastedReport';
import { addedFilesAtom, reviewedTextsAtom } from './reportAtoms';
import { READ_KEYS } from './review/reviewKeys';
import { unreadFilesAtom } from './unreadAtoms';
import './report.css';

const TOO_LONG = 'This text has more than a million characters. Paste the part with the accounts.';
const NO_DEBTS = 'No debts were found in this text.';
const TEXT_STAYS = 'Nothing was changed; the text stays here for another try.';
/** What the text in the box is called beside files. */
const TEXT_NAME = 'Text';

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

interface AddReportProps {
  /** Dropped on the page before the box came. */
  files: readonly File[];
  /** Opens a file where it is a case, and says whether it is one. */
  openCase: (file: File) => Promise<boolean>;
}

/** A box for a report's text and for its files, which are also dropped on it; several become one review. */
export function AddReport({ files, openCase }: AddReportProps) {
  const close = useSetAtom(addedFilesAtom);
  const review = useSetAtom(reviewedTextsAtom);
  const setUnread = useSetAtom(unreadFilesAtom);
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [reading, setReading] = useState<Reading>();
  const [locked, setLocked] = useState<Locked>();
  const stop = useRef<AbortController>(undefined);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    openModal(dialog.current);
    preparePdf();
    return () => stop.current?.abort();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was dropped is read once.
  useEffect(() => {
    if (files.length > 0) readFiles(files);
  }, [files]);

  function show(texts: readonly ReadText[]) {
    dialog.current?.close();
    review(texts);
  }

  function readText(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = readTyped(text);
    if (typeof read === 'string') setProblems([read === NO_DEBTS ? `${read} ${TEXT_STAYS}` : read]);
    else show([read]);
  }

  async function readFile(file: File, signal: AbortSignal): Promise<ReadText | string> {
    const { name } = file;
    setReading({ name, page: 0, pages: 0 });
    const read = await readReportFile(file, {
      signal,
      onPage: (page, pages) => setReading({ name, page, pages }),
      askPassword: (isWrong) => new Promise((give) => setLocked({ name, isWrong, give })),
    });
    setLocked(undefined);
    if (read.kind === 'report') return { ...read.text, name };
    return `${name}: ${read.kind === 'refused' ? read.reason : 'No debts were found in it.'}`;
  }

  async function readFiles(chosen: readonly File[]) {
    if (stop.current) return;
    for (const file of chosen) if (await openCase(file)) return dialog.current?.close();
    const stopping = new AbortController();
    stop.current = stopping;
    setProblems([]);
    const texts: ReadText[] = [];
    const unread: string[] = [];
    for (const file of chosen) {
      if (stopping.signal.aborted) break;
      const read = await readFile(file, stopping.signal);
      if (typeof read === 'string') unread.push(read);
      else texts.push(read);
    }
    stop.current = undefined;
    setReading(undefined);
    if (stopping.signal.aborted || texts.length === 0)
      return setProblems([...unread, 'Nothing was changed.']);
    const typed = text.trim() === '' ? undefined : readTyped(text);
    if (typeof typed === 'string') unread.unshift(`${TEXT_NAME}: ${typed}`);
    else if (typed) texts.unshift({ ...typed, name: TEXT_NAME });
    setUnread(unread);
    show(texts);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    readFiles([...event.dataTransfer.files]);
  }

  return (
    <dialog
      ref={dialog}
      className="review add-report"
      aria-labelledby="add-report"
      onClose={() => close(null)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <h2 id="add-report">Add a report</h2>
      {reading && !locked && <ReadingProgress {...reading} onCancel={() => stop.current?.abort()} />}
      {locked && <PdfPassword {...locked} onCancel={() => stop.current?.abort()} />}
      <form onSubmit={readText} hidden={reading !== undefined}>
        <p className="field-note">
          Paste the accounts of a credit report, choose its files, or drop them here. They are read in this
          page and sent nowhere.
        </p>
        <div className="field">
          <label htmlFor="report-text">Text of the report</label>
          <textarea
            id="report-text"
            rows={10}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (READ_KEYS.includes(keyName(event.nativeEvent))) event.currentTarget.form?.requestSubmit();
            }}
          />
        </div>
        <div className="field">
          <label htmlFor="report-files">Files ({endingsInWords()})</label>
          <input
            id="report-files"
            type="file"
            multiple
            accept={[...REPORT_ENDINGS, '.htm', '.case', '.age'].join()}
            onChange={({ target }) => {
              readFiles([...(target.files ?? [])]);
              // The same file can be chosen again.
              target.value = '';
            }}
          />
        </div>
        <div className="field-problem" role="status">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
        <p className="actions">
          <button type="submit" className="primary">
            Read the report
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </p>
      </form>
    </dialog>
  );
}

/** Reads the text in the box; why nothing comes of it, in words, where that is so. */
function readTyped(text: string): ReadText | string {
  if (text.length > MAX_CHARACTERS) return TOO_LONG;
  const pasted = readPastedReport({ text, html: '' });
  if (pasted.kind === 'report') return pasted.text;
  return pasted.kind === 'refused' ? pasted.reason : NO_DEBTS;
}
