import { createHash } from 'node:crypto';
import type { ItineraryCsvWords } from '../../core/itinerary/export/itinerary-csv.ts';
import type { ItineraryText } from '../../core/itinerary/export/itinerary-text.ts';
import { type Itinerary, isEmpty } from '../../core/itinerary/itinerary.ts';
import { encodeItinerary, planHref } from '../../core/itinerary/itinerary-query.ts';
import { type Locale, localeEntry } from '../../core/locale/locale.ts';
import type { ContentRepository } from '../../core/ports/content-repository.ts';
import type { SeaCharts } from '../../core/ports/sea-charts.ts';
import type { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import { csvWords, planDays, planTitle } from '../../ui/features/itinerary/build-itinerary-text.ts';
import { planItinerary } from '../../ui/features/itinerary/build-itinerary-view.ts';
import type { Translate } from '../../ui/i18n/translator.ts';

export interface ItineraryFileContext {
  readonly ports: {
    readonly catalogue: Pick<YachtCatalogue, 'all' | 'byId'>;
    readonly content: Pick<ContentRepository, 'site' | 'stops'>;
    readonly seaCharts: SeaCharts;
  };
  readonly locale: Locale;
  readonly translate: Translate;
  readonly href: (path: string) => string;
  /** Scheme and host of the page. */
  readonly origin: string;
  /** ISO 8601 instant in UTC. */
  readonly now: string;
}

/** The content of an itinerary's files. */
export interface ItineraryFile {
  readonly text: ItineraryText;
  readonly words: ItineraryCsvWords;
  /** File name in the reader's language, without its extension. */
  readonly name: string;
}

/**
 * Builds the content of an itinerary's files, in the words of its page (CF3). Null without a known place.
 */
export async function itineraryFile(
  itinerary: Itinerary,
  { ports, locale, translate, href, origin, now }: ItineraryFileContext,
): Promise<ItineraryFile | null> {
  if (isEmpty(itinerary)) return null;
  const [plan, site] = await Promise.all([planItinerary(itinerary, { ports, locale }), ports.content.site()]);
  if (isEmpty(plan.shown)) return null;
  const context = { locale, translate, href, data: plan.data, sea: null };
  const title = planTitle(plan, context);
  const address = planHref(plan.shown, href);
  return {
    text: {
      title,
      author: site.brand.name,
      language: localeEntry(locale).iso,
      address: address.startsWith('/') ? origin + address : address,
      uid: createHash('sha256').update(encodeItinerary(itinerary)).digest('hex').slice(0, 32),
      stamp: now,
      days: planDays(plan.shown, context),
    },
    words: csvWords(translate),
    name: title.replaceAll(/[/\\:]+/g, ' '),
  };
}
