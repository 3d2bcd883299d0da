import { renderToStaticMarkup } from 'react-dom/server';
import type { HomeContent } from '../../../core/content/site.ts';
import type { Locale, Localized } from '../../../core/locale/locale.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { withRefinement } from '../../../core/search/criteria/change-criteria.ts';
import { emptyCriteria } from '../../../core/search/criteria/criteria.ts';
import { encodeCriteria } from '../../../core/search/query/criteria-query.ts';
import { formatLength } from '../../../core/yacht/format-length.ts';
import { headlinePrice } from '../../../core/yacht/headline-price.ts';
import { isOfferedOn, yachtPageType } from '../../../core/yacht/market-rules.ts';
import type { CruisingArea, Yacht } from '../../../core/yacht/yacht.ts';
import { asInnerHtml } from '../../components/as-inner-html.ts';
import { timezoneName } from '../../i18n/timezone-name.ts';
import type { PagePorts } from '../../page-data/page-context.ts';
import { builderLine, type CardContext } from '../../yacht-card/card-facts.ts';
import { cardView } from '../../yacht-card/card-view.tsx';
import { drawingUrl, heroPicture } from '../../yacht-card/hero-picture.ts';
import { priceText } from '../../yacht-card/price-text.ts';
import { FinderSentence } from './FinderSentence.tsx';

/** Number of areas that are listed beside a region; its list has the rest. */
const MAX_AREAS = 3;

interface HomeContext extends Omit<CardContext, 'media'> {
  readonly ports: PagePorts;
}

export type HomeView = Awaited<ReturnType<typeof buildHomeView>>;

export async function buildHomeView(home: HomeContent, context: HomeContext) {
  const { ports, locale, translate, href } = context;
  const fleet = await ports.catalogue.all();
  const bySlug = new Map(
    fleet.map((yacht) => [yacht.slugs.charter ?? yacht.slugs.sale ?? yacht.slugs.ghost ?? '', yacht]),
  );
  const yachtsOf = (slugs: readonly string[], market: 'charter' | 'sale') =>
    slugs.flatMap((slug) => bySlug.get(slug) ?? []).filter((yacht) => isOfferedOn(yacht.market, market));
  const charter = fleet.filter((yacht) => isOfferedOn(yacht.market, 'charter'));
  const charterRegions = regions(charter, locale);
  const listPath = href(routePath({ name: 'yacht-list', market: 'charter' }));
  const hero = bySlug.get(home.hero.yacht) ?? null;
  // Runs in parallel, because each may wait for a service.
  const [picture, cards, offices] = await Promise.all([
    hero && heroPicture(hero, 'scene-16x10', { media: ports.media, locale, translate }),
    Promise.all(
      yachtsOf(home.lately.yachts, 'charter').map((yacht, at) =>
        cardView(yacht, 'charter', at === 0 ? 'lead' : 'section', { ...context, media: ports.media }),
      ),
    ),
    Promise.all(home.offices.offices.map((id) => ports.offices.byId(id))),
  ]);
  return {
    hero: {
      headline: home.hero.headline[locale],
      picture,
      caption: home.hero.caption[locale],
      href: hero && yachtHref(hero, context),
    },
    finder: {
      action: href(routePath({ name: 'finder' })),
      html: finderSentence(charterRegions, context),
    },
    lately: {
      ...textsOf(home.lately, locale),
      all: { text: translate('home.allForCharter', { count: charter.length }), href: listPath },
      cards,
    },
    destinations: {
      ...textsOf(home.destinations, locale),
      rows: charterRegions.map(({ region, areas, yachts }) => ({
        name: region.name[locale],
        areas: areas.slice(0, MAX_AREAS).join(', '),
        count: yachts,
        href: listPath + encodeCriteria(withRefinement(emptyCriteria('charter'), 'destination', region.id, true)),
      })),
    },
    scale: {
      headline: home.scale.headline[locale],
      yachts: scaleViews(yachtsOf(home.scale.yachts, 'sale'), context),
    },
    offices: {
      ...textsOf(home.offices, locale),
      askHref: href(routePath({ name: 'enquire' })),
      rows: offices
        .filter((office) => office !== null)
        .map(({ name, timezone }) => ({ name: name[locale], timezone, zone: timezoneName(timezone, locale) })),
    },
  };
}

/** Renders the search as a sentence. */
function finderSentence(waters: ReturnType<typeof regions>, { translate, locale, now }: HomeContext): string {
  const areas = waters.map(({ region }) => [region.id, region.name[locale]] as const);
  return asInnerHtml(
    renderToStaticMarkup(<FinderSentence areas={areas} now={now} translate={translate} locale={locale} />),
  );
}

function textsOf<Headline>(part: { headline: Localized<Headline>; text: Localized }, locale: Locale) {
  return { headline: part.headline[locale], text: part.text[locale] };
}

function yachtHref(yacht: Yacht, { href }: HomeContext): string | null {
  const market = isOfferedOn(yacht.market, 'charter') ? 'charter' : 'sale';
  const slug = yachtPageType(yacht.market, market) === null ? null : yacht.slugs[market];
  return slug === null ? null : href(routePath({ name: 'yacht', market, slug }));
}

/** Lists the regions of a fleet, those with the most yachts first, each with its areas, the most frequent first. */
function regions(fleet: readonly Yacht[], locale: Locale) {
  const byId = new Map<string, { region: CruisingArea['region']; areas: Map<string, number>; yachts: number }>();
  for (const { cruising } of fleet) {
    const areas = [...cruising.summer, ...cruising.winter];
    for (const region of new Map(areas.map((area) => [area.region.id, area.region])).values()) {
      const entry = byId.get(region.id) ?? { region, areas: new Map(), yachts: 0 };
      byId.set(region.id, entry);
      entry.yachts += 1;
      for (const name of new Set(
        areas.filter((area) => area.region.id === region.id).map((area) => area.name[locale]),
      )) {
        entry.areas.set(name, (entry.areas.get(name) ?? 0) + 1);
      }
    }
  }
  return [...byId.values()]
    .map((entry) => ({
      ...entry,
      areas: [...entry.areas].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([name]) => name),
    }))
    .toSorted((a, b) => b.yachts - a.yachts);
}

/** Builds the profiles of yachts for sale to one scale, at which the longest takes the full width. */
function scaleViews(yachts: readonly Yacht[], { locale, href, translate, preferences, now }: HomeContext) {
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
