/**
 * Opens a dialog over the sheets. An editor that is open closes under it, so the focus goes to the editor's cell first:
 * there the dialog brings it back.
 */
export function openModal(dialog: HTMLDialogElement | null): void {
  document.activeElement?.closest<HTMLElement>('[role="gridcell"]')?.focus();
  dialog?.showModal();
}
