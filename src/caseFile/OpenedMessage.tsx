import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { ToastContentProps } from 'react-toastify/unstyled';
import { say } from '../messages/say';
import { caseIdAtom } from './caseAtoms';

/** Says that a case was opened, for as long as it is open: undone, the message goes. */
export function sayOpened(words: string, id: symbol): void {
  say('success', ({ closeToast }) => <OpenedMessage words={words} id={id} closeToast={closeToast} />, {
    role: 'status',
  });
}

interface OpenedMessageProps extends Pick<ToastContentProps, 'closeToast'> {
  words: string;
  id: symbol;
}

function OpenedMessage({ words, id, closeToast }: OpenedMessageProps) {
  const isOpen = useAtomValue(caseIdAtom) === id;

  useEffect(() => {
    if (!isOpen) closeToast();
  }, [isOpen, closeToast]);

  return words;
}
