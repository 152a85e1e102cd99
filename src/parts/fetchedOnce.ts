/**
 * A part of the page that is fetched when it is first asked for, and asked for again only where it did not come. From
 * the second time on the answer is there before the next key: another `import()` would come after it.
 */
export function fetchedOnce<Part>(fetchPart: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | undefined;
  let failures = 0;
  /** The address of the part's styles where they did not come. */
  let lostStyles: string | undefined;

  async function fetchAgain(): Promise<Part> {
    const [, file] = /\bimport\(\s*["'`](.+?)["'`]/.exec(String(fetchPart)) ?? [];
    if (failures === 0 || file === undefined) return fetchPart();
    if (lostStyles) await fetchStyles(withQuery(lostStyles, failures));
    return import(/* @vite-ignore */ withQuery(file, failures));
  }

  return () => {
    part ??= fetchAgain().catch((reason) => {
      part = undefined;
      failures++;
      // The build asks for a part's styles first, and names them where they do not come.
      lostStyles ??= /\S+\.css$/.exec(String(reason))?.[0];
      throw reason;
    });
    return part;
  };
}

/**
 * Firefox and Safari remember that a file did not come, and never ask for its address again. With a query it is another
 * address to them, and the same file to the host. A part of the build lies beside this file and imports only what came
 * with the entry, which `start.journey.ts` holds: what it imports is not asked for under another address.
 */
function withQuery(file: string, failures: number): string {
  return new URL(`${file}?again=${failures}`, import.meta.url).href;
}

function fetchStyles(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
}
