import type { ContentRecord, FieldClass, Path } from './content-records.ts';
import { hostileValues } from './hostile-values.ts';

/** A field of a record with another value; null removes the field. */
export interface Mutation {
  readonly record: ContentRecord;
  readonly path: Path;
  readonly value: string | null;
}

type Random = () => number;

/**
 * The number of records of a type that are mutated in one site. Most records stay valid, so that the mutated ones are
 * shown; files that are one record are mutated at several fields.
 */
const CHANGED: Readonly<Record<string, number>> = {
  ...{ page: 24, yacht: 30, office: 4, area: 6, stop: 60, redirect: 4, asset: 40, gallery: 30 },
  ...{ site: 4, home: 4, 'charter-terms': 4 },
};
const SINGLES = ['site', 'home', 'charter-terms'];
const TRIES = 20;
const HELD = 'held:';

/** Makes a generator of numbers from 0 to 1 that repeats its sequence for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Deals hostile values to every class of fields, one to each in turn, the likeliest first. A batch is one site, in
 * which a record is mutated once.
 */
export function* mutationBatches(classes: readonly FieldClass[], random: Random): Generator<readonly Mutation[]> {
  const dealt = classes.map((of) => {
    const { near, far } = hostileValues(valueAt(of.places[0]));
    return { of, values: [...shuffled(far, random), ...shuffled(near, random)] };
  });
  while (dealt.some(({ values }) => values.length > 0)) {
    const site = new MutatedSite(random);
    // The classes that received the fewest values come first.
    const inTurn = shuffled(dealt, random).sort((one, other) => other.values.length - one.values.length);
    let before: number;
    do {
      before = site.mutations.length;
      for (const { of, values } of inTurn) {
        const value = values.at(-1);
        if (value !== undefined && site.take(of, value)) values.pop();
      }
    } while (site.mutations.length > before);
    yield site.mutations;
  }
}

function valueAt(place: FieldClass['places'][number] | undefined): unknown {
  return place?.path.reduce<unknown>((held, key) => (held as Record<string, unknown>)[key], place.record.json);
}

class MutatedSite {
  readonly mutations: Mutation[] = [];
  readonly #changed = new Map<ContentRecord, Path[]>();
  readonly #random: Random;
  readonly #counts = new Map<string, number>();

  constructor(random: Random) {
    this.#random = random;
  }

  /** Returns whether there was an unmutated record for the value. */
  take({ places }: FieldClass, value: string | null): boolean {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const place = places[Math.floor(this.#random() * places.length)];
      if (place === undefined || !this.#isFree(place)) continue;
      const { record, path } = place;
      this.#counts.set(record.type, (this.#counts.get(record.type) ?? 0) + 1);
      this.#changed.set(record, [...(this.#changed.get(record) ?? []), path]);
      this.mutations.push({ record, path, value });
      return true;
    }
    return false;
  }

  #isFree({ record, path }: FieldClass['places'][number]): boolean {
    if ((this.#counts.get(record.type) ?? 0) >= (CHANGED[record.type] ?? 0)) return false;
    const changed = this.#changed.get(record) ?? [];
    if (!SINGLES.includes(record.type)) return changed.length === 0;
    return changed.every((other) => !isWithin(path, other) && !isWithin(other, path));
  }
}

function isWithin(path: Path, other: Path): boolean {
  return other.every((key, at) => path[at] === key);
}

/** Returns a record with these mutations, as JSON. */
export function mutatedText(record: unknown, mutations: readonly Mutation[]): string {
  const copy = structuredClone({ record });
  for (const [at, { path, value }] of mutations.entries()) {
    const keys = ['record', ...path];
    const last = keys.pop() as string | number;
    const holder = keys.reduce<Record<string, unknown>>((held, key) => held[key] as Record<string, unknown>, copy);
    if (value === null) delete holder[last];
    else holder[last] = `${HELD}${at}`;
  }
  return JSON.stringify(copy.record).replace(
    /"held:(\d+)"/g,
    (_, at: string) => mutations[Number(at)]?.value ?? 'null',
  );
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const copy = [...items];
  for (let at = copy.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [copy[at], copy[other]] = [copy[other] as T, copy[at] as T];
  }
  return copy;
}
