import { latePart } from '../parts/part';
import { fetchCaseParts } from './fetchParts';

const PrivacyWords = latePart(fetchCaseParts, 'PrivacyWords');

/** What the page promises about what is typed, and how anybody can check it. */
export function PrivacyNote() {
  return (
    <footer className="privacy-note">
      <details>
        <summary>This page cannot send or store what you type</summary>
        <PrivacyWords />
      </details>
    </footer>
  );
}
