import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fleetReader } from '../../adapters/content-files/fleet-files.ts';
import { isPersonalQuery } from '../../core/navigation/route-query-rules.ts';
import { localePath } from '../../core/routing/locale-path.ts';
import { matchRoute, type Route, routePath } from '../../core/routing/routes.ts';
import { slugWithFallback } from '../../core/yacht/market-rules.ts';

/** The kinds of answers that the matrix looks at: every kind of page by its route, and what is not a page. */
export const PAGE_KINDS = [
  ...(['home', 'list', 'yacht', 'destination', 'story', 'office', 'berth', 'itinerary', 'voyage', 'search'] as const),
  ...(['site search', 'microsite', 'compare', 'favourites', 'newsletter', 'enquiry', 'suggestions'] as const),
  ...(['picture', 'drawing', 'sitemap', 'healthz', 'readyz'] as const),
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** One address of a kind, to be asked for. */
export interface Probe {
  readonly kind: PageKind;
  readonly path: string;
}

/**
 * Returns whether a node keeps the page for others, or makes it anew for each visitor because it is personal: so are
 * pages with search words.
 */
function isKept({ path }: Probe): boolean {
  const [pathname = '', query = ''] = path.split('?');
  const route = matchRoute(pathname.replace(/^\/en/, ''));
  return route === null || !isPersonalQuery(route, query);
}

interface Asset {
  readonly type: string;
  readonly file: string;
}

const CONTENT = 'content';
/** The kinds of which the demonstration has many pages, so that there is always one that nobody has asked for. */
const ORDERS = ['length-desc', 'length-asc', 'year-desc', 'year-asc'];
const WORDS = ['sai', 'cors', 'med', 'greec', 'lee', 'ion', 'mot', 'dalm', 'cycl', 'bal', 'norw', 'sard'];

const slugsIn = (folder: string): readonly string[] =>
  readdirSync(join(CONTENT, 'pages', folder)).map(
    (name) => JSON.parse(readFileSync(join(CONTENT, 'pages', folder, name), 'utf8')).slug.en,
  );

/** Returns the addresses that the matrix asks for. */
export async function probes() {
  const { yachts } = await fleetReader(CONTENT, { warn() {} }).read();
  const offered = yachts.filter(({ market }) => market === 'charter');
  const slugs = offered.flatMap(({ slugs }) => slugWithFallback(slugs, 'charter') ?? []);
  const ids = offered.map(({ id }) => id);
  const [destinations, stories, offices, berths] = ['destinations', 'editorials', 'offices', 'berths'].map(slugsIn);
  const pictures = (JSON.parse(readFileSync(join(CONTENT, 'media', 'assets.json'), 'utf8')) as Asset[]).flatMap(
    ({ type, file }) => (type === 'image' ? file : []),
  );
  const at = <T>(list: readonly T[] | undefined, nth: number): T => {
    const found = list?.[nth % list.length];
    if (found === undefined) throw new Error('The demonstration has no such page');
    return found;
  };
  const page = (kind: PageKind, route: Route, query = ''): Probe => ({
    kind,
    path: localePath(routePath(route), 'en', 'prefix') + query,
  });
  const content = (kind: PageKind, slug: string) => page(kind, { name: 'content', slug });

  /** Returns the nth page of each kind that there are many of. */
  const several = (nth: number): readonly Probe[] => [
    page(
      'list',
      { name: 'yacht-list', market: 'charter' },
      `?nm=guests:${4 + (nth % 8)}:&s=${at(ORDERS, nth + Math.floor(nth / 8))}`,
    ),
    page('yacht', { name: 'yacht', market: 'charter', slug: at(slugs, nth) }),
    content('destination', at(destinations, nth)),
    content('office', at(offices, nth)),
    page('search', { name: 'search', scope: 'yachts', below: '' }, `?q=${at(WORDS, nth)}`),
    page('site search', { name: 'search', scope: 'site', below: '' }, `?q=${at(WORDS, nth)}`),
    { kind: 'suggestions', path: `/api/suggestions/?q=${at(WORDS, nth)}&locale=en` },
    { kind: 'drawing', path: `/media/drawings/${at(ids, nth)}/profile.svg` },
    {
      kind: 'picture',
      path: `/media/00000000/${at(pictures, nth).replace(/\.\w+$/, '')}?width=480&height=320&preset=card`,
    },
  ];
  const single: Readonly<
    Record<Exclude<Route['name'], 'content' | 'yacht' | 'yacht-list' | 'search' | 'finder' | 'enquire'>, Probe>
  > = {
    home: page('home', { name: 'home' }),
    itinerary: page('itinerary', { name: 'itinerary' }),
    voyage: page('voyage', { name: 'voyage' }, `?v=1&yacht=${at(ids, 0)}&days=antibes;calvi`),
    microsite: page('microsite', { name: 'microsite', market: 'charter' }),
    compare: page('compare', { name: 'compare' }, `?charter=${ids.slice(0, 3).join(',')}`),
    favourites: page('favourites', { name: 'favourites' }, `?y=${ids.slice(0, 2).join(',')}`),
    newsletter: page('newsletter', { name: 'newsletter' }),
    // A form for letters as the newsletter's.
    alerts: page('newsletter', { name: 'alerts' }),
    berth: page('berth', { name: 'berth', slug: at(berths, 0).replace(/^.*\//, '') }),
  };
  return {
    several,
    single: [
      ...Object.values(single),
      page('search', { name: 'search', scope: 'yachts', below: '' }),
      content('story', at(stories, 0)),
      { kind: 'sitemap', path: '/en-sitemap.xml' },
      { kind: 'healthz', path: '/healthz' },
      { kind: 'readyz', path: '/readyz' },
    ] satisfies readonly Probe[],
  };
}

/** Parts what a node keeps from what it makes anew for each visitor, which counts as never seen. */
export function bySeen(asked: readonly Probe[]) {
  return { seen: asked.filter(isKept), others: asked.filter((probe) => !isKept(probe)) };
}
