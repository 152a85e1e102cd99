import type { CaseBook } from './caseBook';

/** The file a case was saved in, or opened from. */
export interface CaseOnDisk {
  name: string;
  /** The way to write to the same file again; undefined where the browser gives none, and every save is a download. */
  handle: FileSystemFileHandle | undefined;
  /** How the file on the disk looked when it was read or written last; undefined without a handle. */
  stamp: string | undefined;
  /** What the file is encrypted with; undefined where it is not. */
  password: string | undefined;
  /** What the file holds. */
  saved: CaseBook;
  /** Whether every change is written to it by itself. */
  isKept: boolean;
}

/** A file as it looks from outside: when it was written, and how long it is. */
export function stampOf({ lastModified, size }: { lastModified: number; size: number }): string {
  return `${lastModified}, ${size}`;
}
