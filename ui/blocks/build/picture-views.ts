import type {
  GalleryBlock,
  PeoplePictureBlock,
  PictureBlock,
  PodcastBlock,
  SliderBlock,
  VideoBlock,
} from '../../../core/content/blocks/picture-blocks.ts';
import type { MediaType } from '../../../core/media/media-asset.ts';
import type { PictureView } from '../../components/picture-view.ts';
import { filmView, youtubeFilm } from '../../gallery/build-film-view.ts';
import { galleryView } from '../../gallery/build-gallery-view.ts';
import { documentView } from '../../gallery/document-view.ts';
import type { BlockView, SlideView } from '../block-view.ts';
import type { BlockContext } from './block-context.ts';
import { figureView, localizedLink, titled, withoutNulls } from './localized.ts';
import { timecodeText } from './page-notes.ts';

type View<Type extends BlockView['type']> = Extract<BlockView, { type: Type }>;

/** Builds the view of a picture block; null, as all builders here return, if the picture is not found. */
export async function pictureView(block: PictureBlock, context: BlockContext): Promise<View<'picture'> | null> {
  const figure = await figureView(block.image, block.caption, context);
  return figure && { type: 'picture', figure, width: block.width };
}

export async function galleryBlockView(
  { title, images }: GalleryBlock,
  context: BlockContext,
): Promise<View<'gallery'> | null> {
  const figures = withoutNulls(
    await Promise.all(images.map(({ image, caption }) => figureView(image, caption, context))),
  );
  const gallery = galleryView([{ title: null, figures: figures.map((figure) => ({ ...figure, text: null })) }]);
  return gallery && { type: 'gallery', ...titled(title), gallery };
}

export async function sliderView(
  { title, slides }: SliderBlock,
  context: BlockContext,
): Promise<View<'slider'> | null> {
  const views = slides.map(async (slide): Promise<SlideView | null> => {
    const figure = await figureView(slide.image, null, context);
    const link = slide.link && localizedLink(slide.link, context.href);
    return figure && { ...figure, title: slide.title, text: slide.text, link };
  });
  const found = withoutNulls(await Promise.all(views));
  return found.length === 0 ? null : { type: 'slider', ...titled(title), slides: found };
}

export async function videoView(block: VideoBlock, context: BlockContext): Promise<View<'video'>> {
  const { source, title, caption } = block;
  const poster = (await figureView(block.poster, null, context))?.picture ?? null;
  const name = title ?? caption;
  const film =
    source.kind === 'youtube'
      ? youtubeFilm(source.url, name, poster)
      : filmView(await assetOf(source.video, 'video', context), { name, poster }, context);
  return { type: 'video', ...titled(title), film, caption };
}

export async function podcastView(
  { title, audio, transcript }: PodcastBlock,
  context: BlockContext,
): Promise<View<'podcast'>> {
  const { details } = context.page;
  const recording = await assetOf(audio, 'audio', context);
  return {
    type: 'podcast',
    ...titled(title),
    src: recording?.url ?? null,
    file: recording && documentView(recording, context.translate('podcast.download'), context.locale),
    length: details.kind === 'podcast' ? timecodeText(details.seconds) : '',
    lines: transcript.map(({ at, speaker, text }) => ({ at, time: timecodeText(at), speaker, text })),
  };
}

export async function peoplePictureView(
  { heading, textAlignment, fullNames, photoUrls }: PeoplePictureBlock,
  context: BlockContext,
): Promise<View<'people-picture'>> {
  const people = fullNames.map(async (name, at) => ({ name, photo: await portrait(photoUrls[at] ?? null, context) }));
  return { type: 'people-picture', ...titled(heading), textAlignment, people: await Promise.all(people) };
}

/** Reads a path of the site as it is and anything else as an asset; null if there is no picture. */
async function portrait(photo: string | null, context: BlockContext): Promise<PictureView | null> {
  if (photo?.startsWith('/')) return { src: photo, kind: 'drawing', width: 480, height: 600, alt: '', tone: null };
  const figure = await figureView(photo, null, context);
  // The name is below the portrait.
  return figure && { ...figure.picture, alt: '' };
}

async function assetOf(id: string, type: MediaType, { media }: BlockContext) {
  const asset = await media.asset(id);
  return asset.ok && asset.value.type === type ? asset.value : null;
}
