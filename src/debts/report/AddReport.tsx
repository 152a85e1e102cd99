import { useSetAtom } from 'jotai';
import { type DragEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Flavours } from '../../sheet/clipboard/clipboardTable';
import { flavoursOf } from '../../sheet/clipboard/readClipboard';
import { keyName } from '../../sheet/keys/keyPress';
import { openModal } from '../../sheet/openModal';
import { useLeaving } from '../../sheet/useLeaving';
import { type CaseFiles, caseProblem } from './files/caseFiles';
import { endingsInWords, REPORT_ENDINGS } from './files/fileProblems';
import { preparePdf } from './files/pdfReader';
import { LeaveQuestion } from './LeaveQuestion';
import { PdfPassword } from './PdfPassword';
import { ReadingProgress } from './ReadingProgress';
import type { ReadText } from './readPastedReport';
import { addedFilesAtom, reviewedTextsAtom } from './reportAtoms';
import { READ_KEYS } from './review/reviewKeys';
import { readTyped, TEXT_NAME } from './typedReport';
import { unreadFilesAtom } from './unreadAtoms';
import { useReadFiles } from './useReadFiles';
import './report.css';

interface AddReportProps {
  /** Dropped on the page before the box came. */
  files: readonly File[];
  caseFiles: CaseFiles;
}

/** A box for a report's text and for its files, which are also dropped on it; several become one review. */
export function AddReport({ files, caseFiles }: AddReportProps) {
  const close = useSetAtom(addedFilesAtom);
  const review = useSetAtom(reviewedTextsAtom);
  const setUnread = useSetAtom(unreadFilesAtom);
  const [text, setText] = useState('');
  const [copied, setCopied] = useState<Flavours>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { reading, locked, read, isBusy, cancel } = useReadFiles();
  const [isLeaving, setLeaving] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const hasText = text.trim() !== '';

  useEffect(() => {
    openModal(dialog.current);
    preparePdf();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was dropped is read once.
  useEffect(() => {
    if (files.length > 0) take(files);
  }, [files]);

  function show(texts: readonly ReadText[]) {
    dialog.current?.close();
    review(texts);
  }

  function readText(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = readTyped(text, copied);
    if (typeof typed !== 'string') show([typed]);
    else setProblems([`${typed} Nothing was changed; the text stays here for another try.`]);
  }

  async function take(chosen: readonly File[]) {
    if (isBusy()) return;
    const cases = await Promise.all(chosen.map(caseFiles.isCase));
    const [opened] = chosen.filter((_, index) => cases[index]);
    if (opened) openCase(opened, chosen.length === 1);
    else readFiles(chosen);
  }

  function openCase(file: File, isAlone: boolean) {
    const problem = caseProblem(file.name, { isAlone, hasText });
    if (problem) return setProblems([problem]);
    dialog.current?.close();
    caseFiles.open(file);
  }

  async function readFiles(chosen: readonly File[]) {
    setProblems([]);
    const { texts, unread, isCancelled } = await read(chosen);
    if (isCancelled || texts.length === 0) return setProblems([...unread, 'Nothing was changed.']);
    const typed = hasText ? readTyped(text, copied) : undefined;
    if (typeof typed === 'string') unread.unshift(`${TEXT_NAME}: ${typed}`);
    else if (typed) texts.unshift({ ...typed, name: TEXT_NAME });
    setUnread(unread);
    show(texts);
  }

  function leave() {
    if (hasText) setLeaving(true);
    else dialog.current?.close();
  }

  useLeaving(leave, hasText);

  function onDrop(event: DragEvent) {
    event.preventDefault();
    take([...event.dataTransfer.files]);
  }

  return (
    <dialog
      ref={dialog}
      className="review add-report"
      aria-labelledby="add-report"
      // Some browsers close a dialog at a second Escape, whatever its cancelling is answered with.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isLeaving) return;
        event.preventDefault();
        leave();
      }}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        leave();
      }}
      onClose={(event) => {
        if (event.target === dialog.current) close(null);
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <h2 id="add-report">Add a report</h2>
      {reading && !locked && <ReadingProgress {...reading} onCancel={cancel} />}
      {locked && <PdfPassword {...locked} onCancel={cancel} />}
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
            onPaste={(event) => setCopied(flavoursOf(event.clipboardData))}
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
              take([...(target.files ?? [])]);
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
          <button type="button" onClick={leave}>
            Cancel
          </button>
        </p>
      </form>
      {isLeaving && (
        <LeaveQuestion
          question="Leave the text?"
          loss="It is not read yet, and would be lost."
          stay="Go on with the text"
          onStay={() => setLeaving(false)}
          onLeave={() => dialog.current?.close()}
        />
      )}
    </dialog>
  );
}
