import type { Block } from '../content/block.ts';
import type { BerthDetails, EventDetails, PersonDetails } from '../content/page-details.ts';
import { plainParagraphs } from '../content/page-passages.ts';
import type { Position } from '../geo/position.ts';
import { localeEntry } from '../locale/locale.ts';
import { brokerageData, geoCoordinates } from './brokerage.ts';
import { type JsonLd, type NamedPerson, type PageFacts, pageThing, type SeoContext, thing } from './json-ld.ts';

/** The longest headline, in characters, that search engines read. */
const MAX_HEADLINE_LENGTH = 110;

/** Builds the JSON-LD of a news item or article; the brokerage is the author if none is named. */
export function articleData(
  type: 'NewsArticle' | 'Article',
  facts: PageFacts,
  { author, sections }: { readonly author: NamedPerson | null; readonly sections: readonly string[] },
  context: SeoContext,
): JsonLd {
  const publisher = brokerageData(context);
  return thing(type, {
    headline: headlineOf(facts.name),
    description: facts.description,
    image: facts.images,
    datePublished: facts.published,
    dateModified: facts.updated,
    author: author === null ? publisher : thing('Person', { ...author }),
    publisher,
    articleSection: sections,
    mainEntityOfPage: facts.url,
    inLanguage: localeEntry(context.locale).language,
  });
}

/** Returns the title, cut after a word if it is too long. */
export function headlineOf(title: string): string {
  if (title.length <= MAX_HEADLINE_LENGTH) return title;
  const end = title.slice(0, MAX_HEADLINE_LENGTH).search(/\s\S*$/);
  // A surrogate pair is not cut in two.
  const cut = end > 0 ? title.slice(0, end) : title.slice(0, MAX_HEADLINE_LENGTH - 1).replace(/[\ud800-\udbff]$/, '');
  return `${cut.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '')}…`;
}

interface Episode {
  readonly number: number;
  readonly seconds: number;
  readonly host: NamedPerson | null;
  /** The podcast series and its page. */
  readonly series: { readonly name: string; readonly url: string | null };
  /** Absolute address of the audio file; null if it is missing. */
  readonly audio: string | null;
  /** Transcript as plain text. */
  readonly transcript: string;
}

export function episodeData(
  facts: PageFacts,
  { number, seconds, host, series, audio, transcript }: Episode,
  { locale, site }: SeoContext,
): JsonLd {
  const duration = isoDuration(seconds);
  return pageThing('PodcastEpisode', facts, {
    episodeNumber: number,
    datePublished: facts.published,
    dateModified: facts.updated,
    duration,
    inLanguage: localeEntry(locale).language,
    author: host && thing('Person', { ...host }),
    associatedMedia: audio && thing('AudioObject', { contentUrl: audio, duration, transcript, name: facts.name }),
    partOfSeries: thing('PodcastSeries', { name: `${site.brand.name}: ${series.name}`, url: series.url }),
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

export function eventData(
  facts: PageFacts,
  { starts, ends, place, position }: EventDetails,
  context: SeoContext,
): JsonLd {
  const name = place[context.locale];
  // `Antibes` of `Port Vauban, Antibes`.
  const locality = name.slice(name.lastIndexOf(',') + 1).trim();
  return pageThing('Event', facts, {
    startDate: starts,
    endDate: ends,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: thing('Place', {
      name,
      address: thing('PostalAddress', { addressLocality: locality }),
      geo: geoCoordinates(position),
    }),
    organizer: brokerageData(context),
  });
}

/** Builds the JSON-LD of a berth: a product with an offer if it has a price, else a place. */
export function berthData(
  facts: PageFacts,
  { port, position, price }: Pick<BerthDetails, 'port' | 'position' | 'price'>,
  context: SeoContext,
): JsonLd {
  const geo = geoCoordinates(position);
  const place = thing('Place', { name: port[context.locale], geo });
  if (price === null) return pageThing('Place', facts, { geo, containedInPlace: place });
  return pageThing('Product', facts, {
    offers: thing('Offer', {
      url: facts.url,
      price: price.amount,
      priceCurrency: price.currency.toUpperCase(),
      availability: 'https://schema.org/InStock',
      availableAtOrFrom: place,
      seller: brokerageData(context),
    }),
  });
}

/** Builds the JSON-LD of a cruising area and its region. */
export function destinationData(
  facts: PageFacts,
  { position, region }: { readonly position: Position; readonly region: string | null },
): JsonLd {
  return pageThing('TouristDestination', facts, {
    geo: geoCoordinates(position),
    containedInPlace: region && thing('Place', { name: region }),
  });
}

/** Builds the JSON-LD of a person of the brokerage. */
export function personData(
  facts: PageFacts,
  { role, languages, phone, email }: Pick<PersonDetails, 'role' | 'languages' | 'phone' | 'email'>,
  context: SeoContext,
): JsonLd {
  return pageThing('Person', facts, {
    '@id': facts.url,
    jobTitle: role[context.locale],
    worksFor: brokerageData(context),
    knowsLanguage: languages,
    telephone: phone,
    email,
  });
}

/** Builds the JSON-LD of all questions and answers of a page; empty if there are none. */
export function faqData(blocks: readonly Block[]): JsonLd[] {
  const questions = blocks
    .flatMap((block) => (block.type === 'faq' ? block.items : []))
    .map(({ question, answer }) =>
      thing('Question', {
        name: question,
        acceptedAnswer: thing('Answer', { text: plainParagraphs(answer).join('\n') }),
      }),
    );
  return questions.length === 0 ? [] : [thing('FAQPage', { mainEntity: questions })];
}
