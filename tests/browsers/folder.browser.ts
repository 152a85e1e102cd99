import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHost } from './host';
import { button, expect, test } from './user';

test('from a folder, as GitHub Pages serves it, both screens open and a reload finds them', async ({
  user,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  spawnSync('npx', ['vite', 'build', '--base', '/sub/', '--outDir', folder]);
  const host = await startHost({ folder, base: '/sub/', fallback: { file: '404.html', status: 404 } });
  const { address } = host;
  try {
    await user.engine.open(address);
    await user.finds(user.incomes.cell('salary'));
    await user.fillAgent();
    await user.submit();
    await user.finds(user.debts.cell('0', 'accountName'));
    expect(await user.run(() => location.href)).toBe(`${address}calculator`);
    await user.reload();
    await user.finds(user.debts.cell('0', 'accountName'));
    await user.click(button('Go to Budget'));
    await user.finds(user.incomes.cell('salary'));
    expect(await user.run(() => location.href)).toBe(address);
    await user.engine.open(`${address}no/such/page`);
    await user.sees('h2', '404');
    const asked = await user.run(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(asked.filter((name) => !name.startsWith(address) && !name.endsWith('/watch.js'))).toEqual([]);
  } finally {
    await host.close();
    rmSync(folder, { recursive: true });
  }
});
