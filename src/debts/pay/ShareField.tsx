import { parseShare } from './payInFull';

interface ShareFieldProps {
  /** What stands beside the field has the same one with `-note` behind it. */
  id: string;
  text: string;
  onType: (text: string) => void;
  onLeave?: () => void;
  /** What stands beside the field while it holds a share. */
  note?: string;
}

/** The share of each debt to be paid, in per cent; a text that is no share stays, with the reason in words. */
export function ShareField({ id, text, onType, onLeave, note }: ShareFieldProps) {
  const isShare = parseShare(text) !== undefined;
  return (
    <span className="share-field">
      <label htmlFor={id}>Share</label>
      <input
        id={id}
        name="share"
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={!isShare}
        aria-describedby={`${id}-note`}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onBlur={onLeave}
      />
      <span aria-hidden="true">%</span>
      <span className="share-note" id={`${id}-note`}>
        <span className="field-problem" aria-live="polite">
          {!isShare && 'The share is a number above 0, up to 100.'}
        </span>
        {isShare && note && <span className="field-note">{note}</span>}
      </span>
    </span>
  );
}
