import { LOCALE_STRATEGIES, type LocaleStrategy } from '../../core/locale/locale.ts';

/** Settings that the server passes to all scripts of a page, in attributes of the root element. */
export interface DocumentSettings {
  readonly strategy: LocaleStrategy;
  /** Origins whose forms open in a drawer. */
  readonly formOrigins: readonly string[];
}

/** The strategy of a document without the attribute `data-locales`. */
export const DEFAULT_LOCALE_STRATEGY: LocaleStrategy = 'prefix';

export function documentSettings(root: HTMLElement = document.documentElement): DocumentSettings {
  const { locales, forms = '' } = root.dataset;
  return {
    strategy: LOCALE_STRATEGIES.find((strategy) => strategy === locales) ?? DEFAULT_LOCALE_STRATEGY,
    formOrigins: forms.split(' ').filter((origin) => origin !== ''),
  };
}
