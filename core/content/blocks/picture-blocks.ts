import type { RecordReader } from '../../records/record-reader.ts';
import { type BlockLink, fullList, linkAt } from './block-fields.ts';

export interface CaptionedPicture {
  /** Asset. */
  readonly image: string;
  readonly caption: string | null;
}

export interface PictureBlock extends CaptionedPicture {
  readonly type: 'picture';
  readonly width: (typeof PICTURE_WIDTHS)[number];
}
/** To both edges of the window, to both of the page, or as wide as running text. */
const PICTURE_WIDTHS = ['full', 'wide', 'column'] as const;

export interface GalleryBlock {
  readonly type: 'gallery';
  readonly title: string | null;
  readonly images: readonly CaptionedPicture[];
}

/** One after the other, each as wide as the page. */
export interface SliderBlock {
  readonly type: 'slider';
  readonly title: string | null;
  readonly slides: readonly Slide[];
}

export interface Slide {
  readonly image: string;
  readonly title: string;
  readonly text: string | null;
  readonly link: BlockLink | null;
}

/** A film of the media library, or one at YouTube, where it is watched. */
export interface VideoBlock {
  readonly type: 'video';
  readonly title: string | null;
  readonly source:
    | { readonly kind: 'asset'; readonly video: string }
    | { readonly kind: 'youtube'; readonly url: string };
  /** Asset that stands there until it plays. */
  readonly poster: string | null;
  readonly caption: string | null;
}

/** An episode to hear, and what is said in it. */
export interface PodcastBlock {
  readonly type: 'podcast';
  readonly title: string | null;
  /** Asset. */
  readonly audio: string;
  readonly transcript: readonly TranscriptLine[];
}

export interface TranscriptLine {
  /** Seconds from the beginning. */
  readonly at: number;
  readonly speaker: string;
  readonly text: string;
}

/** People with their portraits; the n-th name belongs to the n-th portrait. Source §3. */
export interface PeoplePictureBlock {
  readonly type: 'people-picture';
  readonly heading: string;
  readonly textAlignment: (typeof TEXT_ALIGNMENTS)[number];
  readonly fullNames: readonly string[];
  /** Addresses or assets; as many as there are names, or none. */
  readonly photoUrls: readonly string[];
}
export const TEXT_ALIGNMENTS = ['left', 'right', 'center'] as const;

const YOUTUBE = /^https:\/\/(?:www\.youtube\.com\/watch\?v=|youtu\.be\/)[\w-]{11}$/;
const LONGEST_SECONDS = 6 * 60 * 60;

export function parsePicture(block: RecordReader): PictureBlock {
  return {
    type: 'picture',
    image: block.text('image'),
    caption: block.optionalText('caption'),
    width: block.optional('width', () => block.oneOf('width', PICTURE_WIDTHS)) ?? 'wide',
  };
}

export function parseGallery(block: RecordReader): GalleryBlock {
  return {
    type: 'gallery',
    title: block.optionalText('title'),
    images: fullList(block, 'images', 40, (images, index) => {
      const picture = images.object(index);
      return { image: picture.text('image'), caption: picture.optionalText('caption') };
    }),
  };
}

export function parseSlider(block: RecordReader): SliderBlock {
  return {
    type: 'slider',
    title: block.optionalText('title'),
    slides: fullList(block, 'slides', 12, (slides, index) => {
      const slide = slides.object(index);
      return {
        image: slide.text('image'),
        title: slide.text('title'),
        text: slide.optionalText('text'),
        link: slide.optional('link', () => linkAt(slide, 'link')),
      };
    }),
  };
}

export function parseVideo(block: RecordReader): VideoBlock {
  const video = block.optionalText('video');
  const url = block.optional('youtube', () => block.matching('youtube', YOUTUBE, 'the address of a film at YouTube'));
  const isLinked = Boolean(block.raw('youtube'));
  if ((video === null) !== isLinked) block.problem('video', 'or youtube must be given, and not both');
  return {
    type: 'video',
    title: block.optionalText('title'),
    source: url === null ? { kind: 'asset', video: video ?? '' } : { kind: 'youtube', url },
    poster: block.optionalText('poster'),
    caption: block.optionalText('caption'),
  };
}

export function parsePodcast(block: RecordReader): PodcastBlock {
  return {
    type: 'podcast',
    title: block.optionalText('title'),
    audio: block.text('audio'),
    transcript: fullList(block, 'transcript', 2000, (lines, index) => {
      const line = lines.object(index);
      return {
        at: line.number('at', { max: LONGEST_SECONDS }),
        speaker: line.text('speaker'),
        text: line.text('text'),
      };
    }),
  };
}

export function parsePeoplePicture(block: RecordReader): PeoplePictureBlock {
  const fullNames = fullList(block, 'fullNames', 40, (names, index) => names.text(index));
  const photoUrls = block.optional('photoUrls', () => block.texts('photoUrls')) ?? [];
  if (photoUrls.length > 0 && photoUrls.length !== fullNames.length) {
    block.problem('photoUrls', 'must be as many as fullNames, or none');
  }
  return {
    type: 'people-picture',
    heading: block.text('heading'),
    textAlignment: block.optional('textAlignment', () => block.oneOf('textAlignment', TEXT_ALIGNMENTS)) ?? 'left',
    fullNames,
    photoUrls,
  };
}
