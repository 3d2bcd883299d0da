import { localeEntry } from '../../../../core/locale/locale.ts';
import { formatLength } from '../../../../core/yacht/format-length.ts';
import type { Yacht } from '../../../../core/yacht/yacht.ts';
import type { PictureView } from '../../../components/picture-view.ts';
import { dateTextOrNull } from '../../../gallery/download-view.ts';
import { figuresOf } from '../../../gallery/gallery-view.ts';
import type { YachtPageView } from '../build-yacht-view.ts';
import { picturesFitBelow } from './brochure-paper.ts';
import { buildBrochurePlans, buildBrochureProfile, type ProfileContext } from './build-brochure-drawings.ts';

interface BrochureContext extends ProfileContext {
  /** Name of the brokerage. */
  readonly house: string;
  /** Address of her page, with scheme and host. */
  readonly address: string;
}

const MAX_PICTURES = 2;
/** Pixel widths for print: A4 at 300 dpi, and the width of the text at nearly 280 dpi. */
const PRINT_WIDTH = { cover: 2480, gallery: 1920 };

export type BrochureView = NonNullable<ReturnType<typeof buildBrochureView>>;

/** A picture with its address and size in pixels, as on her page. */
export interface BrochurePicture extends Pick<PictureView, 'src' | 'width' | 'height'> {
  readonly caption: string;
  /** Pixel width for print; the file is narrower if the original is. */
  readonly printWidth: number;
}

/** JPEG or PNG files by their addresses in the view, without those that could not be read. */
export type BrochurePictures = ReadonlyMap<string, Buffer>;

export interface BrochureProps {
  readonly view: BrochureView;
  readonly pictures: BrochurePictures;
}

/**
 * Builds the view of a brochure from her page on a market (YA1). Null for a ghost, which has none. The view is plain
 * data with all texts in the page's language, so that it can be sent to a worker thread, and hashed to find out whether
 * the file on disk is up to date.
 */
export function buildBrochureView(yacht: Yacht, page: YachtPageView, context: BrochureContext) {
  if (page.ghost !== null) return null;
  const { translate, locale, unit, house, address } = context;
  const price = { text: page.price?.text ?? translate('price.inquire'), note: page.price?.note ?? null };
  const aboard = page.aboard.map(({ title, features }) => ({ title, features: features.map(({ text }) => text) }));
  const figures = page.gallery === null ? [] : figuresOf(page.gallery);
  const date = yacht.updatedAt === null ? null : dateTextOrNull(yacht.updatedAt, locale);
  const offer = translate(`brochure.offer.${page.market}`);
  return {
    /** BCP 47. */
    language: localeEntry(locale).iso,
    title: translate(`yacht.headTitle.${page.market}`, {
      name: page.name,
      length: formatLength(yacht.dimensions.length, unit, locale),
      builder: yacht.builder.name,
    }),
    subject: `${offer}. ${page.kindLine}`,
    /** Name of the brokerage. */
    house,
    /** ISO 8601: the last change of her record. */
    updated: yacht.updatedAt,
    name: page.name,
    offer,
    kindLine: page.kindLine,
    price,
    hero: picture(page.hero, PRINT_WIDTH.cover),
    keys: page.keys,
    story: page.story,
    /** At most two; none for most yachts. */
    gallery: figures.slice(0, MAX_PICTURES).map((figure) => ({
      ...picture(figure.picture, PRINT_WIDTH.gallery),
      caption: figure.caption ?? figure.picture.alt,
    })),
    /** Whether pictures fit below her story in every language; if not, they have a sheet of their own. */
    picturesFit: picturesFitBelow(yacht.story === null ? [] : Object.values(yacht.story)),
    specification: { title: translate('jump.spec'), groups: page.specification },
    profile: buildBrochureProfile(yacht, context),
    plans: buildBrochurePlans(yacht, page.decks, translate),
    terms: page.market === 'sale' ? saleTerms(price, context) : charterTerms(page.waters, context),
    aboard: aboard.length === 0 ? null : { title: translate('jump.aboard'), groups: aboard },
    broker: { title: page.broker.title, text: page.broker.text, rows: page.broker.rows },
    /** Her page on the site. */
    page: { label: translate('brochure.page'), text: address.replace(/^https?:\/\/|\/$/g, ''), href: address },
    /** Small print at the end: the notes of the listing, the date of the figures, and that they are not an offer. */
    notes: [
      ...(page.listing.verified === null ? [] : [page.listing.verified]),
      ...page.listing.notes,
      ...(date === null ? [] : [translate('brochure.figures', { date })]),
      translate('brochure.noOffer'),
    ],
  };
}

function picture({ src, alt, width, height }: PictureView, printWidth: number): BrochurePicture {
  return { src, caption: alt, width, height, printWidth };
}

function saleTerms(price: Pick<NonNullable<YachtPageView['price']>, 'text' | 'note'>, { translate }: BrochureContext) {
  return { kind: 'sale', title: translate('brochure.asking'), price, text: translate('brochure.saleTerms') } as const;
}

function charterTerms(waters: YachtPageView['waters'], { translate }: BrochureContext) {
  return {
    kind: 'charter' as const,
    title: translate('rates.title'),
    heads: {
      season: translate('brochure.season'),
      low: translate('rates.low'),
      high: translate('rates.high'),
      waters: translate('brochure.waters'),
    },
    seasons: (waters?.seasons ?? []).flatMap(({ title, rates, waters: areas }) =>
      rates === null ? [] : [{ title, ...rates, waters: areas }],
    ),
    note: waters?.note ?? '',
    text: translate('brochure.expenses'),
  };
}
