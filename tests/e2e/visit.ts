import { test as base, expect, type Page } from '@playwright/test';

export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

/**
 * The locales of tests that need only one: a behaviour is the same in every language, so about half of the tests run in
 * each. Texts and structure of every page are checked in every language over HTTP (crawl.e2e.ts), and each kind of page
 * is opened in a browser in both (every-page.e2e.ts).
 */
export const IN_ENGLISH: readonly Locale[] = ['en'];
export const IN_SPANISH: readonly Locale[] = ['es'];

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };
export const WIDTHS = [PHONE, DESKTOP];

/** Records problems that a visitor does not see, and that no page may have. */
export interface Watch {
  readonly problems: string[];
  /** Allows a status that the test provokes, which the browser logs on the console. */
  expectStatus(status: number): void;
  /** Allows a message on the console or a failing request that the test provokes. */
  expectProblem(text: RegExp): void;
}

/**
 * Playwright's test with a watched page: an error on the console (such as a CSP violation or a hydration warning), an
 * exception, or a request to another origin fails the test.
 */
export const test = base.extend<{ watch: Watch }, { withPictures: boolean }>({
  // A test file that looks at pictures says so. In others the browser asks for none, so the server has none to make.
  withPictures: [false, { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, withPictures }, use) => {
      const { args = [] } = launchOptions;
      await use(
        withPictures ? launchOptions : { ...launchOptions, args: [...args, '--blink-settings=imagesEnabled=false'] },
      );
    },
    { scope: 'worker' },
  ],
  watch: [
    async ({ page, baseURL, javaScriptEnabled }, use) => {
      const problems: string[] = [];
      const expected: string[] = [];
      const foreseen: RegExp[] = [];
      await emptyHistory(page);
      page.on('console', (message) => {
        const text = message.text();
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        // Scripts that are preloaded are not used where scripts are disabled.
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

/** Empties the history of a page that was used by an earlier test: a browser keeps fifty entries and counts no more. */
async function emptyHistory(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}

/** Follows a link that the page did not have, as a visitor would. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    link.textContent = 'planted';
    document.querySelector('main')?.prepend(link);
    link.click();
  }, href);
}

/** Opens a page and waits until it is hydrated, its runtime is loaded and the network is idle. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await takenOver(page);
  await page.waitForLoadState('networkidle');
}

/** Waits until the page is hydrated and the runtime has started; requests may still be open. */
export async function takenOver(page: Page): Promise<void> {
  await withReact(page);
  // The runtime sets this attribute last.
  await page.waitForFunction(() => document.documentElement.dataset.input !== undefined);
}

/** Waits until the page is hydrated; the runtime may still be loading. */
export async function withReact(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** Returns the scroll position once it is saved in the history. */
export async function settledScroll(page: Page): Promise<number> {
  const scrolled = await page.evaluate(() => window.scrollY);
  await expect.poll(() => page.evaluate(() => window.history.state?.vike?.scrollPosition?.y)).toBe(scrolled);
  return scrolled;
}

/** Returns the number of results that the list announces (SE10). */
export async function shownCount(page: Page): Promise<number> {
  const text = await page.getByRole('status').textContent();
  return Number(/\d+/.exec(text ?? '')?.[0] ?? '0');
}

export { expect };
