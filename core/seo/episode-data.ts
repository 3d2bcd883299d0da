import { localeEntry } from '../locale/locale.ts';
import { type JsonLd, type SeoContext, thing } from './json-ld.ts';
import type { NamedPerson, PageFacts } from './page-facts.ts';

/** The details of a podcast episode. */
export interface Episode {
  readonly number: number;
  readonly seconds: number;
  readonly host: NamedPerson | null;
  /** The page of the series, above all episodes. */
  readonly series: { readonly name: string; readonly url: string | null };
  /** Absolute address of the audio file; null if it is missing. */
  readonly audio: string | null;
  /** Transcript as plain text. */
  readonly transcript: string;
}

/** Builds the data of a podcast episode. */
export function episodeData(facts: PageFacts, episode: Episode, { locale, site }: SeoContext): JsonLd {
  const duration = isoDuration(episode.seconds);
  return thing('PodcastEpisode', {
    name: facts.name,
    description: facts.description,
    url: facts.url,
    image: facts.images,
    episodeNumber: episode.number,
    datePublished: facts.published,
    dateModified: facts.updated,
    duration,
    inLanguage: localeEntry(locale).language,
    author: episode.host && thing('Person', { name: episode.host.name, url: episode.host.url }),
    associatedMedia:
      episode.audio &&
      thing('AudioObject', { contentUrl: episode.audio, duration, transcript: episode.transcript, name: facts.name }),
    partOfSeries: thing('PodcastSeries', {
      name: `${site.brand.name}: ${episode.series.name}`,
      url: episode.series.url,
    }),
  });
}

/** Formats a duration in seconds as `PT1H2M3S` (ISO 8601). */
export function isoDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [
    [Math.floor(whole / 3600), 'H'],
    [Math.floor(whole / 60) % 60, 'M'],
    [whole % 60, 'S'],
  ] as const;
  const text = parts.flatMap(([count, unit]) => (count === 0 ? [] : `${count}${unit}`)).join('');
  return `PT${text === '' ? '0S' : text}`;
}
