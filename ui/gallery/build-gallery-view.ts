import type { Locale } from '../../core/locale/locale.ts';
import { type Gallery, isDayInOneFrame } from '../../core/media/gallery.ts';
import type { PixelSize } from '../../core/media/image-preset.ts';
import type { MediaAsset } from '../../core/media/media-asset.ts';
import { timeText } from '../i18n/date-text.ts';
import { photographView } from '../yacht-card/hero-picture.ts';
import { hasDominantShape } from './dominant-shape.ts';
import type { GalleryFigureView, GalleryRowView, GalleryView, RowLayout } from './gallery-view.ts';

interface FigureSection {
  readonly title: string | null;
  /** Whether its pictures show a day in one frame. */
  readonly isDay?: boolean;
  readonly figures: readonly GalleryFigure[];
}

type GalleryFigure = Omit<GalleryFigureView, 'at'>;

/** Builds a gallery, without the sections that have no pictures; null if there are no pictures. */
export function galleryView(sections: readonly FigureSection[]): GalleryView | null {
  return numbered(sections, (figures, { isDay = false }) => {
    if (isDay) return [{ layout: 'day', figures }];
    let at = 0;
    return galleryRows(figures.map(({ picture }) => picture)).map(({ layout, count }) => {
      at += count;
      return { layout, figures: figures.slice(at - count, at) };
    });
  });
}

/** Builds a gallery of drawings and plans, each uncropped and in a row of its own. */
export function drawingGallery(pictures: readonly GalleryFigure[]): GalleryView | null {
  return numbered([{ title: null, figures: pictures }], (figures) =>
    figures.map((figure) => ({ layout: 'plan', figures: [figure] })),
  );
}

type LayOutRows = (figures: readonly GalleryFigureView[], section: FigureSection) => readonly GalleryRowView[];

function numbered(sections: readonly FigureSection[], layOut: LayOutRows): GalleryView | null {
  let at = 0;
  const views = sections
    .filter(({ figures }) => figures.length > 0)
    .map((section) => ({
      title: section.title,
      rows: layOut(
        section.figures.map((figure) => ({ at: at++, ...figure })),
        section,
      ),
    }));
  return views.length === 0 ? null : { sections: views };
}

/** Builds the gallery of a yacht in the reader's language (ME4): pictures, plans, and her side view as `profile`. */
export function yachtGallery({ sections, deckPlans, profile }: Gallery, locale: Locale) {
  const figures = (assets: readonly MediaAsset[]) =>
    assets.filter(({ type }) => type === 'image').map((asset) => assetFigure(asset, locale));
  // Plans are ink on paper, so they have no placeholder colours.
  const plans = (assets: readonly MediaAsset[]) =>
    drawingGallery(figures(assets).map((figure) => ({ ...figure, picture: { ...figure.picture, placeholder: null } })));
  return {
    pictures: galleryView(
      sections.map((section) => ({
        title: section.title?.[locale] ?? null,
        figures: figures(section.images),
        isDay: isDayInOneFrame(section),
      })),
    ),
    deckPlans: plans(deckPlans),
    profile: plans(profile === null ? [] : [profile]),
  };
}

/** Returns the pictures of rooms in a yacht's gallery, each once, for her deck plans. */
export function roomPictures({ sections }: Gallery, locale: Locale) {
  const images = new Map(sections.flatMap((section) => section.images).map((asset) => [asset.id, asset]));
  return [...images.values()].flatMap((asset) =>
    asset.room === null ? [] : [{ room: asset.room, figure: assetFigure(asset, locale) }],
  );
}

function assetFigure(asset: MediaAsset, locale: Locale): GalleryFigure {
  const title = asset.title?.[locale] ?? null;
  const description = asset.description?.[locale] ?? null;
  return {
    picture: photographView(asset, locale),
    caption: title ?? description,
    text: title === null ? null : description,
    ...(asset.timeOfDay !== null && { timeOfDay: timeText(asset.timeOfDay, locale) }),
  };
}

interface FigureRow {
  readonly layout: RowLayout;
  /** Number of pictures in the row. */
  readonly count: number;
}

type Shape = 'wide' | 'landscape' | 'portrait';

/**
 * Width to height from which a picture has a row of its own, because beside another it would be cropped at its ends.
 */
const WIDE_RATIO = 1.7;
/** Width to height above which a picture counts as landscape; a square counts as a portrait, which crops it less. */
const LANDSCAPE_RATIO = 1.1;

function shapeOf({ width, height }: PixelSize): Shape {
  const ratio = width / height;
  if (ratio >= WIDE_RATIO) return 'wide';
  return ratio > LANDSCAPE_RATIO ? 'landscape' : 'portrait';
}

/**
 * Lays pictures out in rows, in their order. If one shape is at least twice as frequent as the other (CO10),
 * landscapes are in rows of one, two and three in turn, and portraits in threes; otherwise both are in twos.
 */
export function galleryRows(pictures: readonly PixelSize[]): readonly FigureRow[] {
  const shapes = pictures.map(shapeOf);
  const portraits = shapes.filter((shape) => shape === 'portrait').length;
  const isVaried = hasDominantShape(shapes.length - portraits, portraits);
  const rows: FigureRow[] = [];
  let at = 0;
  for (let shape = shapes[at]; shape !== undefined; shape = shapes[at]) {
    let end = at + 1;
    while (shapes[end] === shape) end += 1;
    for (const row of rowsOf(shape, end - at, shapes[end], isVaried)) {
      rows.push(row);
      at += row.count;
    }
  }
  return rows;
}

/** The rows in which the last picture of a shape is beside the first of another. */
const SHARED_ROWS = {
  landscape: { next: 'portrait', row: { layout: 'tall-right', count: 2 } },
  portrait: { next: 'landscape', row: { layout: 'tall-left', count: 2 } },
} as const;

/** Lays out pictures of one shape; the last one may share a row with the first of the next shape. */
function rowsOf(shape: Shape, count: number, next: Shape | undefined, isVaried: boolean): FigureRow[] {
  if (shape === 'wide') return Array.from({ length: count }, () => ({ layout: 'wide', count: 1 }));
  const shared = SHARED_ROWS[shape];
  const isShared = next === shared.next && (count % 2 === 1 || (shape === 'landscape' && isVaried));
  const unshared = isShared ? count - 1 : count;
  const rows = shape === 'landscape' ? landscapeRows(unshared, isVaried) : portraitRows(unshared, isVaried);
  return isShared ? [...rows, shared.row] : rows;
}

const LANDSCAPE_LAYOUTS = { 1: 'one', 2: 'pair', 3: 'three' } as const;
const REMAINDERS = [[], [1], [2], [1, 2], [2, 2], [1, 2, 2]] as const;

function landscapeRows(count: number, isVaried: boolean): FigureRow[] {
  const cycles = isVaried ? Math.floor(count / 6) : 0;
  const varied = [...Array.from({ length: cycles }, () => [1, 2, 3] as const), REMAINDERS[count % 6] ?? []];
  const sizes = isVaried
    ? varied.flat()
    : [...Array.from({ length: count >> 1 }, () => 2 as const), ...(count % 2 === 1 ? ([1] as const) : [])];
  return sizes.map((size) => ({ layout: LANDSCAPE_LAYOUTS[size], count: size }));
}

const PORTRAIT_LAYOUTS = { 1: 'one-tall', 2: 'two-tall', 3: 'three-tall' } as const;

/**
 * Lays out portraits in rows of three that end with rows of two rather than a single one; if rows do not vary, in rows
 * of two.
 */
function portraitRows(count: number, isVaried: boolean): FigureRow[] {
  const rows: FigureRow[] = [];
  let left = count;
  while (left > 0) {
    const most = !isVaried || left === 2 || left === 4 ? 2 : 3;
    const size = left === 1 ? 1 : most;
    rows.push({ layout: PORTRAIT_LAYOUTS[size], count: size });
    left -= size;
  }
  return rows;
}
