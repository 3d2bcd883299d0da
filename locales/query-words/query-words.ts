import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

/** The key of a meaning, such as `amenity.pool`; a key that is not in the English file does not compile. */
export type QueryWordKey = keyof typeof en;
export const QUERY_WORD_KEYS: readonly string[] = Object.keys(en);

/**
 * The words that the query parser reads, by language and by meaning; commas separate phrases. A further language is one
 * more file here, and its name in this list.
 */
export const QUERY_WORDS: readonly Readonly<Record<QueryWordKey, string | readonly string[]>>[] = [en, es];
