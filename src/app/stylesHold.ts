/**
 * Resolves once the styles of the page hold, or are known not to come. WebKit runs the entry before they have come, and a
 * grid that is measured without them keeps a header as tall as the page is wide.
 */
export async function stylesHold(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const isWaiting = [...links].some((link) => !link.sheet) && document.readyState !== 'complete';
  if (isWaiting) await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}
