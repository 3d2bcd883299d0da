import type { GalleryRow } from '../../../adapters/media-files/media-lists.ts';
import type { Block } from '../../../core/content/block.ts';
import type { MediaType } from '../../../core/media/media-asset.ts';
import type { Content, ListRow, PageFile } from '../content.ts';
import { localesOf } from './placed.ts';

/** A field that names an asset, with the kind that the asset must have. */
export interface AssetUse {
  readonly file: string;
  readonly field: string;
  readonly id: string;
  readonly type: MediaType;
  /** Whether it fills the head of a page. */
  readonly isHero: boolean;
}

type BlockUse = Pick<AssetUse, 'field' | 'id' | 'type'>;

/** Lists every field that shows, plays or offers an asset. */
export function assetsIn({
  source,
  pages,
  drafts,
  yachts,
  assets,
  galleries,
}: Pick<Content, 'source' | 'pages' | 'drafts' | 'yachts' | 'assets' | 'galleries'>): readonly AssetUse[] {
  return [
    ...[...pages, ...drafts].flatMap(inPage),
    ...yachts.flatMap(({ file, yacht: { media } }) => image(file, 'media.hero', media.hero, true)),
    ...[...assets.values()].flatMap(({ place, value: { poster } }) =>
      image(source.assets.name, `${place}.poster`, poster),
    ),
    ...[...galleries.values()].flatMap((row) => inGallery(source.galleries.name, row)),
  ];
}

function inGallery(file: string, { place, value }: ListRow<GalleryRow>): AssetUse[] {
  const { profile, deckPlans, sections, videos } = value;
  return [
    ...image(file, `${place}.profile`, profile),
    ...deckPlans.flatMap((id, at) => image(file, `${place}.deckplans[${at}]`, id)),
    ...sections.flatMap(({ images }, nth) =>
      images.flatMap((id, at) => image(file, `${place}.sections[${nth}].images[${at}]`, id)),
    ),
    ...videos.map((id, at): AssetUse => ({ file, field: `${place}.videos[${at}]`, id, type: 'video', isHero: false })),
  ];
}

function inPage(page: PageFile): AssetUse[] {
  const { file } = page;
  const blocks = localesOf(page).flatMap((locale) => page.blocks[locale]);
  const showsOwn = blocks.some(({ block }) => isHero(block) && block.image === null);
  return [
    ...image(file, 'image', page.page.image, showsOwn),
    ...blocks.flatMap(({ path, block }) =>
      block === null
        ? []
        : inBlock(block).map((use) => ({ ...use, file, field: `${path}.${use.field}`, isHero: isHero(block) })),
    ),
  ];
}

function isHero(block: Block | null): block is Extract<Block, { type: 'hero' | 'berth-hero' }> {
  return block?.type === 'hero' || block?.type === 'berth-hero';
}

function image(file: string, field: string, id: string | null, hero = false): AssetUse[] {
  return id === null ? [] : [{ file, field, id, type: 'image', isHero: hero }];
}

function inBlock(block: Block): BlockUse[] {
  const of = (type: MediaType, field: string, id: string | null): BlockUse[] =>
    id === null ? [] : [{ type, field, id }];
  switch (block.type) {
    case 'hero':
    case 'berth-hero':
    case 'story':
    case 'picture':
      return of('image', 'image', block.image);
    case 'gallery':
      return block.images.flatMap((picture, at) => of('image', `images[${at}].image`, picture.image));
    case 'slider':
      return block.slides.flatMap((slide, at) => of('image', `slides[${at}].image`, slide.image));
    case 'video':
      return [
        ...of('image', 'poster', block.poster),
        ...(block.source.kind === 'asset' ? of('video', 'video', block.source.video) : []),
      ];
    case 'podcast':
      return of('audio', 'audio', block.audio);
    case 'people-picture':
      // A field holds addresses or asset ids.
      return block.photoUrls.flatMap((id, at) => (/[/:]/.test(id) ? [] : of('image', `photoUrls[${at}]`, id)));
    default:
      return [];
  }
}
