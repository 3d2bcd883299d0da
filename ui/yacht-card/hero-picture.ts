import type { Locale } from '../../core/locale/locale.ts';
import type { MediaAsset } from '../../core/media/media-asset.ts';
import type { MediaLibrary } from '../../core/ports/media-library.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import type { PictureView } from '../components/picture-view.ts';
import type { DeckName } from '../drawing/deck-plan/room-kind.ts';
import type { Translate } from '../i18n/translator.ts';
import { picturePlaceholder } from '../pictures/picture-tone.ts';

/** The drawings that are laid out for phones as well. */
type DrawingInTwoSizes = 'elevation' | `deck-${DeckName}`;
type DrawingName =
  | 'scene-3x2'
  | 'scene-16x10'
  | 'profile'
  | 'berth'
  | DrawingInTwoSizes
  | `${DrawingInTwoSizes}-narrow`;

/** Width and height of the drawn scenes in pixels; they scale without loss. */
const SCENES = { 'scene-3x2': [1440, 960], 'scene-16x10': [1440, 900] } as const;

/** Returns the address of a drawing made from a yacht's data. @param version that of her record; null if it has none */
export function drawingUrl(yacht: Pick<Yacht, 'id'>, kind: DrawingName, version: string | null): string {
  return `/media/drawings/${encodeURIComponent(yacht.id)}/${kind}.svg?v=${version ?? ''}`;
}

export function photographView(asset: MediaAsset, locale: Locale): PictureView {
  const { url, width, height, alt, blurhash } = asset;
  return {
    src: url,
    kind: 'photograph',
    width: width ?? 1440,
    height: height ?? 900,
    alt: alt[locale],
    placeholder: picturePlaceholder(blurhash),
  };
}

/** Returns the photograph with this id; null without one, and where it is not found or is no picture. */
export async function photographById(
  id: string | null,
  { media, locale }: { readonly media: Pick<MediaLibrary, 'asset'>; readonly locale: Locale },
): Promise<PictureView | null> {
  const asset = id === null ? null : await media.asset(id);
  return asset?.ok && asset.value.type === 'image' ? photographView(asset.value, locale) : null;
}

/** Returns the portrait with this id, without a text of its own, since the name stands beside it; null as above. */
export async function portraitById(...asked: Parameters<typeof photographById>): Promise<PictureView | null> {
  const picture = await photographById(...asked);
  return picture && { ...picture, alt: '' };
}

/** Returns her main photograph, or a scene drawn from her data if she has none that can be loaded (ME1). */
export async function heroPicture(
  yacht: Yacht,
  scene: 'scene-3x2' | 'scene-16x10',
  context: { media: MediaLibrary; locale: Locale; translate: Translate },
): Promise<PictureView> {
  return photographOrScene(yacht, await heroAsset(yacht, context.media), scene, context);
}

/** Returns the photograph of a yacht; null if she has none or it is not found. */
export async function heroAsset(yacht: Yacht, media: MediaLibrary): Promise<MediaAsset | null> {
  const asset = yacht.media.hero === null ? null : await media.asset(yacht.media.hero);
  return asset?.ok && asset.value.type === 'image' ? asset.value : null;
}

export function photographOrScene(
  yacht: Yacht,
  asset: MediaAsset | null,
  scene: 'scene-3x2' | 'scene-16x10',
  context: { locale: Locale; translate: Translate },
): PictureView {
  if (asset !== null) return photographView(asset, context.locale);
  const [width, height] = SCENES[scene];
  return {
    src: drawingUrl(yacht, scene, yacht.updatedAt),
    kind: 'drawing',
    width,
    height,
    alt: context.translate('yacht.drawing', { name: yacht.name }),
    placeholder: null,
  };
}
