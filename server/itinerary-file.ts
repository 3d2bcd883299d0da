import { createHash } from 'node:crypto';
import { type Localized, localeEntry } from '../core/locale/locale.ts';
import { hrefIn, type LocaleStrategy } from '../core/locale/locale-path.ts';
import { ok } from '../core/shared/result.ts';
import { csvWords, planDays, planTitle } from '../ui/features/itinerary/build-itinerary-text.ts';
import { planned } from '../ui/features/itinerary/build-itinerary-view.ts';
import { planHref } from '../ui/features/itinerary/build-plan-view.ts';
import type { Translate } from '../ui/i18n/translator.ts';
import type { AnswerItineraryFile } from './itinerary-export.ts';
import type { ServerPorts } from './ports.ts';

export interface ItineraryFileOptions {
  readonly ports: Pick<ServerPorts, 'catalogue' | 'content' | 'seaCharts'>;
  readonly messages: Localized<{ readonly translate: Translate }>;
  readonly strategy: LocaleStrategy;
}

/** Makes of an itinerary what its files say, in the words of its page (product.md CF3). */
export function itineraryFile({ ports, messages, strategy }: ItineraryFileOptions): AnswerItineraryFile {
  return async ({ locale, itinerary, query, origin, now }) => {
    const { translate } = messages[locale];
    const [plan, site] = await Promise.all([planned(itinerary, { ports, locale }), ports.content.site()]);
    const href = hrefIn(locale, strategy);
    const context = { locale, translate, href, desk: plan.desk, sea: null };
    const title = planTitle(plan, context);
    const address = planHref(plan.shown, href);
    return ok({
      text: {
        title,
        author: site.brand.name,
        language: localeEntry(locale).iso,
        address: address.startsWith('/') ? origin + address : address,
        uid: createHash('sha256').update(query).digest('hex').slice(0, 32),
        stamp: now,
        days: planDays(plan.shown, context),
      },
      words: csvWords(translate),
      name: title.replaceAll(/[/\\:]+/g, ' '),
    });
  };
}
