import { createHash } from 'node:crypto';
import { LOCALES } from '../../core/locale/locale.ts';
import type { SiteSearchEntry } from '../../core/site-search/site-search-entry.ts';
import type { Yacht, YachtId } from '../../core/yacht/yacht.ts';
import { aliasSynonyms } from './alias-synonyms.ts';
import type { CalendarAttributes } from './calendar-record.ts';
import { indexSettings } from './index-settings.ts';
import type { WantedIndex } from './push-plan.ts';
import { siteIndexSettings, siteRecord } from './site-record.ts';
import { yachtRecord } from './yacht-record.ts';

/** The desired state of the yacht index of a fleet with its calendars. @param nights by yacht */
export function wantedIndex(
  name: string,
  fleet: readonly Yacht[],
  nights: ReadonlyMap<YachtId, CalendarAttributes> = new Map(),
): WantedIndex {
  const records = fleet.map((yacht) => yachtRecord(yacht, nights.get(yacht.id))).filter((record) => record !== null);
  return {
    name,
    settings: indexSettings(name),
    synonyms: aliasSynonyms(fleet),
    records: new Map(records.map((record) => [record.objectID, record])),
  };
}

/** The desired state of the site's index: a record for each entry and locale. */
export function wantedSiteIndex(name: string, entries: readonly SiteSearchEntry[]): WantedIndex {
  const records = entries.flatMap((entry) => LOCALES.map(({ code }) => siteRecord(entry, code)));
  return {
    name,
    settings: siteIndexSettings(name),
    // Aliases of destinations are passages of their entries.
    synonyms: [],
    records: new Map(records.map((record) => [record.objectID, record])),
  };
}

/** A hash of the desired state, which changes with content and program. */
export function versionOf({ name, settings, synonyms, records }: WantedIndex): string {
  const all = JSON.stringify([name, [...settings], synonyms, [...records.values()]]);
  return createHash('sha256').update(all).digest('hex');
}
