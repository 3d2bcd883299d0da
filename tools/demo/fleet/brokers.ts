import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distanceNm } from '../../../core/geo/position.ts';
import { MARKETS, type Market } from '../../../core/market/market.ts';
import { isOfferedOn } from '../../../core/yacht/market-rules.ts';
import type { YachtRecord } from '../../content-records.ts';
import { OFFICES } from './offices.ts';

/** A person of a desk that answers for yachts, with the yachts named on their page. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly desk: string;
  readonly office: string;
  readonly yachts: readonly string[];
}

type Brokers = Pick<YachtRecord, 'brokerCharter' | 'brokerSale'>;

const DESK: Readonly<Record<Market, string>> = { charter: 'charter', sale: 'sales' };

interface PersonFile {
  readonly id: string;
  readonly kind: string;
  readonly details: { readonly desk: string; readonly office: string };
  readonly state: { readonly en: { readonly breadcrumbsTitle: string } };
  readonly blocks: { readonly en: readonly { readonly type: string; readonly yachts?: readonly string[] }[] };
}

/** Reads the people of a folder of pages, sorted by id; none without the folder. */
export function readPeople(folder: string): readonly Person[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return names
    .map((name): PersonFile => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter(({ kind }) => kind === 'person')
    .map(({ id, details, state, blocks }) => ({
      id,
      name: state.en.breadcrumbsTitle,
      desk: details.desk,
      office: details.office,
      yachts: blocks.en.flatMap(({ type, yachts = [] }) => (type === 'yacht-grid' ? yachts : [])),
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** The distance between two offices, in nautical miles; infinite for an office that is not listed. */
function milesBetween(from: string | null, to: string): number {
  const [a, b] = [from, to].map((id) => OFFICES.find((office) => office.id === id));
  if (a === undefined || b === undefined) return Number.POSITIVE_INFINITY;
  return distanceNm({ latitude: a.lat, longitude: a.lng }, { latitude: b.lat, longitude: b.lng });
}

/** The people of a desk at the office nearest to a yacht's own, her own office included. */
function nearestColleagues(desk: readonly Person[], office: string | null): readonly Person[] {
  const nearest = Math.min(...desk.map((person) => milesBetween(office, person.office)));
  return desk.filter((person) => milesBetween(office, person.office) === nearest);
}

/**
 * Assigns each yacht to the person whose page names her, else in turn to the people of the market's desk in the office
 * nearest to her.
 */
export function createBrokerDealer(people: readonly Person[]): (yacht: YachtRecord) => Brokers {
  const dealt = new Map<string, number>();
  const brokerOf = (yacht: YachtRecord, market: Market): string | null => {
    if (!isOfferedOn(yacht.marketType, market)) return null;
    const desk = people.filter((person) => person.desk === DESK[market]);
    const own = desk.find(({ yachts }) => yachts.includes(yacht.yachtid));
    if (own !== undefined) return own.id;
    const colleagues = nearestColleagues(desk, yacht.office);
    const key = `${yacht.office} ${market}`;
    const turn = dealt.get(key) ?? 0;
    dealt.set(key, turn + 1);
    return colleagues[turn % colleagues.length]?.id ?? null;
  };
  return (yacht) => {
    const [brokerCharter = null, brokerSale = null] = MARKETS.map((market) => brokerOf(yacht, market));
    return { brokerCharter, brokerSale };
  };
}
