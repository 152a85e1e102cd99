interface ReadingProgressProps {
  name: string;
  page: number;
  /** Zero until it is known. */
  pages: number;
  onCancel: () => void;
}

/** How far a file is read, and the way to end that. */
export function ReadingProgress({ name, page, pages, onCancel }: ReadingProgressProps) {
  const words = pages > 0 ? `Page ${page} of ${pages}` : 'Opening the file';
  return (
    <div className="reading">
      <p role="status">Reading {name}</p>
      <progress aria-label={words} {...(pages > 0 && { max: pages, value: page })} />
      <p className="field-note">{words}</p>
      <p className="actions">
        {/* biome-ignore lint/a11y/noAutofocus: the focus would be lost with the form it was in. */}
        <button type="button" autoFocus onClick={onCancel}>
          Cancel
        </button>
      </p>
    </div>
  );
}
