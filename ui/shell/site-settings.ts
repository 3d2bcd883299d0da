import { LOCALE_STRATEGIES, type LocaleStrategy } from '../../core/locale/split-locale.ts';

/** What the server tells every script of a page, in attributes of the document's root. */
export interface SiteSettings {
  readonly strategy: LocaleStrategy;
  /** Null in development: there is no build to grow old. */
  readonly buildId: string | null;
  /** Origins whose forms open in a drawer. */
  readonly formOrigins: readonly string[];
}

const USUAL_STRATEGY: LocaleStrategy = 'prefix';

/** The attributes that {@link siteSettings} reads; what is usual goes without saying. */
export function settingsAttributes({ strategy, buildId, formOrigins }: SiteSettings): string {
  const build = buildId === null ? '' : ` data-build="${buildId}"`;
  const forms = formOrigins.length === 0 ? '' : ` data-forms="${formOrigins.join(' ')}"`;
  const locales = strategy === USUAL_STRATEGY ? '' : ` data-locales="${strategy}"`;
  return `${locales}${build}${forms}`;
}

export function siteSettings(root: HTMLElement = document.documentElement): SiteSettings {
  const { locales, build, forms = '' } = root.dataset;
  return {
    strategy: LOCALE_STRATEGIES.find((strategy) => strategy === locales) ?? USUAL_STRATEGY,
    buildId: build ?? null,
    formOrigins: forms.split(' ').filter((origin) => origin !== ''),
  };
}
