import type { Block } from '../../core/content/block.ts';
import type { RichText, Span } from '../../core/content/rich-text.ts';
import type { Locale } from '../../core/locale/locale.ts';
import type { Href } from '../../core/locale/locale-path.ts';
import { phoneHref } from '../../core/routing/phone-href.ts';
import { routePath } from '../../core/routing/routes.ts';
import { MARKETS, type Market } from '../../core/yacht/market.ts';
import { offeredOn } from '../../core/yacht/market-rules.ts';
import { clockTime } from '../components/clock-time.ts';
import { isAbsolute } from '../components/link-target.ts';
import type { Translate } from '../i18n/translator.ts';
import type { PagePorts } from '../page-context.ts';
import type { BlockView, OfficeRowView, SitemapGroupView } from './block-view.ts';

export interface BlockContext {
  readonly ports: PagePorts;
  readonly locale: Locale;
  readonly href: Href;
  readonly translate: Translate;
  readonly now: string;
}

export function blockViews(blocks: readonly Block[], context: BlockContext): Promise<BlockView[]> {
  return Promise.all(blocks.map((block) => blockView(block, context)));
}

async function blockView(block: Block, context: BlockContext): Promise<BlockView> {
  const { href } = context;
  switch (block.type) {
    case 'page-head':
      return block;
    case 'rich-text':
      return { ...block, body: localized(block.body, href) };
    case 'questions':
      return {
        ...block,
        items: block.items.map(({ question, answer }) => ({ question, answer: localized(answer, href) })),
      };
    case 'offices':
      return { type: 'offices', title: block.title, offices: await officeRows(block.office, context) };
    case 'sitemap':
      return { type: 'sitemap', groups: await sitemapGroups(context) };
  }
}

/** Paths within the site get the page's locale. */
function localized(body: RichText, address: Href): RichText {
  const span = ({ text, href }: Span): Span =>
    href === undefined ? { text } : { text, href: isAbsolute(href) ? href : address(href) };
  return body.map((block) =>
    block.kind === 'paragraph'
      ? { kind: 'paragraph', spans: block.spans.map(span) }
      : { kind: 'list', items: block.items.map((item) => item.map(span)) },
  );
}

async function officeRows(
  type: 'yacht_brokerage' | 'tcn',
  { ports, locale, now }: BlockContext,
): Promise<OfficeRowView[]> {
  const offices = await ports.offices.all();
  return offices
    .filter((office) => office.type === type)
    .map((office) => ({
      id: office.id,
      name: office.name[locale],
      country: office.country[locale],
      timezone: office.timezone,
      time: clockTime(office.timezone, now),
      phone: { text: office.phone, href: phoneHref(office.phone) },
      email: office.email,
    }));
}

async function sitemapGroups({ ports, locale, href, translate }: BlockContext): Promise<SitemapGroupView[]> {
  const [pages, fleet] = await Promise.all([ports.content.pages(), ports.catalogue.all()]);
  const yachts = (market: Market): SitemapGroupView => ({
    title: translate(`list.${market}.title`),
    links: fleet
      .filter((yacht) => offeredOn(yacht.market, market) && yacht.slugs[market] !== null)
      .map((yacht) => ({
        text: yacht.name,
        href: href(routePath({ name: 'yacht', market, slug: yacht.slugs[market] ?? '' })),
      })),
  });
  return [
    {
      title: translate('sitemap.pages'),
      links: [
        { text: translate('sitemap.home'), href: href('/') },
        ...MARKETS.map((market) => ({
          text: translate(`list.${market}.title`),
          href: href(routePath({ name: 'yacht-list', market })),
        })),
        ...pages.map((page) => ({
          text: page.state[locale].breadcrumbsTitle,
          href: href(`/${page.slug[locale]}/`),
        })),
      ],
    },
    ...MARKETS.map(yachts),
  ];
}
