import type { Locale } from '../../../core/locale/locale.ts';
import type { DisplayPreferences } from '../../../core/preferences/display.ts';
import type { Href } from '../../../core/routing/locale-path.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { PagePorts } from '../../page-data/page-context.ts';

export interface YachtContext {
  readonly ports: PagePorts;
  readonly locale: Locale;
  readonly href: Href;
  readonly translate: Translate;
  readonly preferences: DisplayPreferences;
  /** ISO 8601 instant. */
  readonly now: string;
  /**
   * Address of her page: its path in this language, and its canonical query, which asks for an estimate; '' for none.
   */
  readonly address: { readonly path: string; readonly query: string };
}
