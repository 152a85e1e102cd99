import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { isUnsavedAtom } from '../caseFile/caseAtoms';
import { fetchReportParts } from '../debts/report/ReportImport';
import { fetchMessages } from '../messages/say';
import { latePart, part } from '../parts/part';
import { areShortcutsOpenAtom } from './appKeys';
import { CaseButtons } from './CaseButtons';
import { fetchCaseParts, fetchShortcuts } from './fetchParts';
import { HistoryButtons } from './HistoryButtons';
import logo from './logo.svg';
import { PrivacyNote } from './PrivacyNote';
import { SkipLink } from './SkipLink';
import { TotalsStatus } from './TotalsStatus';
import { useAppKeys } from './useAppKeys';
import { useNewMember } from './useNewMember';
import { useShowOpened } from './useShowOpened';

const ShortcutsDialog = part(async () => {
  const [{ ShortcutsDialog }, { REVIEW_SHORTCUTS }] = await Promise.all([
    fetchShortcuts(),
    fetchReportParts(),
  ]);
  return () => <ShortcutsDialog reviewKeys={REVIEW_SHORTCUTS} />;
});
const HeaderCaseLine = latePart(fetchCaseParts, 'HeaderCaseLine');
const Messages = latePart(fetchMessages, 'Messages');
const DroppedFiles = latePart(fetchCaseParts, 'DroppedFiles');

/** What all pages share: the header, the messages, and the question before what is not saved is left. */
export function AppLayout({ children }: { children: ReactNode }) {
  const isUnsaved = useAtomValue(isUnsavedAtom);
  const showOpened = useShowOpened();
  const [areShortcutsOpen, openShortcuts] = useAtom(areShortcutsOpenAtom);
  useAppKeys();

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return (
    <>
      <SkipLink />
      <header className="app-header">
        <img src={logo} alt="" width={36} height={36} />
        <div className="app-name">
          <h1>Financial Warranty Calculator</h1>
          <div className="case-line">
            <HeaderCaseLine onOpened={showOpened} />
          </div>
        </div>
        <div className="header-buttons">
          <HistoryButtons onNewMember={useNewMember()} />
          <CaseButtons onOpened={showOpened} />
          <button type="button" title="Ctrl+/" onClick={() => openShortcuts(true)}>
            Shortcuts
          </button>
        </div>
      </header>
      <Messages />
      <DroppedFiles onOpened={showOpened} />
      {children}
      <PrivacyNote />
      {areShortcutsOpen && <ShortcutsDialog />}
      <TotalsStatus />
    </>
  );
}
