import type { Notice, Session } from './session';
import type { Sheet } from './sheet';

/** Tells what has just happened. It speaks of the last act, or of what came to none. */
export function tell(notice: Notice, sheet: Sheet, session: Session): void {
  session.set({ notice: { ...notice, act: sheet.acts.standing().at(-1) } });
}

/**
 * What still holds of the last notice, in words: all of it until the next act; then what did not fit, which stays within
 * reach; nothing once its act is undone.
 */
export function noticeWords(sheet: Sheet, session: Session): string {
  const { notice } = session.get();
  const acts = sheet.acts.standing();
  if (!notice) return '';
  if (notice.act === acts.at(-1)) return `${notice.words} ${notice.left}`.trim();
  return notice.act && acts.includes(notice.act) ? notice.left : '';
}
