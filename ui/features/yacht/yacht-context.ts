import type { PagePorts } from '../../page-data/page-context.ts';
import type { CardContext } from '../../yacht-card/card-view.ts';

export interface YachtContext extends Omit<CardContext, 'media'> {
  readonly ports: PagePorts;
  /**
   * Address of her page: its path in this language, and its canonical query, which asks for an estimate; '' for none.
   */
  readonly address: { readonly path: string; readonly query: string };
}
