import { useState } from 'react';

interface PdfPasswordProps {
  name: string;
  isWrong: boolean;
  give: (password: string) => void;
  onCancel: () => void;
}

/** Asks for the password that a bureau has locked its PDF with. It is used here and kept nowhere. */
export function PdfPassword({ name, isWrong, give, onCancel }: PdfPasswordProps) {
  const [password, setPassword] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        give(password);
        setPassword('');
      }}
    >
      <p>{name} is locked with a password. The bureau tells it where the report comes from.</p>
      <div className="field">
        <label htmlFor="pdf-password">Password of the PDF</label>
        <input
          id="pdf-password"
          type="password"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: it is what the reading waits for.
          autoFocus
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
      <p className="field-problem" role="status">
        {isWrong && 'This password does not open the PDF.'}
      </p>
      <p className="actions">
        <button type="submit" className="primary">
          Open the PDF
        </button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </p>
    </form>
  );
}
