/** Milliseconds between two tries of a part that does not come. */
const TRY_EVERY = 5_000;

/** Asks for a part until it comes: without it the screen still does its work. */
export async function inTime<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  return fetchPart().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, TRY_EVERY));
    return inTime(fetchPart);
  });
}
