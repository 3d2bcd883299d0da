import { type BuildVersion, writeBuildVersion } from '../../core/build-version/build-version.ts';
import { DEFAULT_STRATEGY, type DocumentSettings } from './document-settings.ts';

interface SettingsToWrite extends DocumentSettings {
  /** The build that renders the document; null in development. */
  readonly build: BuildVersion | null;
}

/**
 * Returns the attributes of the root element that `documentSettings` and `documentBuildVersion` read; the default strategy
 * has no attribute.
 */
export function settingsAttributes({ strategy, build, formOrigins }: SettingsToWrite): string {
  const locales = strategy === DEFAULT_STRATEGY ? '' : ` data-locales="${strategy}"`;
  const running = build === null ? '' : ` data-build="${writeBuildVersion(build)}"`;
  const forms = formOrigins.length === 0 ? '' : ` data-forms="${formOrigins.join(' ')}"`;
  return locales + running + forms;
}
