import type { Block } from '../../../core/content/block.ts';
import type { Page } from '../../../core/content/page.ts';
import type { PageKind } from '../../../core/content/page-kind.ts';
import type { Market } from '../../../core/market/market.ts';
import type { MediaType } from '../../../core/media/media-asset.ts';
import { yachtPageType } from '../../../core/yacht/market-rules.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';
import type { Content, PageFile } from '../content.ts';
import { errorAt, type Finding, warningAt } from '../finding.ts';
import { meantHint } from '../nearest-name.ts';
import { assetsIn } from './asset-uses.ts';
import { localesOf } from './placed.ts';

/** Checks an id in a field. */
type Check = (field: string, id: string | null) => Finding[];

/** Finds ids that do not exist, or that belong to something of another kind. */
export function referenceFindings(content: Content): readonly Finding[] {
  const { pages, drafts, published, previewed } = content;
  return [
    ...pages.flatMap((page) => inPage(page, content, published.pages)),
    ...drafts.flatMap((page) => inPage(page, content, previewed.pages)),
    ...inHome(content),
    ...content.yachts.flatMap(({ file, yacht }) => [
      ...officeCheck(file, content)('office', yacht.office),
      ...pageCheck(file, published.pages)('brokerCharter', yacht.brokers.charter, 'person'),
      ...pageCheck(file, published.pages)('brokerSale', yacht.brokers.sale, 'person'),
      ...galleryCheck(file, content)('media.galleryCharter', yacht.media.galleries.charter),
      ...galleryCheck(file, content)('media.gallerySales', yacht.media.galleries.sale),
    ]),
    ...assetsIn(content).flatMap((use) => wrongAsset(use, content)),
  ];
}

const indexedPages = new WeakMap<readonly Page[], ReadonlyMap<string, Page>>();

/** Returns pages by id; the result for a list of pages is computed once. */
function byIdOf(pages: readonly Page[]): ReadonlyMap<string, Page> {
  const known = indexedPages.get(pages) ?? new Map(pages.map((page) => [page.id, page]));
  indexedPages.set(pages, known);
  return known;
}

function pageCheck(file: string, pages: readonly Page[]) {
  const byId = byIdOf(pages);
  return (field: string, id: string | null, kind: PageKind | null = null): Finding[] => {
    if (id === null) return [];
    const page = byId.get(id);
    if (page === undefined) return [errorAt(file, field, `there is no page "${id}"${meantHint(id, byId.keys())}`)];
    const found = page.details.kind;
    return kind === null || found === kind
      ? []
      : [errorAt(file, field, `"${id}" is a page of kind ${found}, not ${kind}`)];
  };
}

function officeCheck(file: string, { offices }: Pick<Content, 'offices'>): Check {
  return (field, id) =>
    id === null || offices.has(id)
      ? []
      : [errorAt(file, field, `there is no office "${id}"${meantHint(id, offices.keys())}`)];
}

function galleryCheck(file: string, { galleries }: Pick<Content, 'galleries'>): Check {
  return (field, id) =>
    id === null || galleries.has(id)
      ? []
      : [errorAt(file, field, `there is no gallery "${id}"${meantHint(id, galleries.keys())}`)];
}

function inPage(pageFile: PageFile, content: Content, pages: readonly Page[]): Finding[] {
  const { file, page, blocks } = pageFile;
  const { details, related, categories } = page;
  const ofPage = pageCheck(file, pages);
  const ofOffice = officeCheck(file, content);
  return [
    ...ofPage('parent', page.parent),
    ...related.flatMap((id, at) =>
      id === page.id ? [errorAt(file, `related[${at}]`, 'names the page itself')] : ofPage(`related[${at}]`, id),
    ),
    ...categories.flatMap((id, at) => categoryFindings(file, `categories[${at}]`, id, details.kind, content)),
    ...inDetails(pageFile, ofPage, ofOffice, content),
    ...localesOf(pageFile).flatMap((locale) =>
      blocks[locale].flatMap(({ path, block }) =>
        block === null ? [] : inBlock(file, path, block, ofPage, ofOffice, content),
      ),
    ),
  ];
}

function categoryFindings(file: string, field: string, id: string, kind: PageKind, { site }: Content): Finding[] {
  if (site === null || site.categories.some((category) => category.id === id && category.of === kind)) return [];
  const own = site.categories.filter(({ of }) => of === kind).map((category) => category.id);
  return [errorAt(file, field, `site.json has no category "${id}" of kind ${kind}${meantHint(id, own)}`)];
}

function inDetails(
  { file, page: { details } }: PageFile,
  ofPage: ReturnType<typeof pageCheck>,
  ofOffice: Check,
  { areas }: Content,
): Finding[] {
  switch (details.kind) {
    case 'destination':
      return details.areas.flatMap((id, at) =>
        areas.has(id)
          ? []
          : [errorAt(file, `details.areas[${at}]`, `there is no area "${id}"${meantHint(id, areas.keys())}`)],
      );
    case 'event':
      return ofPage('details.destination', details.destination, 'destination');
    case 'news':
    case 'editorial':
      return ofPage('details.author', details.author, 'person');
    case 'podcast':
      return ofPage('details.host', details.host, 'person');
    case 'person':
    case 'office':
      return ofOffice('details.office', details.office);
    case 'berth':
      return ofPage('details.broker', details.broker, 'person');
    default:
      return [];
  }
}

function inBlock(
  file: string,
  path: string,
  block: Block,
  ofPage: ReturnType<typeof pageCheck>,
  ofOffice: Check,
  content: Content,
): Finding[] {
  const yacht = (field: string, id: string, market: Market | null) => yachtFindings(file, field, id, market, content);
  switch (block.type) {
    case 'people':
      return block.people.flatMap((id, at) => ofPage(`${path}.people[${at}]`, id, 'person'));
    case 'map-destinations':
      return block.destinations.flatMap((id, at) => ofPage(`${path}.destinations[${at}]`, id, 'destination'));
    case 'contact':
      return [...ofPage(`${path}.person`, block.person, 'person'), ...ofOffice(`${path}.office`, block.office)];
    case 'yacht-grid':
    case 'compare':
      return block.yachts.flatMap((id, at) => yacht(`${path}.yachts[${at}]`, id, block.market));
    case 'yacht-list': {
      const market = block.market_status === 'sold' ? null : block.market_status;
      return block.yachts.flatMap((id, at) => yacht(`${path}.yachts[${at}]`, id, market));
    }
    case 'deck-plans':
      return yacht(`${path}.yacht`, block.yacht, null);
    default:
      return [];
  }
}

/** A yacht that is not offered on a block's market is shown as another brokerage's there, or not at all. */
function yachtFindings(file: string, field: string, id: string, market: Market | null, { fleet }: Content): Finding[] {
  const yacht = fleet.byId(id as YachtId);
  if (yacht === null) return [errorAt(file, field, `there is no yacht "${id}"`)];
  if (market === null || yachtPageType(yacht.market, market) === market) return [];
  return [warningAt(file, field, `${yacht.name} ("${id}") is not offered for ${market}`)];
}

/** Checks the homepage, which names yachts by their slugs. */
function inHome({ home, source, offices, yachts }: Content): Finding[] {
  if (home === null) return [];
  const { name } = source.home;
  const slugs = new Set(yachts.map(({ yacht: { slugs } }) => slugs.charter ?? slugs.sale ?? slugs.ghost));
  const yacht = (field: string, slug: string) =>
    slugs.has(slug) ? [] : [errorAt(name, field, `there is no yacht with the slug "${slug}"`)];
  const ofOffice = officeCheck(name, { offices });
  return [
    ...yacht('hero.yacht', home.hero.yacht),
    ...home.lately.yachts.flatMap((slug, at) => yacht(`lately.yachts[${at}]`, slug)),
    ...home.scale.yachts.flatMap((slug, at) => yacht(`scale.yachts[${at}]`, slug)),
    ...home.offices.offices.flatMap((id, at) => ofOffice(`offices.offices[${at}]`, id)),
  ];
}

function wrongAsset(
  { file, field, id, type }: { file: string; field: string; id: string; type: MediaType },
  { assets }: Content,
): Finding[] {
  const found = assets.get(id)?.value.asset.type;
  if (found === undefined) return [errorAt(file, field, `there is no asset "${id}"`)];
  return found === type ? [] : [errorAt(file, field, `asset "${id}" is of type ${found}, not ${type}`)];
}
