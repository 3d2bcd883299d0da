import type { Localized } from '../locale/locale.ts';
import type { Block } from './block.ts';

/** product.md CO7. */
export interface PageState {
  readonly breadcrumbsTitle: string;
  readonly pageTitle: string;
  readonly pageType: string;
  readonly description: string;
}

/** A page made of blocks, in every locale (product.md RT1, RT5: each locale has a slug of its own). */
export interface Page {
  readonly id: string;
  readonly slug: Localized;
  readonly state: Localized<PageState>;
  readonly blocks: Localized<readonly Block[]>;
}
