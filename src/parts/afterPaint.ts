/**
 * Runs something once the next frame is painted, so that it delays nothing of what the user sees first.
 *
 * @returns what takes it back before it has run
 */
export function afterPaint(run: () => void): () => void {
  let task: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    task = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}
