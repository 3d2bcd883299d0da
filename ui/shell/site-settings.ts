import { LOCALE_STRATEGIES, type LocaleStrategy } from '../../core/locale/locale-path.ts';

/** What the server tells every script of a page, in attributes of the document's root. */
export interface SiteSettings {
  readonly strategy: LocaleStrategy;
  /** Null in development: there is no build to grow old. */
  readonly buildId: string | null;
  /** Origins whose forms open in a drawer. */
  readonly formOrigins: readonly string[];
}

/** The attributes that {@link siteSettings} reads. */
export function settingsAttributes({ strategy, buildId, formOrigins }: SiteSettings): string {
  const build = buildId === null ? '' : ` data-build="${buildId}"`;
  const forms = formOrigins.length === 0 ? '' : ` data-forms="${formOrigins.join(' ')}"`;
  return `data-locales="${strategy}"${build}${forms}`;
}

export function siteSettings(root: HTMLElement = document.documentElement): SiteSettings {
  const { locales, build, forms = '' } = root.dataset;
  return {
    strategy: LOCALE_STRATEGIES.find((strategy) => strategy === locales) ?? 'prefix',
    buildId: build ?? null,
    formOrigins: forms.split(' ').filter((origin) => origin !== ''),
  };
}
