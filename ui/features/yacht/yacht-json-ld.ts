import type { Market } from '../../../core/market/market.ts';
import { routePath } from '../../../core/routing/routes.ts';
import type { JsonLd, SeoContext } from '../../../core/seo/json-ld.ts';
import { breadcrumbList } from '../../../core/seo/json-ld.ts';
import { yachtData } from '../../../core/seo/yacht-json-ld.ts';
import { headlinePrice } from '../../../core/yacht/headline-price.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { figuresOf } from '../../gallery/gallery-view.ts';
import type { Translate } from '../../i18n/translator.ts';
import { photographAddresses } from '../../pictures/picture-address.ts';
import type { YachtPageView } from './build-yacht-view.ts';
import type { YachtContext } from './yacht-context.ts';

/** Search engines show only a few images. */
const MAX_IMAGES = 6;

interface YachtDataContext extends Pick<YachtContext, 'translate' | 'now'> {
  readonly preferences: Pick<YachtContext['preferences'], 'currency'>;
  readonly seo: SeoContext;
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
    images: photographAddresses([view.hero, ...others.slice(0, MAX_IMAGES - 1)], seo),
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

/** Returns her figures; lengths are in metres whatever the reader's unit. */
function figures({ dimensions, guests, cabins, crew, grossTonnage, speeds, ranges }: Yacht, translate: Translate) {
  const rows = [
    ['length', dimensions.length, 'MTR'],
    ['beam', dimensions.beam, 'MTR'],
    ['draft', dimensions.draft, 'MTR'],
    ['grossTonnage', grossTonnage, null],
    ['guests', guests.total, null],
    ['cabins', cabins.total, null],
    ['crew', crew.total, null],
    ['cruise', speeds.cruise, 'KNT'],
    ['range', ranges.cruise, 'NMI'],
  ] as const;
  return rows.map(([key, value, unit]) => ({ name: translate(`spec.${key}`), value, unit }));
}
