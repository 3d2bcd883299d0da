import { type BuildVersion, writeBuildVersion } from '../../core/build-version/build-version.ts';
import { type SiteSettings, USUAL_STRATEGY } from './site-settings.ts';

interface SettingsToWrite extends SiteSettings {
  /** The build that the document is written by; null in development: there is none to grow old. */
  readonly build: BuildVersion | null;
}

/** The attributes of a document's root that `siteSettings` and `runningBuild` read; the usual strategy needs none. */
export function settingsAttributes({ strategy, build, formOrigins }: SettingsToWrite): string {
  const locales = strategy === USUAL_STRATEGY ? '' : ` data-locales="${strategy}"`;
  const running = build === null ? '' : ` data-build="${writeBuildVersion(build)}"`;
  const forms = formOrigins.length === 0 ? '' : ` data-forms="${formOrigins.join(' ')}"`;
  return locales + running + forms;
}
