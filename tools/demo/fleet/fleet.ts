import type { YachtRecord } from '../../content-records.ts';
import { createBrokerDealer, type Person } from './brokers.ts';
import { type Design, readRoster } from './design/design.ts';
import { inventDesign } from './design/invented-design.ts';
import type { Masters } from './design/masters.ts';
import { createMarketDealer } from './market.ts';
import { createPrng } from './prng.ts';
import { readStories, type Stories } from './stories.ts';
import { buildYacht } from './yacht.ts';

/** Returns the roster's yachts in its order, then invented ones. */
export function designFleet(seed: number, size: number): Design[] {
  const roster = readRoster();
  const taken = new Set(roster.map((design) => design.slug));
  const prng = createPrng(`${seed}/designs`);
  const invented = Array.from({ length: Math.max(0, size - roster.length) }, () => inventDesign(prng, taken));
  return [...roster.slice(0, size), ...invented];
}

/** Yields a record for each design, so that a large fleet need not be in memory at once. */
export function* buildFleet(
  designs: readonly Design[],
  seed: number,
  masters: Masters,
  stories: Stories = readStories('content/yachts'),
  people: readonly Person[] = [],
): Generator<YachtRecord> {
  const dealMarket = createMarketDealer(seed);
  const dealBrokers = createBrokerDealer(people);
  const ids = new Set<string>();
  for (const design of designs) {
    const yacht = buildYacht(design, dealMarket(design), { seed, masters, stories });
    let id = Number(yacht.yachtid);
    while (ids.has(String(id))) id += 1;
    ids.add(String(id));
    const numbered = { ...yacht, yachtid: String(id) };
    yield { ...numbered, ...dealBrokers(numbered) };
  }
}
