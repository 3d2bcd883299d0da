import type { Page } from '../../ui/page.ts';
export type Shown = Page;
