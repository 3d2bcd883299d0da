import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The script with the site's behaviour outside a page's own components. */
export const RUNTIME: string = JSON.parse(readFileSync('dist/assets.json', 'utf8'))['ui/shell/site-runtime.ts'].file;

/** Delays these scripts until they are released. */
export async function holdBack(page: Page, scripts: string): Promise<{ readonly release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.fallback();
  });
  return { release };
}
