import { type BuildVersion, writeBuildVersion } from '../../core/build-version/build-version.ts';
import { cookieSuffix } from '../../core/http/choice-cookie.ts';
import { DEFAULT_LOCALE_STRATEGY, type DocumentSettings } from './document-settings.ts';

interface SettingsToWrite extends DocumentSettings {
  /** The build that renders the document; null in development. */
  readonly build: BuildVersion | null;
  /** The name of a staging site; null for the real site. */
  readonly staging: string | null;
}

/**
 * Returns the attributes of the root element that `documentSettings`, `documentBuildVersion` and `cookieName` read; the
 * default strategy has no attribute.
 */
export function settingsAttributes({ strategy, build, formOrigins, staging }: SettingsToWrite): string {
  const locales = strategy === DEFAULT_LOCALE_STRATEGY ? '' : ` data-locales="${strategy}"`;
  const running = build === null ? '' : ` data-build="${writeBuildVersion(build)}"`;
  const forms = formOrigins.length === 0 ? '' : ` data-forms="${formOrigins.join(' ')}"`;
  const cookies = staging === null ? '' : ` data-cookies="${cookieSuffix(staging)}"`;
  return locales + running + forms + cookies;
}
