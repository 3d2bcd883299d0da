import { LOCALE_STRATEGIES, type LocaleStrategy } from '../../core/locale/locale-path.ts';

/** What the server tells every script of a page, in attributes of the document's root. */
export interface SiteSettings {
  readonly strategy: LocaleStrategy;
  /** Null in development: there is no build to grow old. */
  readonly buildId: string | null;
}

/** The attributes that {@link siteSettings} reads. */
export function settingsAttributes({ strategy, buildId }: SiteSettings): string {
  return `data-locales="${strategy}"${buildId === null ? '' : ` data-build="${buildId}"`}`;
}

export function siteSettings(root: HTMLElement = document.documentElement): SiteSettings {
  const { locales, build } = root.dataset;
  return {
    strategy: LOCALE_STRATEGIES.find((strategy) => strategy === locales) ?? 'prefix',
    buildId: build ?? null,
  };
}
