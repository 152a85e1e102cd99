/** What is done with a case's file that comes where reports are read. */
export interface CaseFiles {
  isCase: (file: File) => Promise<boolean>;
  open: (file: File) => void;
}

/** Why a case is not opened from the box for a report, in words; undefined where nothing keeps it from that. */
export function caseProblem(
  name: string,
  { isAlone, hasText }: Readonly<Record<'isAlone' | 'hasText', boolean>>,
): string | undefined {
  if (!isAlone) return 'Choose one case, or reports alone. Nothing was changed.';
  return hasText
    ? `${name} is a case, and the text that stands here would be lost. Read it or empty it, then open the case. Nothing was changed.`
    : undefined;
}
