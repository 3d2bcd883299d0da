import type { Market, YachtPageType } from '../../../../core/market/market.ts';
import { contractCurrency } from '../../../../core/price/contract-currency.ts';
import { SEASONS, type Season, seasonOf } from '../../../../core/price/season.ts';
import { type ListedSeason, listedRates } from '../../../../core/yacht/listed-rates.ts';
import type { CruisingArea, Yacht } from '../../../../core/yacht/yacht.ts';
import { countryName } from '../../../i18n/country-name.ts';
import { seasonMapView } from '../../../map/place-map.ts';
import { priceText } from '../../../yacht-card/price-text.ts';
import type { YachtContext } from '../yacht-context.ts';

export type CruisingAreasView = NonNullable<ReturnType<typeof cruisingAreasView>>;

/**
 * Builds the places where she lies and cruises, the current season first, for charter with weekly rates
 * (PR3, PR5). Null if no place is known and she is not offered for charter here.
 */
export function cruisingAreasView(yacht: Yacht, market: Market, type: YachtPageType, context: YachtContext) {
  const { translate, preferences, now } = context;
  const rates = type === 'charter' ? listedRates(yacht, preferences.currency, now) : null;
  const order: readonly Season[] = seasonOf(now) === 'summer' ? SEASONS : SEASONS.toReversed();
  const seasons = order
    .filter((season) => rates !== null || yacht.cruising[season].length > 0)
    .map((season) => seasonView(yacht, season, rates?.find((rate) => rate.season === season) ?? null, context));
  const lying = lyingText(yacht, context);
  if (seasons.length === 0 && lying === null) return null;
  return {
    title: translate(rates === null ? 'waters.title' : 'rates.title'),
    /** Note on the rates; null if none are shown. */
    note: rates && translate('rates.note', { currency: contractCurrency(yacht.prices, market).toUpperCase() }),
    /** Her present location. */
    lying,
    seasons,
  };
}

function seasonView(yacht: Yacht, season: Season, rate: ListedSeason | null, context: YachtContext) {
  const { translate, locale, now } = context;
  const areas = yacht.cruising[season];
  const mapLabel = translate('waters.map', { name: yacht.name, season: translate(`season.${season}`) });
  return {
    title: translate(`season.title.${season}`),
    current: seasonOf(now) === season,
    /** Weekly rates; null if the page shows none. */
    rates: rate && {
      months: translate(`season.months.${season}`),
      high: priceText(rate.high, translate),
      low: priceText(rate.low, translate),
    },
    map: mapOf(yacht, season, mapLabel, context),
    areas: areas.map((area) => areaLink(area, context)),
    /** The cruising areas in one line. */
    waters: areas.length > 0 ? areas.map(({ name }) => name[locale]).join(', ') : translate('rates.noWaters'),
  };
}

function areaLink({ name, url }: CruisingArea, { locale, href }: YachtContext) {
  return { text: name[locale], href: url && href(url[locale]) };
}

function mapOf({ cruising, location }: Yacht, season: Season, label: string, context: YachtContext) {
  const places = cruising[season].flatMap((area) => {
    const { text, href } = areaLink(area, context);
    return area.position === null ? [] : [{ id: area.id, position: area.position, name: text, href }];
  });
  const { lying, position } = location;
  const name = context.translate('waters.here', { place: lying?.[context.locale] ?? '' });
  const here = lying === null || position === null ? null : { id: 'lying', position, name, href: null };
  return places.length === 0 ? null : seasonMapView(label, places, here);
}

/** Formats the known parts of `Gouvia Marina, Corfu, Greece` in a sentence; null unless the place (Corfu) is known. */
function lyingText({ location }: Yacht, { locale, translate }: YachtContext): string | null {
  const { lying, berth, country } = location;
  if (lying === null) return null;
  const places = new Set([berth, lying[locale], country && countryName(country, locale)]);
  places.delete(null);
  return translate('waters.lying', { place: [...places].join(', ') });
}
