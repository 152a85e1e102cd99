import { type createStore, useStore } from 'jotai';
import { useEffect } from 'react';
import type { CaseBook } from '../caseFile/caseBook';
import { isNamedCase } from '../caseFile/caseName';
import type { ChosenFile } from '../caseFile/diskFile';
import { openCaseFile } from '../caseFile/openFile';
import { say } from '../messages/say';

interface FileKind {
  /** What the kind is called where a file is of none. */
  name: string;
  isNamed: (fileName: string) => boolean;
  open: (
    store: ReturnType<typeof createStore>,
    dropped: ChosenFile,
    onOpened: (book: CaseBook) => void,
  ) => void;
}

/** One line per kind of file that can be dropped anywhere on the page; the first that fits opens it. */
const FILE_KINDS: readonly FileKind[] = [
  { name: 'a case (.case.json or .case.age)', isNamed: isNamedCase, open: openCaseFile },
];

/** Takes a file that is dropped anywhere on the page. Without it the browser would leave the page for the file. */
export function DroppedFiles({ onOpened }: { onOpened: (book: CaseBook) => void }) {
  const store = useStore();

  useEffect(() => {
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
      const [dropped, ...others] = await droppedFiles(event);
      if (!dropped) return;
      const kind = FILE_KINDS.find(({ isNamed }) => isNamed(dropped.file.name));
      if (others.length > 0) say('error', 'Drop one file at a time. Nothing was changed.');
      else if (kind) kind.open(store, dropped, onOpened);
      else say('error', `${dropped.file.name} is not ${FILE_KINDS.map(({ name }) => name).join(' or ')}.`);
    }

    document.addEventListener('dragover', onDragOver);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('drop', onDrop);
    };
  }, [store, onOpened]);

  return null;
}

/** Whether files are dragged, and not onto a field that takes files itself. */
function isForThePage({ dataTransfer, target }: DragEvent): boolean {
  const isFileField = target instanceof Element && target.closest('input[type=file]') !== null;
  return Boolean(dataTransfer?.types.includes('Files')) && !isFileField;
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
