import type { Locale } from '../../core/locale/locale.ts';
import type { Market } from '../../core/market/market.ts';
import type { MediaAsset } from '../../core/media/media-asset.ts';
import type { MediaLibrary } from '../../core/ports/media-library.ts';
import type { DisplayPreferences } from '../../core/preferences/display.ts';
import type { HrefBuilder } from '../../core/routing/locale-path.ts';
import { routePath } from '../../core/routing/routes.ts';
import { formatLength } from '../../core/yacht/format-length.ts';
import { headlinePrice } from '../../core/yacht/headline-price.ts';
import { slugWithFallback } from '../../core/yacht/market-rules.ts';
import { ribbonFor } from '../../core/yacht/ribbon.ts';
import { type CruisingArea, summerAndWinterAreas, type Yacht } from '../../core/yacht/yacht.ts';
import type { Translate } from '../i18n/translator.ts';
import { photographOrScene } from './hero-picture.ts';
import { priceText } from './price-text.ts';

/** The texts, the picture and the address of a yacht's card, in the reader's language. */
export interface CardFacts extends ReturnType<typeof cardFacts> {
  /** What her calendar says of wanted nights; missing without any. */
  readonly days?: string;
}

/** What a yacht's card says of wanted nights, and the query of her page for them; '' for none. */
export interface CardAvailability {
  readonly text: string;
  readonly query: string;
}

export interface CardContext {
  readonly media: MediaLibrary;
  readonly locale: Locale;
  readonly href: HrefBuilder;
  readonly translate: Translate;
  readonly preferences: DisplayPreferences;
  /** ISO 8601; rates depend on the season. */
  readonly now: string;
  /** Ids of areas and regions that the list is filtered by: a card names hers of these first (SE4). */
  readonly waters?: readonly string[] | undefined;
}

/**
 * Builds the texts and the picture of a yacht's card.
 * @param market the market on which she is shown
 * @param asset her photograph; null where she is drawn
 */
export function cardFacts(yacht: Yacht, market: Market, asset: MediaAsset | null, context: Omit<CardContext, 'media'>) {
  const { locale, href, translate, preferences, now } = context;
  return {
    id: yacht.id,
    market,
    href: href(routePath({ name: 'yacht', market, slug: slugWithFallback(yacht.slugs, market) ?? '' })),
    name: yacht.name,
    by: builderLine(yacht, translate),
    facts: [
      formatLength(yacht.dimensions.length, preferences.unit, locale),
      ...countLine('yacht.guests', yacht.guests.total, translate),
      ...countLine('yacht.cabins', yacht.cabins.total, translate),
      ...cruisingFacts(yacht, context),
    ],
    price: priceText(headlinePrice(yacht, market, preferences.currency, now), translate),
    ribbon: ribbonText(yacht, market, locale, translate),
    picture: photographOrScene(yacht, asset, 'scene-3x2', context),
  };
}

/** Formats builder and years: `Feadship, 2019` or `Feadship, 1968, refit 2019`. */
export function builderLine(yacht: Yacht, translate: Translate): string {
  const built = { builder: yacht.builder.name, year: String(yacht.builtYear) };
  return yacht.refitYear === null
    ? translate('yacht.builtBy', built)
    : translate('yacht.builtByRefit', { ...built, refit: String(yacht.refitYear) });
}

/** Formats a count as one fact; empty if the count is not known. */
export function countLine(key: 'yacht.guests' | 'yacht.cabins', count: number, translate: Translate): string[] {
  return count > 0 ? [translate(key, { count })] : [];
}

/**
 * Formats two of her cruising areas as one fact, those of the summer first; empty if her record names none. Where the list
 * is filtered by waters and neither is one of them, the first that is takes the first place.
 */
export function cruisingFacts(yacht: Yacht, { locale, waters = [] }: Pick<CardContext, 'locale' | 'waters'>): string[] {
  const areas = summerAndWinterAreas(yacht);
  const isWanted = ({ id, region }: CruisingArea) => waters.includes(id) || waters.includes(region.id);
  const named = (ordered: readonly CruisingArea[]) =>
    [...new Set(ordered.map((area) => area.name[locale]))].slice(0, 2);
  const usual = named(areas);
  const wanted = areas.filter(isWanted);
  const isShown = wanted.length === 0 || wanted.some((area) => usual.includes(area.name[locale]));
  const first = isShown ? usual : named([...wanted.slice(0, 1), ...areas]);
  return first.length > 0 ? [first.join(', ')] : [];
}

export function ribbonText(yacht: Yacht, market: Market, locale: Locale, translate: Translate): string | null {
  const ribbon = ribbonFor(yacht, market);
  if (!ribbon) return null;
  return ribbon.kind === 'text' ? ribbon.text[locale] : translate('yacht.newToMarket');
}

/** A yacht as an option of a select: `Zephyr, 45.0 m`. */
export type YachtOption = ReturnType<typeof yachtOptions>[number];

/** Builds a select's options from yachts, sorted by name in the order of the language. */
export function yachtOptions(
  yachts: readonly Yacht[],
  { locale, preferences }: { readonly locale: Locale; readonly preferences: Pick<DisplayPreferences, 'unit'> },
) {
  const order = new Intl.Collator(locale).compare;
  return yachts
    .toSorted((one, other) => order(one.name, other.name))
    .map(({ id, name, dimensions }) => ({
      value: id,
      label: `${name}, ${formatLength(dimensions.length, preferences.unit, locale)}`,
    }));
}
