import type { Page } from '@playwright/test';

/** The names above the columns of a comparison. */
export const compared = (page: Page) => page.locator('.cmp-table th[scope=col] .cmp-name');
/** Its lines, without the headings of their groups. */
export const comparedRows = (page: Page) => page.locator('.cmp-table tbody tr:not(.cmp-group)');
