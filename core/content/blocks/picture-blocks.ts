import * as v from 'valibot';
import {
  fullList,
  list,
  matching,
  number,
  oneOf,
  optional,
  optionalText,
  record,
  text,
  withDefault,
} from '../../records/fields.ts';
import { rule } from '../../shared/schema-rule.ts';
import { ids, link } from './block-fields.ts';

const YOUTUBE = /^https:\/\/(?:www\.youtube\.com\/watch\?v=|youtu\.be\/)[\w-]{11}$/;
const LONGEST_SECONDS = 6 * 60 * 60;

/** A picture of the media library by its id, with a caption. */
const captioned = { image: text, caption: optionalText };

/** A picture as wide as the window, the page or the running text. */
export const pictureBlock = record({
  type: v.literal('picture'),
  ...captioned,
  width: withDefault(oneOf(['full', 'wide', 'column']), 'wide'),
});
export type PictureBlock = v.InferOutput<typeof pictureBlock>;

export const galleryBlock = record({
  type: v.literal('gallery'),
  title: optionalText,
  images: fullList(record(captioned), 40),
});
export type GalleryBlock = v.InferOutput<typeof galleryBlock>;

/** A slider: pictures one after the other, each as wide as the page. */
export const sliderBlock = record({
  type: v.literal('slider'),
  title: optionalText,
  slides: fullList(record({ image: text, title: text, text: optionalText, link: optional(link) }), 12),
});
export type SliderBlock = v.InferOutput<typeof sliderBlock>;

type VideoSource =
  | { readonly kind: 'asset'; readonly video: string }
  | { readonly kind: 'youtube'; readonly url: string };

/** A film of the media library, or one that is watched at YouTube. */
export const videoBlock = v.pipe(
  record({
    type: v.literal('video'),
    title: optionalText,
    video: optionalText,
    youtube: optional(matching(YOUTUBE, 'the address of a film at YouTube')),
    /** The picture that is shown until the film plays. */
    poster: optionalText,
    caption: optionalText,
  }),
  rule(['video', 'youtube'], ({ video, youtube }) =>
    (video === null) === (youtube === null) ? 'or youtube must be given, and not both' : null,
  ),
  v.transform(({ video, youtube, ...block }) => {
    const source: VideoSource =
      youtube === null ? { kind: 'asset', video: video ?? '' } : { kind: 'youtube', url: youtube };
    return { ...block, source };
  }),
);
export type VideoBlock = v.InferOutput<typeof videoBlock>;

/** An episode of the podcast, and its transcript. */
export const podcastBlock = record({
  type: v.literal('podcast'),
  title: optionalText,
  audio: text,
  /** Lines, each with the second at which it is spoken. */
  transcript: fullList(record({ at: number({ min: 0, max: LONGEST_SECONDS }), speaker: text, text }), 2000),
});
export type PodcastBlock = v.InferOutput<typeof podcastBlock>;

/** People with their portraits; the n-th name belongs to the n-th portrait (source §3). */
export const peoplePictureBlock = v.pipe(
  record({
    type: v.literal('people-picture'),
    heading: text,
    textAlignment: withDefault(oneOf(['left', 'right', 'center']), 'left'),
    fullNames: ids(40),
    /** Addresses or media ids; as many as there are names, or none. */
    photoUrls: withDefault(list(text), []),
  }),
  rule(['photoUrls', 'fullNames'], ({ photoUrls, fullNames }) =>
    photoUrls.length > 0 && photoUrls.length !== fullNames.length ? 'must be as many as fullNames, or none' : null,
  ),
);
export type PeoplePictureBlock = v.InferOutput<typeof peoplePictureBlock>;
