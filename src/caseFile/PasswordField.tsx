import { useEffect, useId } from 'react';
import { fetchAgeFile } from './fetchAgeFile';

interface PasswordFieldProps {
  label: string;
  value: string;
  onChange: (password: string) => void;
}

/** A field for a password. The part that encrypts is fetched when it comes, before anything is typed into it. */
export function PasswordField({ label, value, onChange }: PasswordFieldProps) {
  const id = useId();

  useEffect(() => {
    // Where it does not come, saving or opening says so.
    fetchAgeFile().catch(() => {});
  }, []);

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="password"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
