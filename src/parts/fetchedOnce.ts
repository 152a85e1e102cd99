/**
 * A part of the page that is fetched when it is first asked for, and asked for again only where it did not come. From
 * the second time on the answer is there before the next key: another `import()` would come after it.
 */
export function fetchedOnce<Part>(fetchPart: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | undefined;
  let failures = 0;
  return () => {
    part ??= fetchAgain(fetchPart, failures).catch((reason) => {
      part = undefined;
      failures++;
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
function fetchAgain<Part>(fetchPart: () => Promise<Part>, failures: number): Promise<Part> {
  const [, file] = /\bimport\(\s*["'`](.+?)["'`]/.exec(String(fetchPart)) ?? [];
  if (failures === 0 || file === undefined) return fetchPart();
  const { href } = new URL(`${file}?again=${failures}`, import.meta.url);
  return import(/* @vite-ignore */ href);
}
