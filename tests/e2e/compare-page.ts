import type { Page } from '@playwright/test';

/** Returns the names above the columns of a comparison. */
export const compared = (page: Page) => page.locator('.cmp-table th[scope=col] .cmp-name');
/** Returns the rows of the comparison, without group headings. */
export const comparedRows = (page: Page) => page.locator('.cmp-table tbody tr:not(.cmp-group)');
