/** The promise of the privacy note in full. */
export function PrivacyWords() {
  return (
    <>
      <p>
        Its content policy refuses every connection, and it asks for nothing once it has loaded, but for its
        part that encrypts, which comes when the dialog for a password opens. To check it, disconnect from the
        network and go on working; or press F12 for the browser’s developer tools: while you type, nothing
        appears under Network, and nothing is kept under Application (Storage in Firefox).
      </p>
      <p>
        What is entered is gone when the tab is closed or reloaded, unless you save the case: then a file is
        written where you say, and with Keep saved written again after every change. The page keeps nothing of
        it, neither the file’s place nor a password. Only the names and the totals that go from the budget to
        the calculator stay, with the tab’s history, so that the calculator can be reloaded.
      </p>
    </>
  );
}
