import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Installs packages where it may, on Debian as root, and says whether it did. */
export function installsWithApt(packages: readonly string[]): boolean {
  const isDebian = existsSync('/etc/os-release') && /debian/i.test(readFileSync('/etc/os-release', 'utf8'));
  if (!isDebian || process.getuid?.() !== 0) return false;
  return runs('apt-get', ['update']) && runs('apt-get', ['install', '--yes', ...packages]);
}

/**
 * Sees that what some journeys need is there before the first begins; on Debian as root it installs what is missing.
 *
 * @param journeys whose need it is, as in `The journeys in Firefox`
 * @param needed whether it is there, by the package of Debian's that brings it
 * @throws where something is still missing, saying what to install
 */
export function provide(journeys: string, needed: Readonly<Record<string, () => boolean>>): void {
  const missing = () => Object.keys(needed).filter((name) => !needed[name]?.());
  const wanted = missing();
  if (wanted.length > 0) installsWithApt(wanted);
  const left = missing();
  if (left.length > 0)
    throw new Error(
      `${journeys} need ${left.join(', ')}. Install what is missing (on Debian: apt-get install ${left.join(' ')}), and start them again.`,
    );
}

/** Runs a command in view of the user, and says whether it did its work. */
export function runs(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}
