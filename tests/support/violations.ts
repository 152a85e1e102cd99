import type { Page } from '@playwright/test';

/** Keeps the name of every directive that the page breaks, in `window.violations`. */
export async function collectViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) =>
      violations.push(event.effectiveDirective),
    );
  });
}
