import { useEffect } from 'react';
import { cssTransition, type Id, ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './messages.css';

export { toast };

/** What goes makes way at once, so that the next message has the place to itself. */
const TRANSITION = cssTransition({ enter: 'message-enter', exit: 'message-exit', collapse: false });

let areStanding = false;
const waiting = new Set<() => void>();

/** Resolves once the messages stand on the page. */
export async function messagesStand(): Promise<void> {
  if (!areStanding) await new Promise<void>((resolve) => waiting.add(resolve));
}

/** The messages that come and go, one at a time. What has the focus comes out from under them, and has it again after them. */
export function Messages() {
  useEffect(() => {
    let shown: Id | undefined;
    /** What had the focus before a message took it. */
    let before: EventTarget | null = null;
    function note({ target, relatedTarget }: FocusEvent) {
      if (isInMessage(target) && !isInMessage(relatedTarget)) before = relatedTarget;
    }
    document.addEventListener('focusin', note);
    const stop = toast.onChange(({ status, id }) => {
      if (status === 'removed' && isInMessage(document.activeElement) && before instanceof HTMLElement)
        before.focus({ preventScroll: true });
      if (status !== 'added') return;
      if (shown !== undefined && shown !== id) toast.dismiss(shown);
      shown = id;
      // A frame later the style sheet keeps the message's place free of what is scrolled into view.
      requestAnimationFrame(showFocus);
    });
    areStanding = true;
    for (const go of waiting) go();
    waiting.clear();
    return () => {
      stop();
      document.removeEventListener('focusin', note);
      areStanding = false;
    };
  }, []);
  return <ToastContainer position="bottom-left" transition={TRANSITION} closeOnClick draggable={false} />;
}

function isInMessage(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.Toastify') !== null;
}

function showFocus(): void {
  const focused = document.activeElement;
  if (focused && !focused.matches('body, main')) focused.scrollIntoView({ block: 'nearest' });
}
