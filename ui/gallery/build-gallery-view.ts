import type { Locale } from '../../core/locale/locale.ts';
import type { Gallery } from '../../core/media/gallery.ts';
import type { MediaAsset } from '../../core/media/media-asset.ts';
import { photographView } from '../yacht-card/hero-picture.ts';
import { galleryRows } from './gallery-rows.ts';
import type { GalleryFigureView, GalleryRowView, GalleryView } from './gallery-view.ts';

export interface FigureSection {
  readonly title: string | null;
  readonly figures: readonly GalleryFigure[];
}

type GalleryFigure = Omit<GalleryFigureView, 'at'>;

/** Builds a gallery, without the sections that have no pictures; null if there are no pictures. */
export function galleryView(sections: readonly FigureSection[]): GalleryView | null {
  return numbered(sections, (figures) => {
    const rest = [...figures];
    return galleryRows(figures.map(({ picture }) => picture)).map(({ layout, count }) => ({
      layout,
      figures: rest.splice(0, count),
    }));
  });
}

/** Builds a gallery of drawings and plans, each whole and as wide as the page. */
export function planView(pictures: readonly GalleryFigure[]): GalleryView | null {
  return numbered([{ title: null, figures: pictures }], (figures) =>
    figures.map((figure) => ({ layout: 'plan', figures: [figure] })),
  );
}

type LayOutRows = (figures: readonly GalleryFigureView[]) => readonly GalleryRowView[];

function numbered(sections: readonly FigureSection[], layOut: LayOutRows): GalleryView | null {
  const all = sections.flatMap(({ figures }) => figures).map((figure, at) => ({ at, ...figure }));
  const views = sections
    .filter(({ figures }) => figures.length > 0)
    .map(({ title, figures }) => ({ title, rows: layOut(all.splice(0, figures.length)) }));
  return views.length === 0 ? null : { sections: views };
}

/** Builds the gallery of a yacht in the reader's language (ME4): pictures, plans, and her side view as `profile`. */
export function yachtGallery({ sections, deckPlans, profile }: Gallery, locale: Locale) {
  const figures = (assets: readonly MediaAsset[]) =>
    assets.filter(({ type }) => type === 'image').map((asset) => assetFigure(asset, locale));
  // Plans are ink on paper, so they have no background tone.
  const plans = (assets: readonly MediaAsset[]) =>
    planView(figures(assets).map((figure) => ({ ...figure, picture: { ...figure.picture, tone: null } })));
  return {
    pictures: galleryView(
      sections.map(({ title, images }) => ({ title: title?.[locale] ?? null, figures: figures(images) })),
    ),
    deckPlans: plans(deckPlans),
    profile: plans(profile === null ? [] : [profile]),
  };
}

function assetFigure(asset: MediaAsset, locale: Locale): GalleryFigure {
  const title = asset.title?.[locale] ?? null;
  const description = asset.description?.[locale] ?? null;
  return {
    picture: photographView(asset, locale),
    caption: title ?? description,
    text: title === null ? null : description,
  };
}
