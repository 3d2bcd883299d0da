import type { MediaType } from '../../../core/media/media-asset.ts';
import type { PictureView } from '../../components/picture-view.ts';
import { filmView, youtubeFilm } from '../../gallery/build-film-view.ts';
import { galleryView } from '../../gallery/build-gallery-view.ts';
import { downloadView } from '../../gallery/download-view.ts';
import { playbackTimeText } from '../../i18n/duration-text.ts';
import { photographById, portraitById } from '../../yacht-card/hero-picture.ts';
import { type BlockContext, type BlockOf, figureView, titleWithId } from './block-context.ts';
import { localizedLink } from './localized-links.ts';

/** Builds the view of a picture block; null if the media library does not find the picture (ME1). */
export async function pictureBlockView({ type, image, caption, width }: BlockOf<'picture'>, context: BlockContext) {
  const figure = await figureView(image, caption, context);
  return figure && { type, figure, width };
}

export async function galleryBlockView({ type, title, images }: BlockOf<'gallery'>, context: BlockContext) {
  const found = await Promise.all(images.map(({ image, caption }) => figureView(image, caption, context)));
  const figures = found.filter((figure) => figure !== null);
  const gallery = galleryView([{ title: null, figures: figures.map((figure) => ({ ...figure, text: null })) }]);
  return gallery && { type, ...titleWithId(title), gallery };
}

export async function sliderView({ type, title, slides }: BlockOf<'slider'>, context: BlockContext) {
  const views = slides.map(async ({ image, link, ...slide }) => {
    const figure = await figureView(image, null, context);
    return figure && { ...figure, ...slide, link: link && localizedLink(link, context.href) };
  });
  const shown = (await Promise.all(views)).filter((view) => view !== null);
  return shown.length === 0 ? null : { type, ...titleWithId(title), slides: shown };
}

export async function videoView({ type, source, title, caption, ...block }: BlockOf<'video'>, context: BlockContext) {
  const poster = await photographById(block.poster, context);
  const name = title ?? caption;
  const film =
    source.kind === 'youtube'
      ? youtubeFilm(source.url, name, poster)
      : filmView(await assetOf(source.video, 'video', context), { name, poster }, context);
  return { type, ...titleWithId(title), film, caption };
}

export async function podcastView({ type, title, audio, transcript }: BlockOf<'podcast'>, context: BlockContext) {
  const { details } = context.page;
  const recording = await assetOf(audio, 'audio', context);
  return {
    type,
    ...titleWithId(title),
    /** The picture of the episode's page, beside the player; null without one. */
    cover: await photographById(context.page.image, context),
    src: recording?.url ?? null,
    /** The recording as a file to download; null if the media library has none. */
    file: recording && downloadView(recording, context.translate('podcast.download'), context.locale),
    length: details.kind === 'podcast' ? playbackTimeText(details.seconds) : '',
    seconds: details.kind === 'podcast' ? details.seconds : 0,
    lines: transcript.map((line) => ({ ...line, time: playbackTimeText(line.at) })),
  };
}

export async function peoplePictureView(block: BlockOf<'people-picture'>, context: BlockContext) {
  const { type, heading, textAlignment, fullNames, photoUrls } = block;
  const people = fullNames.map(async (name, at) => ({ name, photo: await portrait(photoUrls[at] ?? null, context) }));
  return { type, ...titleWithId(heading), textAlignment, people: await Promise.all(people) };
}

/** Returns the portrait at a path of the site, or of a media asset for any other value; null if there is none. */
async function portrait(photo: string | null, context: BlockContext): Promise<PictureView | null> {
  if (photo?.startsWith('/'))
    return { src: photo, kind: 'drawing', width: 480, height: 600, alt: '', placeholder: null };
  return portraitById(photo, context);
}

async function assetOf(id: string, type: MediaType, { media }: BlockContext) {
  const asset = await media.asset(id);
  return asset.ok && asset.value.type === type ? asset.value : null;
}
