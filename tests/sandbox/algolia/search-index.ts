import type { JsonObject } from './json.ts';
import type { Alternative } from './query/text-query.ts';
import { foldedWords } from './query/words.ts';
import { type AlgoliaRecord, RecordTable } from './record-table.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';
import { textsOf } from './settings-readers.ts';

/** An index: records, settings and synonyms under a name. A replica shows the records of its primary. */
export class SearchIndex {
  readonly name: string;
  readonly createdAt = new Date().toISOString();
  updatedAt = this.createdAt;
  primary: SearchIndex | null = null;
  virtual = false;
  synonyms: ReadonlyMap<string, JsonObject> = new Map();
  #settings: Settings = DEFAULT_SETTINGS;
  #records: ReadonlyMap<string, AlgoliaRecord> = new Map();
  #table: RecordTable | null = null;

  constructor(name: string) {
    this.name = name;
  }

  get records(): ReadonlyMap<string, AlgoliaRecord> {
    return this.primary === null ? this.#records : this.primary.records;
  }

  set records(records: ReadonlyMap<string, AlgoliaRecord>) {
    this.#records = records;
    this.#table = null;
    this.updatedAt = new Date().toISOString();
  }

  get table(): RecordTable {
    if (this.primary !== null) return this.primary.table;
    this.#table ??= new RecordTable([...this.#records.values()]);
    return this.#table;
  }

  /** Returns the settings as written; see {@link settings} for the effective ones. */
  get ownSettings(): Settings {
    return this.#settings;
  }

  set ownSettings(settings: Settings) {
    this.#settings = settings;
    this.updatedAt = new Date().toISOString();
  }

  /**
   * Returns the effective settings: a virtual replica has those of its primary, and its own ranking before any other
   * criterion.
   */
  get settings(): Settings {
    if (this.primary === null || !this.virtual) return this.#settings;
    const own = textsOf(this.#settings, 'customRanking');
    const inherited = this.primary.settings;
    return { ...inherited, ranking: [...own, ...textsOf(inherited, 'ranking')] };
  }

  /** Returns the alternatives of its synonyms; those of a replica are its own. */
  alternatives(): Alternative[] {
    return [...this.synonyms.values()].flatMap((synonym) => {
      const words = textsOf(synonym, 'synonyms');
      if (synonym.type === 'onewaysynonym') return alternatives(String(synonym.input), words);
      if (synonym.type === 'synonym') return words.flatMap((word) => alternatives(word, words));
      return alternatives(String(synonym.word ?? ''), textsOf(synonym, 'corrections'));
    });
  }
}

function alternatives(input: string, others: readonly string[]): Alternative[] {
  return others
    .filter((other) => other !== input)
    .map((other) => ({ input: foldedWords(input), words: foldedWords(other) }));
}
