import type { HomeContent } from '../../../core/content/site.ts';
import type { Locale } from '../../../core/locale/locale.ts';
import type { Market } from '../../../core/market/market.ts';
import type { DisplayPreferences } from '../../../core/preferences/display.ts';
import type { Href } from '../../../core/routing/locale-path.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { withRefinement } from '../../../core/search/criteria/change-criteria.ts';
import { emptyCriteria } from '../../../core/search/criteria/criteria.ts';
import { encodeCriteria } from '../../../core/search/query/url-codec.ts';
import { formatLength } from '../../../core/yacht/format-length.ts';
import { headlinePrice } from '../../../core/yacht/headline-price.ts';
import { computedType, offeredOn } from '../../../core/yacht/market-rules.ts';
import type { CruisingArea, Yacht } from '../../../core/yacht/yacht.ts';
import type { Translate } from '../../i18n/translator.ts';
import { zoneName } from '../../i18n/zone-name.ts';
import type { PagePorts } from '../../page-data/page-context.ts';
import { builderLine, cardView } from '../../yacht-card/card-view.ts';
import { drawingUrl, heroPicture } from '../../yacht-card/hero-picture.ts';
import { priceText } from '../../yacht-card/price-text.ts';
import type { FinderView, HomeView, ScaledYachtView } from './home-view.ts';

export interface HomeContext {
  readonly ports: PagePorts;
  readonly locale: Locale;
  readonly href: Href;
  readonly translate: Translate;
  readonly preferences: DisplayPreferences;
  readonly now: string;
}

const GUESTS = [2, 4, 6, 8, 10, 12];
/** Number of areas that are listed beside a region; its list has the rest. */
const MAX_AREAS = 3;

export async function buildHomeView(home: HomeContent, context: HomeContext): Promise<HomeView> {
  const { ports, locale, translate } = context;
  const fleet = await ports.catalogue.all();
  const bySlug = new Map(
    fleet.map((yacht) => [yacht.slugs.charter ?? yacht.slugs.sale ?? yacht.slugs.ghost ?? '', yacht]),
  );
  const charter = fleet.filter((yacht) => offeredOn(yacht.market, 'charter'));
  const hero = bySlug.get(home.hero.yacht) ?? null;
  const latest = home.lately.yachts.flatMap((slug) => bySlug.get(slug) ?? []);
  // Runs in parallel, because each may wait for a service.
  const [picture, cards, offices] = await Promise.all([
    hero && heroPicture(hero, 'scene-16x10', { media: ports.media, locale, translate }),
    Promise.all(
      latest
        .filter((yacht) => offeredOn(yacht.market, 'charter'))
        .map((yacht) => cardView(yacht, 'charter', { ...context, media: ports.media })),
    ),
    officeRows(home.offices.offices, context),
  ]);
  return {
    hero: {
      headline: home.hero.headline[locale],
      picture,
      caption: home.hero.caption[locale],
      href: hero && yachtHref(hero, context),
    },
    finder: finderView(charter, context),
    lately: {
      headline: home.lately.headline[locale],
      text: home.lately.text[locale],
      all: {
        text: translate('home.allForCharter', { count: charter.length }),
        href: context.href(routePath({ name: 'yacht-list', market: 'charter' })),
      },
      cards,
    },
    destinations: {
      headline: home.destinations.headline[locale],
      text: home.destinations.text[locale],
      rows: destinationRows(charter, context),
    },
    scale: {
      headline: home.scale.headline[locale],
      yachts: scaleViews(
        home.scale.yachts.flatMap((slug) => bySlug.get(slug) ?? []).filter((yacht) => offeredOn(yacht.market, 'sale')),
        context,
      ),
    },
    offices: {
      headline: home.offices.headline[locale],
      text: home.offices.text[locale],
      ask: {
        text: translate('action.askBroker'),
        href: context.href(routePath({ name: 'content', slug: translate('slug.offices') })),
      },
      rows: offices,
    },
  };
}

function yachtHref(yacht: Yacht, { href }: HomeContext): string | null {
  const market: Market = offeredOn(yacht.market, 'charter') ? 'charter' : 'sale';
  const slug = computedType(yacht.market, market) === null ? null : yacht.slugs[market];
  return slug === null ? null : href(routePath({ name: 'yacht', market, slug }));
}

interface Region {
  readonly region: CruisingArea['region'];
  readonly areas: readonly string[];
  readonly yachts: number;
}

/** Lists the regions of the charter fleet, those with most yachts first, each with its most frequent areas. */
function regions(fleet: readonly Yacht[], locale: Locale): Region[] {
  const found = new Map<string, { region: CruisingArea['region']; areas: Map<string, number>; yachts: number }>();
  for (const yacht of fleet) {
    const areas = [...yacht.cruising.summer, ...yacht.cruising.winter];
    for (const id of new Set(areas.map((area) => area.region.id))) {
      const inRegion = areas.filter((area) => area.region.id === id);
      const first = inRegion[0];
      if (!first) continue;
      const entry = found.get(id) ?? { region: first.region, areas: new Map<string, number>(), yachts: 0 };
      entry.yachts += 1;
      for (const name of new Set(inRegion.map((area) => area.name[locale]))) {
        entry.areas.set(name, (entry.areas.get(name) ?? 0) + 1);
      }
      found.set(id, entry);
    }
  }
  return [...found.values()]
    .map(({ region, areas, yachts }) => ({
      region,
      yachts,
      areas: [...areas].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([name]) => name),
    }))
    .toSorted((a, b) => b.yachts - a.yachts);
}

function destinationRows(
  charter: readonly Yacht[],
  { locale, href, translate }: HomeContext,
): HomeView['destinations']['rows'] {
  return regions(charter, locale).map(({ region, areas, yachts }) => ({
    name: region.name[locale],
    areas: areas.slice(0, MAX_AREAS).join(', '),
    count: String(yachts),
    countName: translate('home.yachts', { count: yachts }),
    href:
      href(routePath({ name: 'yacht-list', market: 'charter' })) +
      encodeCriteria(withRefinement(emptyCriteria('charter'), 'destination', region.id, true)),
  }));
}

function finderView(charter: readonly Yacht[], { locale, href, translate }: HomeContext): FinderView {
  return {
    action: href(routePath({ name: 'finder' })),
    markets: [
      { value: 'charter', label: translate('finder.charter') },
      { value: 'sale', label: translate('finder.buy') },
    ],
    guests: GUESTS.map((count) => ({ value: String(count), label: translate('finder.guests', { count }) })),
    areas: [
      { value: '', label: translate('finder.anywhere') },
      ...regions(charter, locale).map(({ region }) => ({ value: region.id, label: region.name[locale] })),
    ],
  };
}

/** Builds profiles of yachts for sale on one waterline and to one scale. */
function scaleViews(
  yachts: readonly Yacht[],
  { locale, href, translate, preferences, now }: HomeContext,
): ScaledYachtView[] {
  const longest = Math.max(...yachts.map((yacht) => yacht.dimensions.length));
  return yachts.map((yacht) => {
    const length = formatLength(yacht.dimensions.length, preferences.unit, locale);
    return {
      name: yacht.name,
      href: href(routePath({ name: 'yacht', market: 'sale', slug: yacht.slugs.sale ?? '' })),
      lines: [
        length,
        builderLine(yacht, translate),
        priceText(headlinePrice(yacht, 'sale', preferences.currency, now), translate),
      ],
      src: drawingUrl(yacht, 'profile', yacht.updatedAt),
      width: `${Math.round((yacht.dimensions.length / longest) * 1000) / 10}%`,
      alt: translate('yacht.profileAlt', { name: yacht.name, length }),
    };
  });
}

async function officeRows(
  ids: readonly string[],
  { ports, locale }: HomeContext,
): Promise<HomeView['offices']['rows']> {
  const offices = await Promise.all(ids.map((id) => ports.offices.byId(id)));
  return offices.flatMap((office) =>
    office
      ? [
          {
            name: office.name[locale],
            timezone: office.timezone,
            zone: zoneName(office.timezone, locale),
          },
        ]
      : [],
  );
}
