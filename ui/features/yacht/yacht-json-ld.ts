import type { Market } from '../../../core/market/market.ts';
import type { DisplayPreferences } from '../../../core/preferences/display.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { breadcrumbList, type JsonLd, type SeoContext } from '../../../core/seo/json-ld.ts';
import { type Figure, yachtData } from '../../../core/seo/yacht-data.ts';
import { headlinePrice } from '../../../core/yacht/headline-price.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { figuresOf } from '../../gallery/gallery-view.ts';
import type { Translate } from '../../i18n/translator.ts';
import { pictureAddresses } from '../../pictures/picture-address.ts';
import type { YachtPageView } from './yacht-view.ts';

/** Search engines show only a few images. */
const MAX_IMAGES = 6;

interface YachtDataContext {
  readonly seo: SeoContext;
  readonly translate: Translate;
  /** The price is in the currency that the page shows. */
  readonly preferences: Pick<DisplayPreferences, 'currency'>;
  /** ISO 8601: rates depend on the season. */
  readonly now: string;
  /** Path of the page, without locale. */
  readonly path: string;
}

/** Builds schema.org data with the facts of her page on this market, and the breadcrumbs. */
export function yachtJsonLd(
  yacht: Yacht,
  market: Market,
  view: Pick<YachtPageView, 'hero' | 'gallery' | 'story' | 'kindLine'>,
  { seo, translate, preferences, now, path }: YachtDataContext,
): JsonLd[] {
  const { page } = seo;
  const others = view.gallery === null ? [] : figuresOf(view.gallery).map(({ picture }) => picture);
  const facts = {
    description: view.story?.standfirst ?? view.kindLine,
    url: page(path),
    images: pictureAddresses([view.hero, ...others.slice(0, MAX_IMAGES - 1)], seo),
    price: headlinePrice(yacht, market, preferences.currency, now),
    figures: figures(yacht, translate),
  };
  return [
    yachtData(yacht, facts, seo),
    ...breadcrumbList(
      [
        { text: translate('sitemap.home'), href: page('/') ?? '' },
        { text: translate(`list.${market}.title`), href: page(routePath({ name: 'yacht-list', market })) ?? '' },
        { text: yacht.name, href: page(path) ?? '' },
      ],
      seo,
    ),
  ];
}

/** Returns her measures, in meters whatever the reader's unit. */
function figures(
  { dimensions, guests, cabins, crew, grossTonnage, speeds, ranges }: Yacht,
  translate: Translate,
): Figure[] {
  return [
    { name: translate('spec.length'), value: dimensions.length, unit: 'MTR' },
    { name: translate('spec.beam'), value: dimensions.beam, unit: 'MTR' },
    { name: translate('spec.draft'), value: dimensions.draft, unit: 'MTR' },
    { name: translate('spec.grossTonnage'), value: grossTonnage, unit: null },
    { name: translate('spec.guests'), value: guests.total, unit: null },
    { name: translate('spec.cabins'), value: cabins.total, unit: null },
    { name: translate('spec.crew'), value: crew.total, unit: null },
    { name: translate('spec.cruise'), value: speeds.cruise, unit: 'KNT' },
    { name: translate('spec.range'), value: ranges.cruise, unit: 'NMI' },
  ];
}
