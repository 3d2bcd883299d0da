import * as v from 'valibot';
import * as f from '../../records/fields.ts';
import { crossFieldRule } from '../../shared/cross-field-rule.ts';
import { ids, link } from './block-fields.ts';

const YOUTUBE = /^https:\/\/(?:www\.youtube\.com\/watch\?v=|youtu\.be\/)[\w-]{11}$/;
const MAX_EPISODE_SECONDS = 6 * 60 * 60;

/** A picture from the media library, by its id, with a caption. */
const captioned = { image: f.text, caption: f.optionalText };

type VideoSource =
  | { readonly kind: 'asset'; readonly video: string }
  | { readonly kind: 'youtube'; readonly url: string };

export const PICTURE_BLOCK_SCHEMAS = {
  /** A picture as wide as the window, the page or the running text. */
  picture: f.record({ ...captioned, width: f.withDefault(f.oneOf(['full', 'wide', 'column']), 'wide') }),

  gallery: f.record({ title: f.optionalText, images: f.boundedList(f.record(captioned), 40) }),

  /** A slider: pictures side by side that scroll sideways, each taking most of the width. */
  slider: f.record({
    title: f.optionalText,
    slides: f.boundedList(f.record({ image: f.text, title: f.text, text: f.optionalText, link: f.optional(link) }), 12),
  }),

  /** A film from the media library, or one on YouTube. */
  video: v.pipe(
    f.record({
      title: f.optionalText,
      video: f.optionalText,
      youtube: f.optional(f.matchingPattern(YOUTUBE, 'the address of a film on YouTube')),
      /** The picture that is shown until the film plays. */
      poster: f.optionalText,
      caption: f.optionalText,
    }),
    crossFieldRule(['video', 'youtube'], ({ video, youtube }) =>
      (video === null) === (youtube === null) ? 'or youtube must be given, and not both' : null,
    ),
    v.transform(({ video, youtube, ...block }) => {
      const source: VideoSource =
        youtube === null ? { kind: 'asset', video: video ?? '' } : { kind: 'youtube', url: youtube };
      return { ...block, source };
    }),
  ),

  /** An episode of the podcast, and its transcript. */
  podcast: f.record({
    title: f.optionalText,
    audio: f.text,
    /** Lines, each with the second at which it is spoken. */
    transcript: f.boundedList(
      f.record({ at: f.number({ min: 0, max: MAX_EPISODE_SECONDS }), speaker: f.text, text: f.text }),
      2000,
    ),
  }),

  /** People with their portraits; the n-th name belongs to the n-th portrait. */
  'people-picture': v.pipe(
    f.record({
      heading: f.text,
      textAlignment: f.withDefault(f.oneOf(['left', 'right', 'center']), 'left'),
      fullNames: ids(40),
      /** Addresses or media ids; as many as there are names, or none. */
      photoUrls: f.withDefault(f.list(f.text), []),
    }),
    crossFieldRule(['photoUrls', 'fullNames'], ({ photoUrls, fullNames }) =>
      photoUrls.length > 0 && photoUrls.length !== fullNames.length ? 'must be as many as fullNames, or none' : null,
    ),
  ),
};
