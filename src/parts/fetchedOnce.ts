/**
 * A part of the page that is fetched when it is first asked for, and asked for again only where it did not come. From
 * the second time on the answer is there before the next key: another `import()` would come after it.
 */
export function fetchedOnce<Part>(fetchPart: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | undefined;
  return () => {
    part ??= fetchPart().catch((reason) => {
      part = undefined;
      throw reason;
    });
    return part;
  };
}
