import { resolve } from 'node:path';
import { fleetReader } from '../../adapters/content-files/fleet-files.ts';
import { MARKETS, type Market } from '../../core/market/market.ts';
import { localePath } from '../../core/routing/locale-path.ts';
import { routePath } from '../../core/routing/routes.ts';
import { slugWithFallback } from '../../core/yacht/market-rules.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import type { Locale } from './visit.ts';

/** The fleet that the server under test serves. */
const { yachts: fleet } = await fleetReader(resolve('content'), { warn: () => {} }).read();

/** Returns the name of the first suitable yacht, and her address on a market. */
function yachtPath(market: Market, isWanted: (yacht: Yacht) => boolean): { name: string; path: string } {
  for (const yacht of fleet) {
    const slug = slugWithFallback(yacht.slugs, market);
    if (slug !== null && isWanted(yacht)) return { name: yacht.name, path: routePath({ name: 'yacht', market, slug }) };
  }
  throw new Error(`The demo fleet has no such yacht for ${market}.`);
}

export const CHARTER_YACHT = yachtPath('charter', ({ market }) => market === 'charter');
export const SALE_YACHT = yachtPath('sale', ({ market }) => market === 'sale');
/** The charter page of a yacht that is only for sale. */
export const GHOST = yachtPath('charter', ({ market }) => market === 'sale');
/** A yacht on neither market that still has a page. */
export const OLD_GHOST = yachtPath('sale', ({ market }) => market === 'ghost');

/** The addresses that yachts of type none would have, if they had pages (YA3). */
export const HIDDEN = fleet
  .filter(({ market, withdrawn }) => market === 'none' && withdrawn === null)
  .flatMap(({ id, name, slugs }) => {
    const fromName = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    return MARKETS.flatMap((market) =>
      [id, fromName, ...Object.values(slugs)]
        .filter((slug) => slug !== null)
        .map((slug) => routePath({ name: 'yacht', market, slug })),
    );
  });

/** Yachts offered for charter. */
export const IDS: readonly string[] = fleet.filter(({ market }) => market === 'charter').map(({ id }) => id);

export const LISTS = { charter: '/yachts-for-charter/', sale: '/yachts-for-sale/' } as const;

/** One address of each kind of page, by locale. */
export const PAGES: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  home: inBoth('/'),
  'charter list': inBoth(LISTS.charter),
  'sale list': inBoth(LISTS.sale),
  'filtered list': inBoth(`${LISTS.charter}?l=kind:sail&nm=guests:6:`),
  'empty list': inBoth(`${LISTS.charter}?q=zzzz&l=kind:sail`),
  'charter yacht': inBoth(CHARTER_YACHT.path),
  'sale yacht': inBoth(SALE_YACHT.path),
  ghost: inBoth(GHOST.path),
  offices: { en: '/en/offices-and-people/', es: '/es/oficinas-y-personas/' },
  search: inBoth('/search/?i=sale&q=a'),
  'site search': { en: '/en/search/web/?q=mediterranean', es: '/es/search/web/?q=mediterraneo' },
  microsite: inBoth('/microsite/yachts-for-sale/'),
  compare: inBoth(`/compare/?charter=${IDS.slice(0, 3).join(',')}`),
  'empty compare': inBoth('/compare/'),
  favourites: inBoth(`/favourites/?y=${IDS.slice(0, 2).join(',')}`),
  'empty favourites': inBoth('/favourites/'),
  voyage: inBoth(`/voyage/?v=1&yacht=${IDS[0]}&from=2027-07-03&days=antibes;porquerolles,saint-tropez;;girolata`),
  berth: inBoth('/berth-for-sale/port-vauban-30m/'),
  'when and where': { en: '/en/when-and-where/', es: '/es/cuando-y-donde/' },
  'fleet to scale': { en: '/en/fleet-to-scale/', es: '/es/flota-a-escala/' },
  'open weeks': { en: '/en/open-weeks/', es: '/es/semanas-libres/' },
  'not found': inBoth('/nowhere/'),
};

function inBoth(path: string): Record<Locale, string> {
  return { en: localePath(path, 'en', 'prefix'), es: localePath(path, 'es', 'prefix') };
}
