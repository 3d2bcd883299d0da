import { localeEntry } from '../locale/locale.ts';
import { type JsonLd, type SeoContext, thing } from './json-ld.ts';
import type { NamedPerson, PageFacts } from './page-facts.ts';

export interface Episode {
  readonly number: number;
  readonly seconds: number;
  readonly host: NamedPerson | null;
  /** Page that all episodes stand below. */
  readonly series: { readonly name: string; readonly url: string | null };
  /** Absolute address of the sound; null where it cannot be found. */
  readonly audio: string | null;
  /** What is said in it, as plain text. */
  readonly transcript: string;
}

/** An episode of the podcast. */
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

/** `PT1H2M3S` of so many seconds (ISO 8601). */
export function isoDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [
    [Math.floor(whole / 3600), 'H'],
    [Math.floor(whole / 60) % 60, 'M'],
    [whole % 60, 'S'],
  ] as const;
  const said = parts.flatMap(([count, unit]) => (count === 0 ? [] : `${count}${unit}`)).join('');
  return `PT${said === '' ? '0S' : said}`;
}
