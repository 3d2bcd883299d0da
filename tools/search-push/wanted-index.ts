import { createHash } from 'node:crypto';
import { aliasSynonyms } from '../../adapters/algolia/alias-synonyms.ts';
import { indexSettings } from '../../adapters/algolia/index-settings.ts';
import { yachtRecord } from '../../adapters/algolia/yacht-record.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import type { WantedIndex } from './push-plan.ts';

/** What a fleet wants of the index of this name. */
export function wantedIndex(name: string, fleet: readonly Yacht[]): WantedIndex {
  const records = fleet.map(yachtRecord).filter((record) => record !== null);
  return {
    name,
    settings: indexSettings(name),
    synonyms: aliasSynonyms(fleet),
    records: new Map(records.map((record) => [record.objectID, record])),
  };
}

/** The same for the same content and the same program, and for nothing else. */
export function versionOf({ name, settings, synonyms, records }: WantedIndex): string {
  const all = JSON.stringify([name, [...settings], synonyms, [...records.values()]]);
  return createHash('sha256').update(all).digest('hex');
}
