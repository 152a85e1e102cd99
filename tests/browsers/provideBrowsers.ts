import { spawnSync } from 'node:child_process';
import { provide } from '../support/apt';
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

/** Sees that both browsers, a display and a clipboard are there. */
export default function provideBrowsers(): void {
  provide('The journeys in Firefox and WebKit', NEEDED);
}

function isOnPath(command: string): boolean {
  return spawnSync('which', [command]).status === 0;
}
