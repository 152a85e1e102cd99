import { spawnSync } from 'node:child_process';
import { installsWithApt } from '../support/apt';
import { miniBrowser } from './webkit';

/** What the journeys need, by the package of Debian's that brings it. */
const NEEDED: Readonly<Record<string, () => boolean>> = {
  'firefox-esr': () => isOnPath('firefox-esr'),
  'webkit2gtk-driver': () => isOnPath('WebKitWebDriver') && miniBrowser() !== undefined,
  xvfb: () => isOnPath('Xvfb'),
  openbox: () => isOnPath('openbox'),
  xclip: () => isOnPath('xclip'),
  nginx: () => isOnPath('nginx'),
};

/**
 * Sees that both browsers, a display and a clipboard are there before the first journey begins; on Debian as root it
 * installs what is missing.
 *
 * @throws where something is still missing, saying what to install
 */
export default function provideBrowsers(): void {
  const missing = () => Object.keys(NEEDED).filter((name) => !NEEDED[name]?.());
  const wanted = missing();
  if (wanted.length > 0) installsWithApt(wanted);
  const left = missing();
  if (left.length > 0)
    throw new Error(
      `The journeys in Firefox and WebKit need ${left.join(', ')}. Install what is missing (on Debian: apt-get install ${left.join(' ')}), and start them again.`,
    );
}

function isOnPath(command: string): boolean {
  return spawnSync('which', [command]).status === 0;
}
