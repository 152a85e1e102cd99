import { spawnSync } from 'node:child_process';
import { installsWithApt } from './apt';

/** The fonts that reports are printed in, by the package of Debian's that brings them: widths and signs differ between fonts. */
const NEEDED: Readonly<Record<string, string>> = {
  'fonts-droid-fallback': 'Droid Sans Fallback',
  'fonts-liberation': 'Liberation Sans',
  'fonts-noto-mono': 'Noto Mono',
  'fonts-urw-base35': 'Nimbus Sans',
};

/**
 * Sees that the fonts are there before the first report is printed; on Debian as root it installs what is missing.
 *
 * @throws where one is still missing, saying what to install
 */
export default function provideFonts(): void {
  const missing = () => {
    const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
    return Object.keys(NEEDED).filter((name) => !stdout?.includes(NEEDED[name] ?? ''));
  };
  const wanted = missing();
  if (wanted.length > 0) installsWithApt(wanted);
  const left = missing();
  if (left.length > 0)
    throw new Error(
      `The journeys of printed reports need ${left.join(', ')}. Install what is missing (on Debian: apt-get install ${left.join(' ')}), and start them again.`,
    );
}
