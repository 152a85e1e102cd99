import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Installs packages where it may, on Debian as root, and says whether it did. */
export function installsWithApt(packages: readonly string[]): boolean {
  const isDebian = existsSync('/etc/os-release') && /debian/i.test(readFileSync('/etc/os-release', 'utf8'));
  if (!isDebian || process.getuid?.() !== 0) return false;
  return runs('apt-get', ['update']) && runs('apt-get', ['install', '--yes', ...packages]);
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
