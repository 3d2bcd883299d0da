import { localeEntry } from '../../../../core/locale/locale.ts';
import { formatBoth } from '../../../../core/yacht/format-length.ts';
import type { Yacht } from '../../../../core/yacht/yacht.ts';
import type { PictureView } from '../../../components/picture-view.ts';
import { figuresOf, type GalleryView } from '../../../gallery/gallery-view.ts';
import { knownDate } from '../../../gallery/known-date.ts';
import type { CruisingAreasView, YachtPageView } from '../yacht-view.ts';
import type { BrochurePicture, BrochureTermsView, BrochureView } from './brochure-view.ts';
import { buildBrochurePlans } from './build-brochure-plans.ts';
import { buildBrochureProfile, type ProfileContext } from './build-brochure-profile.ts';

export interface BrochureContext extends ProfileContext {
  /** Name of the brokerage. */
  readonly house: string;
  /** Address of her page, with scheme and host. */
  readonly address: string;
}

const MAX_PICTURES = 2;
/** Pixel widths at 300 dpi: the width of A4, and that of the text or less. */
const PRINT_WIDTH = { cover: 2480, gallery: 1920 };

/** Builds the brochure of her page on the market (YA1). Null for a ghost, which has none. */
export function buildBrochureView(yacht: Yacht, page: YachtPageView, context: BrochureContext): BrochureView | null {
  if (page.ghost !== null) return null;
  const { translate, locale, unit, house, address } = context;
  const offer = translate(`brochure.offer.${page.market}`);
  return {
    language: localeEntry(locale).iso,
    title: translate(`yacht.headTitle.${page.market}`, {
      name: page.name,
      length: formatBoth(yacht.dimensions.length, unit, locale).first,
      builder: yacht.builder.name,
    }),
    subject: `${offer}. ${page.kindLine}`,
    house,
    updated: yacht.updatedAt,
    name: page.name,
    offer,
    kindLine: page.kindLine,
    price: page.price ?? { text: translate('price.inquire'), note: null },
    hero: picture(page.hero, PRINT_WIDTH.cover),
    keys: page.keys,
    story: page.story,
    gallery: pictures(page.gallery),
    specification: { title: translate('jump.spec'), groups: page.specification },
    profile: buildBrochureProfile(yacht, context),
    plans: buildBrochurePlans(yacht, page.decks, translate),
    terms: page.market === 'sale' ? saleTerms(page, context) : charterTerms(page.waters, context),
    aboard: featureGroups(page, context),
    broker: { title: page.broker.title, text: page.broker.text, rows: page.broker.rows },
    page: { label: translate('brochure.page'), text: address.replace(/^https?:\/\/|\/$/g, ''), href: address },
    notes: [
      ...(page.listing.verified === null ? [] : [page.listing.verified]),
      ...page.listing.notes,
      ...figures(yacht, context),
    ],
  };
}

function pictures(gallery: GalleryView | null): BrochurePicture[] {
  const figures = gallery === null ? [] : figuresOf(gallery).slice(0, MAX_PICTURES);
  return figures.map((figure) => ({
    ...picture(figure.picture, PRINT_WIDTH.gallery),
    caption: figure.caption ?? figure.picture.alt,
  }));
}

function picture({ src, alt, width, height }: PictureView, printWidth: number): BrochurePicture {
  return { src, caption: alt, width, height, printWidth };
}

function saleTerms(page: YachtPageView, { translate }: BrochureContext): BrochureTermsView {
  return {
    kind: 'sale',
    title: translate('brochure.asking'),
    price: { text: page.price?.text ?? translate('price.inquire'), note: page.price?.note ?? null },
    text: translate('brochure.saleTerms'),
  };
}

function charterTerms(waters: CruisingAreasView | null, { translate }: BrochureContext): BrochureTermsView {
  return {
    kind: 'charter',
    title: translate('rates.title'),
    heads: {
      season: translate('brochure.season'),
      low: translate('rates.low'),
      high: translate('rates.high'),
      waters: translate('brochure.waters'),
    },
    seasons: (waters?.seasons ?? []).flatMap(({ title, rates, waters: where }) =>
      rates === null ? [] : [{ title, ...rates, waters: where }],
    ),
    note: waters?.note ?? '',
    text: translate('brochure.expenses'),
  };
}

function featureGroups(page: YachtPageView, { translate }: BrochureContext): BrochureView['aboard'] {
  const groups = page.aboard.map(({ title, features }) => ({ title, features: features.map(({ text }) => text) }));
  return groups.length === 0 ? null : { title: translate('jump.aboard'), groups };
}

function figures({ updatedAt }: Yacht, { translate, locale }: BrochureContext): string[] {
  const date = updatedAt === null ? null : knownDate(updatedAt, locale);
  return [...(date === null ? [] : [translate('brochure.figures', { date })]), translate('brochure.noOffer')];
}
