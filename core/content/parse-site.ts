import { everyLocale } from '../locale/locale.ts';
import { type FieldProblem, type RecordReader, readRecord } from '../records/record-reader.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { PAGE_KINDS } from './page-kind.ts';
import { type HomeContent, type Site, type SiteLink, SOCIAL_NETWORKS } from './site.ts';

type Parsed<T> = Result<T, readonly FieldProblem[]>;

/** site.json: the brokerage, its navigation and its footer. */
export function parseSite(record: unknown): Parsed<Site> {
  const reader = readRecord(record);
  const brand = reader.object('brand');
  const footer = reader.object('footer');
  const newsletter = footer.object('newsletter');
  const site: Site = {
    brand: {
      name: brand.text('name'),
      mark: brand.text('mark'),
      tagline: brand.localized('tagline'),
      phone: brand.text('phone'),
      email: brand.email('email'),
    },
    // Not said unless the record says so: what was asked is the owner's to tell.
    lastAskingPrice: reader.optional('lastAskingPrice', () => reader.flag('lastAskingPrice')) ?? false,
    categories: reader.list('categories', (rows, index) => {
      const row = rows.object(index);
      return { id: row.text('id'), of: row.oneOf('of', PAGE_KINDS), name: row.localized('name') };
    }),
    navigation: reader.list('navigation', link),
    footer: {
      newsletter: { headline: newsletter.localized('headline'), button: linkOf(newsletter.object('button')) },
      columns: footer.list('columns', (columns, index) => {
        const column = columns.object(index);
        return { title: column.localized('title'), links: column.list('links', link) };
      }),
      social: footer.list('social', (rows, index) => {
        const row = rows.object(index);
        return {
          network: row.oneOf('network', SOCIAL_NETWORKS),
          url: row.matching('url', /^https:\/\//, 'an https address'),
        };
      }),
      legal: footer.list('legal', link),
    },
  };
  return reader.problems.length > 0 ? err(reader.problems) : ok(site);
}

/** home.json. Yachts and offices are named by slug and id; whether they exist is seen when the page is made. */
export function parseHome(record: unknown): Parsed<HomeContent> {
  const reader = readRecord(record);
  const [hero, lately, destinations, scale, offices] = (
    ['hero', 'lately', 'destinations', 'scale', 'offices'] as const
  ).map((key) => reader.object(key)) as [RecordReader, RecordReader, RecordReader, RecordReader, RecordReader];
  const lines = (section: RecordReader) => section.perLocale('headline', (texts, locale) => texts.texts(locale));
  const home: HomeContent = {
    title: reader.localized('title'),
    description: reader.localized('description'),
    hero: { headline: lines(hero), yacht: hero.text('yacht'), caption: hero.localized('caption') },
    lately: { headline: lines(lately), text: lately.localized('text'), yachts: lately.texts('yachts') },
    destinations: { headline: destinations.localized('headline'), text: destinations.localized('text') },
    scale: { headline: scale.localized('headline'), yachts: scale.texts('yachts') },
    offices: {
      headline: offices.localized('headline'),
      text: offices.localized('text'),
      offices: offices.texts('offices'),
    },
  };
  return reader.problems.length > 0 ? err(reader.problems) : ok(home);
}

function link(items: RecordReader, index: string): SiteLink {
  return linkOf(items.object(index));
}

/** `href` is one address for every locale, or one a locale. */
function linkOf(reader: RecordReader): SiteLink {
  const href = reader.raw('href');
  return {
    text: reader.localized('text'),
    href: typeof href === 'string' ? everyLocale(href) : reader.localized('href'),
  };
}
