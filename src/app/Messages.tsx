import { useEffect } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { idle } from '../parts/idle';

/** The messages that come and go. What has the focus comes out from under them. */
export function Messages() {
  useEffect(
    () =>
      toast.onChange(({ status }) => {
        // A frame later the style sheet keeps the message's place free of what is scrolled into view.
        if (status === 'added') requestAnimationFrame(showFocus);
      }),
    [],
  );
  useEffect(() => {
    // Without their look messages can be read all the same.
    idle()
      .then(() => import('./messages.css'))
      .catch(() => {});
  }, []);
  return <ToastContainer position="top-center" closeOnClick draggable={false} />;
}

function showFocus(): void {
  const focused = document.activeElement;
  if (focused && !focused.matches('body, main')) focused.scrollIntoView({ block: 'nearest' });
}
