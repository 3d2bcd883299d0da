import { askedWords } from '../../../core/search/text/text-cost.ts';
import { fieldWords, TEXT_FIELDS } from '../../../core/search/text/text-fields.ts';
import { FIELD_COST, wordCost } from '../../../core/search/text/word-cost.ts';

/** Folded words, and others that may stand for them. */
export interface Alternative {
  readonly input: readonly string[];
  readonly words: readonly string[];
}

/** The words of all records, by field, and how near a text comes to them by the rules of the core. */
export class TextTable {
  readonly #vocabulary: readonly string[];
  /** By record, then by field: places in the vocabulary. */
  readonly #records: readonly (readonly (readonly number[])[])[];

  /** @param texts by record, then by field, the weightiest first */
  constructor(texts: readonly (readonly (readonly string[])[])[]) {
    const places = new Map<string, number>();
    const placeOf = (word: string) => {
      const place = places.get(word) ?? places.size;
      places.set(word, place);
      return place;
    };
    this.#records = texts.map((fields) =>
      fields.map((field, at) => fieldWords(field, TEXT_FIELDS[at] ?? 'other').map(placeOf)),
    );
    this.#vocabulary = [...places.keys()];
  }

  /**
   * By record: null where a word of the query is nowhere in it, else how far it is from the query, 0 at best. Where
   * words of the query have an alternative, that may be there instead.
   */
  match(query: string, alternatives: readonly Alternative[]): (number | null)[] {
    const asked = askedWords(query);
    if (asked.length === 0) return this.#records.map(() => 0);
    const ways = [asked, ...alternatives.flatMap((alternative) => replaced(asked, alternative))];
    const costs = new Map([...new Set(ways.flat())].map((word) => [word, this.#costsOf(word)]));
    const costsByWay = ways.map((words) => words.map((word) => costs.get(word) as Float64Array));
    return this.#records.map((fields) => {
      const cost = Math.min(...costsByWay.map((way) => sum(way.map((each) => least(fields, each)))));
      return cost === Number.POSITIVE_INFINITY ? null : cost;
    });
  }

  /** By place in the vocabulary. */
  #costsOf(asked: string): Float64Array {
    return Float64Array.from(this.#vocabulary, (word) => wordCost(asked, word) ?? Number.POSITIVE_INFINITY);
  }
}

/** The asked words with the alternative in the place of its input, wherever that stands among them. */
function replaced(asked: readonly string[], { input, words }: Alternative): string[][] {
  return asked.flatMap((_, at) => {
    const isHere = input.length > 0 && input.every((word, offset) => asked[at + offset] === word);
    return isHere ? [[...asked.slice(0, at), ...words, ...asked.slice(at + input.length)]] : [];
  });
}

function least(fields: readonly (readonly number[])[], costs: Float64Array): number {
  let found = Number.POSITIVE_INFINITY;
  fields.forEach((places, field) => {
    for (const place of places) found = Math.min(found, (costs[place] as number) + field * FIELD_COST);
  });
  return found;
}

function sum(costs: readonly number[]): number {
  return costs.reduce((total, cost) => total + cost, 0);
}
