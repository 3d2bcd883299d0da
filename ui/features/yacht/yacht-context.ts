import type { PagePorts } from '../../page-data/page-context.ts';
import type { CardContext } from '../../yacht-card/card-facts.ts';

export interface YachtContext extends Omit<CardContext, 'media'> {
  readonly ports: PagePorts;
  /** Address of her page: the path in this language, and the canonical query for an estimate, '' without one. */
  readonly address: { readonly path: string; readonly query: string };
}
