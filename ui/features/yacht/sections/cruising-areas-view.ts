import type { ComputedType, Market } from '../../../../core/market/market.ts';
import { contractCurrency } from '../../../../core/price/contract-currency.ts';
import { SEASONS, type Season, seasonOf } from '../../../../core/price/season.ts';
import { type ListedSeason, listedRates } from '../../../../core/yacht/listed-rates.ts';
import type { CruisingArea, Yacht } from '../../../../core/yacht/yacht.ts';
import { countryName } from '../../../i18n/country-name.ts';
import { seasonMap } from '../../../map/place-map.ts';
import { rateText } from '../../../yacht-card/price-text.ts';
import type { YachtContext } from '../yacht-context.ts';
import type { CruisingAreasView, OptionalLinkView, SeasonView } from '../yacht-view.ts';

/**
 * Builds the places where she lies and cruises, the current season first, for charter with weekly rates
 * (PR3, PR5). Null if neither a rate nor a place is known.
 */
export function cruisingAreasView(
  yacht: Yacht,
  market: Market,
  type: ComputedType,
  context: YachtContext,
): CruisingAreasView | null {
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
    note:
      rates === null
        ? null
        : translate('rates.note', { currency: contractCurrency(yacht.prices, market).toUpperCase() }),
    lying,
    seasons,
  };
}

function seasonView(yacht: Yacht, season: Season, rate: ListedSeason | null, context: YachtContext): SeasonView {
  const { translate, locale, now } = context;
  const areas = yacht.cruising[season];
  const links = areas.map((area) => areaLink(area, context));
  const title = translate(`season.title.${season}`);
  return {
    title,
    current: seasonOf(now) === season,
    rates:
      rate === null
        ? null
        : {
            months: translate(`season.months.${season}`),
            high: rateText(rate.high, translate),
            low: rateText(rate.low, translate),
          },
    map: mapOf(
      yacht,
      season,
      translate('waters.map', { name: yacht.name, season: translate(`season.${season}`) }),
      context,
    ),
    areas: links,
    waters: areas.length > 0 ? areas.map(({ name }) => name[locale]).join(', ') : translate('rates.noWaters'),
  };
}

function areaLink({ name, url }: CruisingArea, { locale, href }: YachtContext): OptionalLinkView {
  return { text: name[locale], href: url === null ? null : href(url[locale]) };
}

function mapOf({ cruising, location }: Yacht, season: Season, label: string, context: YachtContext): SeasonView['map'] {
  const places = cruising[season].flatMap((area) => {
    const { text, href } = areaLink(area, context);
    return area.position === null ? [] : [{ id: area.id, position: area.position, name: text, href }];
  });
  const { lying, position } = location;
  const here =
    lying === null || position === null
      ? null
      : { id: 'lying', position, name: context.translate('waters.here', { place: lying[context.locale] }), href: null };
  return places.length === 0 ? null : seasonMap(label, places, here);
}

/** Formats the known parts of `Corfu, Gouvia Marina, Greece`; null if only the marina or the country is known. */
function lyingText({ location }: Yacht, { locale, translate }: YachtContext): string | null {
  const { lying, berth, country } = location;
  if (lying === null) return null;
  const places = [berth, lying[locale], country === null ? null : countryName(country, locale)];
  const named = [...new Set(places)].filter((place) => place !== null);
  return translate('waters.lying', { place: named.join(', ') });
}
