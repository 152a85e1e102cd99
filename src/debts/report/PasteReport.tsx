import { useSetAtom } from 'jotai';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { type ClipboardTexts, MAX_CHARACTERS } from '../../sheet/clipboard/readClipboard';
import { openModal } from '../../sheet/openModal';
import { readPastedReport } from './readPastedReport';
import { isPasteReportOpenAtom, reviewedTextsAtom } from './reportAtoms';
import { textOfPage } from './textOfPage';
import './report.css';

const TOO_LONG = {
  kind: 'refused',
  reason: 'This text has more than a million characters. Paste the part with the accounts.',
} as const;
const NO_DEBTS =
  'No debts were found in this text. Nothing was changed; the text stays here for another try.';

/** A box for a report's text, and a picker for its file, for those who cannot paste into the grid. */
export function PasteReport() {
  const close = useSetAtom(isPasteReportOpenAtom);
  const review = useSetAtom(reviewedTextsAtom);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => openModal(dialog.current), []);

  function read(texts: ClipboardTexts) {
    const characters = Math.max(texts.text.length, texts.html.length);
    const pasted = characters > MAX_CHARACTERS ? TOO_LONG : readPastedReport(texts);
    if (pasted.kind === 'report') {
      dialog.current?.close();
      review([pasted.text]);
    } else setProblem(pasted.kind === 'refused' ? pasted.reason : NO_DEBTS);
  }

  async function readFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    const content = await file.text();
    const isHtml = /\.html?$/i.test(file.name);
    const shown = isHtml ? textOfPage(content) : content;
    setText(shown.slice(0, MAX_CHARACTERS));
    read({ text: shown, html: isHtml ? content : '' });
  }

  return (
    <dialog ref={dialog} className="review" aria-labelledby="paste-report" onClose={() => close(false)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          read({ text, html: '' });
        }}
      >
        <h2 id="paste-report">Paste a report</h2>
        <p className="field-note">
          Copy the accounts out of a credit report and paste them here, or choose a saved report. It is read
          in this page and sent nowhere.
        </p>
        <div className="field">
          <label htmlFor="report-text">Text of the report</label>
          <textarea
            id="report-text"
            rows={12}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor="report-file">Saved report (.txt, .html or .csv)</label>
          <input id="report-file" type="file" accept=".txt,.html,.htm,.csv" onChange={readFile} />
        </div>
        <p className="field-problem" role="status">
          {problem}
        </p>
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
