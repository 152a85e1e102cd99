import { type createStore, useStore } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { CaseBook } from '../caseFile/caseBook';
import type { ChosenFile } from '../caseFile/diskFile';
import { isCaseFile, openCaseFile } from '../caseFile/openFile';
import { fetchReportParts } from '../debts/report/ReportImport';
import { addedFilesAtom } from '../debts/report/reportAtoms';
import { say } from '../messages/say';

interface Screen {
  store: ReturnType<typeof createStore>;
  /** Whether the calculator is shown, where the debts are. */
  isCalculator: boolean;
  onOpened: (book: CaseBook) => void;
}

interface FileKind {
  /** What the kind is called where a file is of none. */
  name: string;
  isOf: (file: File) => Promise<boolean>;
  takesSeveral: boolean;
  open: (screen: Screen, dropped: readonly [ChosenFile, ...ChosenFile[]]) => void;
}

/** One line per kind of file that can be dropped anywhere on the page; the first that fits opens it. */
const FILE_KINDS: readonly FileKind[] = [
  {
    name: 'a case (.case.json or .case.age)',
    isOf: isCaseFile,
    takesSeveral: false,
    open: ({ store, onOpened }, [dropped]) => openCaseFile(store, dropped, onOpened),
  },
  {
    name: 'a report (.pdf, .txt, .html, .csv, .tsv or .json)',
    isOf: async ({ name }) => (await fetchReportParts()).isNamedReport(name),
    takesSeveral: true,
    open: ({ store, isCalculator }, dropped) => {
      if (isCalculator)
        store.set(
          addedFilesAtom,
          dropped.map(({ file }) => file),
        );
      else say('error', 'A report is added on the calculator. Nothing was changed.');
    },
  },
];

async function kindOf(file: File): Promise<FileKind | undefined> {
  for (const kind of FILE_KINDS) if (await kind.isOf(file)) return kind;
  return undefined;
}

/** A report is read and what lies beside it is named as unreadable, as where files are chosen; a case comes alone. */
async function open(screen: Screen, [dropped, ...others]: readonly ChosenFile[]): Promise<void> {
  if (!dropped) return;
  const kinds = await Promise.all([dropped, ...others].map(({ file }) => kindOf(file)));
  const kind = kinds.find(Boolean);
  if (kinds.length > 1 && kinds.some((one) => one?.takesSeveral === false))
    say('error', 'Drop one case, or reports alone. Nothing was changed.');
  else if (kind) kind.open(screen, [dropped, ...others]);
  else say('error', `${dropped.file.name} is not ${FILE_KINDS.map(({ name }) => name).join(' or ')}.`);
}

/** Takes files that are dropped anywhere on the page. Without it the browser would leave the page for the file. */
export function DroppedFiles({ onOpened }: { onOpened: (book: CaseBook) => void }) {
  const store = useStore();
  const isCalculator = useLocation().pathname === '/calculator';

  useEffect(() => {
    async function onDragEnter(event: DragEvent) {
      // What reads PDFs is there before the file is let go.
      if (isCalculator && isForThePage(event)) (await fetchReportParts()).preparePdf();
    }

    function onDragOver(event: DragEvent) {
      if (!isForThePage(event)) return;
      event.preventDefault();
      // Behind a dialog nothing may change unseen.
      if (event.dataTransfer && document.querySelector('dialog[open]'))
        event.dataTransfer.dropEffect = 'none';
    }

    async function onDrop(event: DragEvent) {
      if (!isForThePage(event)) return;
      event.preventDefault();
      if (document.querySelector('dialog[open]')) return;
      // What is open in a sheet is entered first, as by a press elsewhere.
      document.body.click();
      open({ store, isCalculator, onOpened }, await droppedFiles(event));
    }

    document.addEventListener('dragenter', onDragEnter);
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('dragenter', onDragEnter);
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('drop', onDrop);
    };
  }, [store, isCalculator, onOpened]);

  return null;
}

/** Whether files are dragged, and not onto a field or a box that takes files itself. */
function isForThePage({ dataTransfer, target, defaultPrevented }: DragEvent): boolean {
  const isFileField = target instanceof Element && target.closest('input[type=file]') !== null;
  return Boolean(dataTransfer?.types.includes('Files')) && !isFileField && !defaultPrevented;
}

/** The dropped files, each with the way to write to it where the browser gives one. */
function droppedFiles({ dataTransfer }: DragEvent): Promise<ChosenFile[]> {
  // All are asked for at once: the browser forgets them when the event is over.
  const files = [...(dataTransfer?.items ?? [])].flatMap((item) => {
    const file = item.getAsFile();
    return file ? [{ file, asked: handleOf(item) }] : [];
  });
  return Promise.all(files.map(async ({ file, asked }) => ({ file, handle: await asked })));
}

/** Not every browser knows it, and TypeScript does not. */
type ItemWithHandle = DataTransferItem & { getAsFileSystemHandle?: () => Promise<FileSystemHandle | null> };

async function handleOf(item: ItemWithHandle): Promise<FileSystemFileHandle | undefined> {
  const handle = await item.getAsFileSystemHandle?.().catch(() => null);
  return handle instanceof FileSystemFileHandle ? handle : undefined;
}
