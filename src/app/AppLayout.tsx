import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { part } from '../parts/part';
import { areShortcutsOpenAtom } from './appKeys';
import { HistoryButtons } from './HistoryButtons';
import { isAnythingEnteredAtom } from './isAnythingEnteredAtom';
import logo from './logo.svg';
import { Messages } from './Messages';
import { PrivacyNote } from './PrivacyNote';
import { SkipLink } from './SkipLink';
import { TotalsStatus } from './TotalsStatus';
import { useAppKeys } from './useAppKeys';
import { useNewMember } from './useNewMember';

const ShortcutsDialog = part(async () => (await import('./ShortcutsDialog')).ShortcutsDialog);

/** What all pages share: the header, the messages, and the question before entered data is left. */
export function AppLayout({ children }: { children: ReactNode }) {
  const isAnythingEntered = useAtomValue(isAnythingEnteredAtom);

  const [areShortcutsOpen, openShortcuts] = useAtom(areShortcutsOpenAtom);
  useAppKeys();

  useEffect(() => {
    if (!isAnythingEntered) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAnythingEntered]);

  return (
    <>
      <SkipLink />
      <header className="app-header">
        <img src={logo} alt="" width={36} height={36} />
        <h1>Financial Warranty Calculator</h1>
        <div className="header-buttons">
          <HistoryButtons onNewMember={useNewMember()} />
          <button type="button" title="Ctrl+/" onClick={() => openShortcuts(true)}>
            Shortcuts
          </button>
        </div>
      </header>
      <Messages />
      {children}
      <PrivacyNote />
      {areShortcutsOpen && <ShortcutsDialog />}
      <TotalsStatus />
    </>
  );
}
