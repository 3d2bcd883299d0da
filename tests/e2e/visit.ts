import { test as base, expect, type Page } from '@playwright/test';

export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

/**
 * A behaviour is the same in every language, so that one run of it in a browser is enough: about half of them run in
 * each. The words and the structure of every page are read in every language over HTTP (crawl.e2e.ts), and every kind
 * of page is opened in a browser in both (every-page.e2e.ts).
 */
export const IN_ENGLISH: readonly Locale[] = ['en'];
export const IN_SPANISH: readonly Locale[] = ['es'];

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };
export const WIDTHS = [PHONE, DESKTOP];

/** Trouble that a visitor does not see, and that no page may make. */
export interface Watch {
  readonly problems: string[];
  /** A status that the test provokes on purpose: the browser names it on the console. */
  expectStatus(status: number): void;
  /** What the console, or a request that fails, may say because the test provokes it. */
  expectProblem(text: RegExp): void;
}

/**
 * Every test's page is watched: an error on the console (a CSP violation and a hydration warning are such), an
 * exception, or a request that leaves for another origin fails the test, whatever else it looks at.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page, baseURL, javaScriptEnabled }, use) => {
      const problems: string[] = [];
      const expected: string[] = [];
      const foreseen: RegExp[] = [];
      page.on('console', (message) => {
        const text = message.text();
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        // What is loaded ahead for scripts waits in vain where none run.
        if (javaScriptEnabled === false && text.includes('was preloaded using link preload')) return;
        if (expected.some((status) => text.includes(`status of ${status}`))) return;
        problems.push(`console: ${text}`);
      });
      page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(`${baseURL}/`) && !url.startsWith('data:')) problems.push(`request: ${url}`);
      });
      page.on('response', (response) => {
        const status = response.status();
        if (status >= 400 && !expected.includes(String(status))) problems.push(`${status}: ${response.url()}`);
      });
      await use({
        problems,
        expectStatus: (status) => void expected.push(String(status)),
        expectProblem: (text) => void foreseen.push(text),
      });
      expect(problems.filter((problem) => !foreseen.some((text) => text.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** A link that the page did not have, followed as a visitor would. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    link.textContent = 'planted';
    document.querySelector('main')?.prepend(link);
    link.click();
  }, href);
}

/** Opens a page and waits until it is all there: taken over by React, its runtime loaded, nothing under way. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await takenOver(page);
  await page.waitForLoadState('networkidle');
}

/** React has it, and the runtime is there; something may still be under way. */
export async function takenOver(page: Page): Promise<void> {
  await withReact(page);
  // The runtime's first word.
  await page.waitForFunction(() => document.documentElement.dataset.input !== undefined);
}

/** React has it; the runtime may still be on its way. */
export async function withReact(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** Where the page is scrolled to, once history has taken note of it. */
export async function settledScroll(page: Page): Promise<number> {
  const scrolled = await page.evaluate(() => window.scrollY);
  await expect.poll(() => page.evaluate(() => window.history.state?.vike?.scrollPosition?.y)).toBe(scrolled);
  return scrolled;
}

/** The number that the list announces (product.md SE10). */
export async function shownCount(page: Page): Promise<number> {
  const text = await page.getByRole('status').textContent();
  return Number(/\d+/.exec(text ?? '')?.[0] ?? '0');
}

export { expect };
