import { spawnSync } from 'node:child_process';
import { provide } from './apt';

/** The fonts that reports are printed in, by the package of Debian's that brings them: widths and signs differ between fonts. */
const NEEDED: Readonly<Record<string, () => boolean>> = {
  'fonts-droid-fallback': () => hasFont('Droid Sans Fallback'),
  'fonts-liberation': () => hasFont('Liberation Sans'),
  'fonts-noto-mono': () => hasFont('Noto Mono'),
  'fonts-urw-base35': () => hasFont('Nimbus Sans'),
};

/** Sees that the fonts are there before the first report is printed. */
export default function provideFonts(): void {
  provide('The journeys of printed reports', NEEDED);
}

function hasFont(family: string): boolean {
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return stdout?.includes(family) ?? false;
}
