import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isValidOn } from '../../core/content/page.ts';
import { inEveryLocale, isLocale, LOCALES, type Locale } from '../../core/locale/locale.ts';
import { parametersOf } from '../../core/routing/query-rules.ts';
import { routePath } from '../../core/routing/routes.ts';
import { splitAddress } from '../../core/routing/trailing-slash.ts';
import { decodeCriteria } from '../../core/search/query/criteria-query.ts';
import { assertNever } from '../../core/shared/assert-never.ts';
import { NameIndex } from '../../core/suggestions/name-index.ts';
import { type Suggestable, suggestables } from '../../core/suggestions/suggestable.ts';
import { chooseSuggestions, type Suggestion, type SuggestionList } from '../../core/suggestions/suggestions.ts';
import { formatLength } from '../../core/yacht/format-length.ts';
import type { LengthUnit } from '../../core/yacht/length.ts';
import type { Translate } from '../../ui/i18n/translator.ts';
import { pageVersion } from '../cache/page-version.ts';
import { preparedFile } from '../cache/prepared-answer.ts';
import { answerInTurn } from '../http/limit-work.ts';
import { uncachedLineAnswer } from '../http/replies.ts';
import type { RouteContext } from '../http/route-context.ts';

/** Seconds for which a browser keeps an answer, since visitors delete letters and type them again. */
const MAX_AGE_SECONDS = 60;
const KNOWN_LOCALES = LOCALES.map(({ code }) => code).join(' or ');
/** Milliseconds of work before other requests get their turn. */
const SLICE_MS = 8;

export type SuggestionsContext = RouteContext<
  'visitorOf' | 'messages' | 'rules' | 'now' | 'countryHeader' | 'takeTurn',
  'catalogue' | 'content' | 'offices'
>;

/** Suggests names of the site while a visitor types (SE8). The names are read once for each version of the content. */
export function suggestionsRoute(app: FastifyInstance, options: SuggestionsContext): void {
  const { visitorOf, countryHeader, takeTurn } = options;
  const namesOn = rememberedNames(options);
  // Lengths are shown in the visitor's unit.
  const vary = `Accept-Encoding, Cookie, ${countryHeader ?? 'Accept-Language'}`;
  const headers = ['Cache-Control', `private, max-age=${MAX_AGE_SECONDS}`, 'Vary', vary];

  const answer = answerInTurn(takeTurn, async (request: FastifyRequest) => {
    const query = parametersOf(splitAddress(request.url).query);
    const locale = query.get('locale');
    if (!isLocale(locale)) return uncachedLineAnswer(400, `locale is ${KNOWN_LOCALES}`);
    // The text is decoded as on a list of yachts, and cut to the same length.
    const { text } = decodeCriteria('charter', new URLSearchParams({ q: query.get('q') ?? '' }));
    const found = (await namesOn(options.now().slice(0, 10))).find(text, locale);
    const list = suggestionList(found, locale, visitorOf(request.raw).unit, options);
    return preparedFile('application/json; charset=utf-8', JSON.stringify(list), headers);
  });
  app.get('/api/suggestions/', answer);
  app.get('/api/suggestions', answer);
}

type Names = NameIndex<Suggestable>;

/** Memoizes the names for a version of the content and a day; if reading fails, the next request tries again. */
function rememberedNames(options: SuggestionsContext): (today: string) => Promise<Names> {
  const { catalogue, content, offices } = options.ports;
  let known: { readonly version: string; readonly names: Promise<Names> } | null = null;
  return async (today) => {
    // The validity of pages depends on the day (RT6).
    const version = await pageVersion([catalogue, content, offices], today);
    if (known?.version !== version) {
      const reading = { version, names: readNames(options, today) };
      known = reading;
      reading.names.catch(() => {
        if (known === reading) known = null;
      });
    }
    return known.names;
  };
}

async function readNames({ ports, messages }: SuggestionsContext, today: string): Promise<Names> {
  const { catalogue, content } = ports;
  const [fleet, all, offices] = await Promise.all([catalogue.all(), content.pages(), ports.offices.all()]);
  const pages = all.filter((page) => isValidOn(page, today));
  const officesPath = inEveryLocale((locale) =>
    routePath({ name: 'content', slug: messages[locale].translate('slug.offices') }),
  );
  const names: Names = new NameIndex();
  let since = performance.now();
  for (const item of suggestables({ fleet, pages, offices, officesPath })) {
    if (item !== null) names.add(item);
    if (performance.now() - since < SLICE_MS) continue;
    await setImmediate();
    since = performance.now();
  }
  return names;
}

function suggestionList(
  found: ReturnType<Names['find']>,
  locale: Locale,
  unit: LengthUnit,
  { messages, rules }: SuggestionsContext,
): SuggestionList {
  const { translate } = messages[locale];
  const groups = chooseSuggestions(found).map(({ group, items }) => ({
    label: translate(`suggestions.${group}`),
    suggestions: items.map(
      (item): Suggestion => ({
        name: item.name[locale],
        note: noteOf(item, locale, unit, translate),
        href: rules.localePath(item.path[locale], locale),
      }),
    ),
  }));
  const count = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  return { label: translate('suggestions.label'), count: translate('suggestions.count', { count }), groups };
}

function noteOf(item: Suggestable, locale: Locale, unit: LengthUnit, translate: Translate): string {
  switch (item.group) {
    case 'yachts':
      return [formatLength(item.length, unit, locale), item.builder, translate(`search.market.${item.market}`)].join(
        ' · ',
      );
    case 'destinations':
    case 'builders':
      return [translate(`search.market.${item.market}`), translate('list.count', { count: item.count })].join(' · ');
    case 'offices':
      return item.country[locale];
    case 'people':
      return item.role[locale];
    case 'pages':
      return '';
    default:
      return assertNever(item);
  }
}
