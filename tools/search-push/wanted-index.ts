import { createHash } from 'node:crypto';
import { aliasSynonyms } from '../../adapters/algolia/alias-synonyms.ts';
import { indexSettings } from '../../adapters/algolia/index-settings.ts';
import { siteRecord } from '../../adapters/algolia/site/site-record.ts';
import { siteSettings } from '../../adapters/algolia/site/site-settings.ts';
import { yachtRecord } from '../../adapters/algolia/yachts/yacht-record.ts';
import { LOCALES } from '../../core/locale/locale.ts';
import type { SiteEntry } from '../../core/site-search/site-entry.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import type { WantedIndex } from './push-plan.ts';

/** What a fleet wants of the yacht index of this name. */
export function wantedIndex(name: string, fleet: readonly Yacht[]): WantedIndex {
  const records = fleet.map(yachtRecord).filter((record) => record !== null);
  return {
    name,
    settings: indexSettings(name),
    synonyms: aliasSynonyms(fleet),
    records: new Map(records.map((record) => [record.objectID, record])),
  };
}

/** What the entries of a site want of the index of everything of this name: a record an entry and locale. */
export function wantedSiteIndex(name: string, entries: readonly SiteEntry[]): WantedIndex {
  const records = entries.flatMap((entry) => LOCALES.map(({ code }) => siteRecord(entry, code)));
  return {
    name,
    settings: siteSettings(name),
    // What places are called besides is a passage of theirs.
    synonyms: [],
    records: new Map(records.map((record) => [record.objectID, record])),
  };
}

/** The same for the same content and the same program, and for nothing else. */
export function versionOf({ name, settings, synonyms, records }: WantedIndex): string {
  const all = JSON.stringify([name, [...settings], synonyms, [...records.values()]]);
  return createHash('sha256').update(all).digest('hex');
}
