import { encodeContentQuery } from '../../../core/content/content-query.ts';
import { isInSeason } from '../../../core/content/destination-season.ts';
import { type Page, pageName, translationOrFallback } from '../../../core/content/page.ts';
import type { Desk } from '../../../core/content/page-details.ts';
import { listedPagesOfKind } from '../../../core/content/page-order.ts';
import { pagesNaming, relatedPages } from '../../../core/content/related-pages.ts';
import { formatMoney } from '../../../core/price/currency.ts';
import { phoneHref } from '../../../core/routing/phone-href.ts';
import { paging } from '../../../core/search/results.ts';
import { formatLength } from '../../../core/yacht/format-length.ts';
import { formatNumber } from '../../../core/yacht/format-number.ts';
import type { Meters } from '../../../core/yacht/yacht.ts';
import { paginationView } from '../../components/pagination-view.ts';
import { dateRangeText, dateText, monthRangeText } from '../../i18n/date-text.ts';
import { playbackTimeText } from '../../i18n/duration-text.ts';
import { languagesText } from '../../i18n/languages-text.ts';
import { photographById, portraitById } from '../../yacht-card/hero-picture.ts';
import { type BlockContext, type BlockOf, pageHref, titleWithId } from './block-context.ts';

const MAX_RELATED = 3;
/** The desks in the order of the list of people. */
const DESK_ORDER = [
  'house',
  'charter',
  'sales',
  'management',
  'build',
  'marketing',
  'crew',
] as const satisfies readonly Desk[];

/** Builds a list of pages: either all of them, by category and page by page, or only the first ones. */
export async function entriesView(block: BlockOf<'entries'>, context: BlockContext) {
  const { pages, locale, now, query, categories, translate, action } = context;
  const all = listedPagesOfKind(pages, block.of, locale, now);
  const used = categories.filter(({ id, of }) => of === block.of && all.some((page) => page.categories.includes(id)));
  const chosen = block.all ? (used.find(({ id }) => id === query.category) ?? null) : null;
  const matching = chosen === null ? all : all.filter((page) => page.categories.includes(chosen.id));
  const paged = paging(matching.length, block.limit, block.all ? query.page : 1);
  const first = (paged.page - 1) * block.limit;
  const address = (category: string | null, page: number) => action + encodeContentQuery({ ...query, category, page });
  const filter = (id: string | null, text: string, count: number) => ({
    text,
    href: address(id, 1),
    current: id === (chosen?.id ?? null),
    count: formatNumber(count, locale),
  });
  return {
    type: block.type,
    ...titleWithId(block.title),
    of: block.of,
    filters:
      block.all && used.length > 1
        ? [
            filter(null, translate('entries.all'), all.length),
            ...used.map(({ id, name }) =>
              filter(id, name[locale], all.filter((page) => page.categories.includes(id)).length),
            ),
          ]
        : [],
    ...(await groupedEntries(block, inGroups(block, matching, context).slice(first, first + block.limit), context)),
    /** Whether the first entry is shown large. */
    lead: first === 0 && (block.of === 'news' || block.of === 'podcast'),
    pagination:
      block.all && paged.pages > 1
        ? paginationView(
            { ...paged, total: matching.length, pageSize: block.limit },
            (page) => address(chosen?.id ?? null, page),
            translate,
          )
        : null,
    aside: false,
  };
}

/** The groups of lists of all pages: destinations by whether their season is on, people by desk. */
const GROUPS = [
  'entries.inSeason',
  'entries.laterInYear',
  ...DESK_ORDER.map((desk) => `desk.${desk}` as const),
] as const;

function groupOf({ details }: Page, { all }: BlockOf<'entries'>, now: string): (typeof GROUPS)[number] | null {
  if (!all) return null;
  if (details.kind === 'person') return `desk.${details.desk}`;
  if (details.kind !== 'destination') return null;
  return isInSeason(details.season, Number(now.slice(5, 7))) ? 'entries.inSeason' : 'entries.laterInYear';
}

/** Returns the pages by group; those without one stay in their order. */
function inGroups(block: BlockOf<'entries'>, pages: readonly Page[], { now }: BlockContext): readonly Page[] {
  const place = (page: Page) => {
    const group = groupOf(page, block, now);
    return group === null ? 0 : GROUPS.indexOf(group);
  };
  return pages.toSorted((one, other) => place(one) - place(other));
}

/** Builds the entries of a list, and the titles of its groups with the number of entries that follow each. */
async function groupedEntries(block: BlockOf<'entries'>, pages: readonly Page[], context: BlockContext) {
  const groups = GROUPS.map((key) => ({
    key,
    count: pages.filter((page) => groupOf(page, block, context.now) === key).length,
  }));
  return {
    entries: await entryViews(pages, context),
    groups: groups.filter(({ count }) => count > 0).map(({ key, count }) => ({ title: context.translate(key), count })),
  };
}

/** Builds the list of related pages; null if there are none. */
export async function relatedPagesView({ title }: BlockOf<'related'>, context: BlockContext) {
  const { page, pages, locale, now } = context;
  const related = relatedPages(page, pages, { locale, now, limit: MAX_RELATED });
  if (related.length === 0) return null;
  return {
    type: 'entries' as const,
    ...titleWithId(title),
    of: page.details.kind,
    filters: [],
    entries: await entryViews(related, context),
    groups: [],
    lead: false,
    pagination: null,
    aside: true,
  };
}

/** Builds the list of articles, episodes and events that name the person of the page; null for other pages and for none. */
export async function namingPagesView(context: BlockContext) {
  const { page, pages, locale, now, translate } = context;
  if (page.details.kind !== 'person') return null;
  const naming = pagesNaming(page, pages, { locale, now, limit: MAX_RELATED });
  if (naming.length === 0) return null;
  return {
    type: 'entries' as const,
    ...titleWithId(translate('person.named')),
    of: page.details.kind,
    filters: [],
    entries: await entryViews(naming, context),
    groups: [],
    lead: false,
    pagination: null,
    aside: true,
  };
}

export async function peopleView({ type, title, people }: BlockOf<'people'>, context: BlockContext) {
  const byId = new Map(context.pages.map((page) => [page.id, page]));
  const shown = people.flatMap((id) => byId.get(id) ?? []).filter(({ details }) => details.kind === 'person');
  return shown.length === 0 ? null : { type, ...titleWithId(title), people: await entryViews(shown, context) };
}

async function entryViews(pages: readonly Page[], context: BlockContext) {
  return (await Promise.all(pages.map((page) => entryView(page, context)))).filter((view) => view !== null);
}

/** Builds a page's entry in a list; null if the page does not exist in this language. */
async function entryView(page: Page, context: BlockContext) {
  const href = pageHref(page, context);
  if (href === null) return null;
  const { state, teaser } = translationOrFallback(page, context.locale);
  return {
    id: page.id,
    kind: page.details.kind,
    text: pageName(page, context.locale),
    href,
    teaser: teaser ?? state.description,
    picture: await (page.details.kind === 'person' ? portraitById : photographById)(page.image, context),
    /** Short facts beside the title, such as a season or a role. */
    notes: await notesOf(page, context),
    date: dateOf(page, context),
    phone: page.details.kind === 'person' ? { text: page.details.phone, href: phoneHref(page.details.phone) } : null,
  };
}

function dateOf({ details, published }: Page, { locale }: BlockContext) {
  if (details.kind === 'event')
    return { iso: details.starts, text: dateRangeText(details.starts, details.ends, locale) };
  return published === null || details.kind === 'destination' || details.kind === 'berth'
    ? null
    : { iso: published, text: dateText(published, locale) };
}

async function notesOf(page: Page, context: BlockContext): Promise<string[]> {
  const { details } = page;
  const { locale, translate, preferences, ports, categories } = context;
  const own = categories.filter(({ id, of }) => of === details.kind && page.categories.includes(id));
  const names = own.map(({ name }) => name[locale]);
  switch (details.kind) {
    case 'destination':
      return [monthRangeText(details.season, locale, translate)];
    case 'event':
      return [details.place[locale]];
    case 'podcast':
      return [translate('podcast.episode', { number: String(details.number) }), playbackTimeText(details.seconds)];
    case 'person': {
      const office = await ports.offices.byId(details.office);
      return [details.role[locale], ...(office ? [office.name[locale]] : []), languagesText(details.languages, locale)];
    }
    case 'berth': {
      const meters = (value: number) => formatLength(value as Meters, preferences.unit, locale);
      const { price } = details;
      return [
        price === null ? translate('price.poa') : formatMoney(price.amount, price.currency),
        details.port[locale],
        translate('berth.size', {
          length: meters(details.length),
          beam: meters(details.beam),
          draft: meters(details.draft),
        }),
      ];
    }
    default:
      return names;
  }
}
