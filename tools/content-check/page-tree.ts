import { isValidOn, type Page } from '../../core/content/page.ts';
import type { PageKind } from '../../core/content/page-kind.ts';
import type { Content, PageFile } from './content.ts';
import { errorAt, type Finding, warningAt } from './finding.ts';

/** Finds pages that are their own ancestors. Each circle is reported once. */
export function parentCycles({ pages }: Pick<Content, 'pages'>): readonly Finding[] {
  const byId = new Map(pages.map((one) => [one.page.id, one]));
  const settled = new Set<string>();
  return pages.flatMap(({ page: start }) => {
    const trail = new Map<string, PageFile>();
    let at = byId.get(start.id);
    while (at !== undefined && !settled.has(at.page.id) && !trail.has(at.page.id)) {
      trail.set(at.page.id, at);
      at = at.page.parent === null ? undefined : byId.get(at.page.parent);
    }
    const ids = [...trail.keys()];
    for (const id of ids) settled.add(id);
    if (at === undefined || !trail.has(at.page.id)) return [];
    const circle = ids.slice(ids.indexOf(at.page.id));
    return [errorAt(at.file, 'parent', `is above itself: ${[...circle, at.page.id].join(' → ')}`)];
  });
}

/**
 * Finds pages that no text, navigation, list or sitemap links to.
 *
 * @param linked ids of the pages that other pages link to
 */
export function orphans(
  { pages, today }: Pick<Content, 'pages' | 'today'>,
  linked: ReadonlySet<string>,
): readonly Finding[] {
  const there = pages.filter(({ page }) => isValidOn(page, today));
  const listed = listedPages(there);
  return there
    .filter(({ page }) => !linked.has(page.id) && !listed.ids.has(page.id) && !listed.kinds.has(page.details.kind))
    .filter(({ page }) => !(listed.all && page.indexable))
    .map(({ file }) => warningAt(file, 'slug', 'no text, navigation, list or sitemap leads to the page'));
}

interface Listed {
  readonly ids: Set<string>;
  readonly kinds: Set<PageKind>;
  /** Whether a sitemap lists all pages. */
  all: boolean;
}

function listedPages(pages: readonly PageFile[]): Listed {
  const counts = new Map<PageKind, number>();
  for (const { page } of pages) counts.set(page.details.kind, (counts.get(page.details.kind) ?? 0) + 1);
  const listed: Listed = { ids: new Set(), kinds: new Set(), all: false };
  for (const { page, blocks } of pages) {
    for (const { block } of Object.values(blocks).flat()) {
      switch (block?.type) {
        case 'entries':
          // A limited list shows only its first pages, and those change.
          if (block.all || (counts.get(block.of) ?? 0) <= block.limit) listed.kinds.add(block.of);
          break;
        case 'people':
          for (const id of block.people) listed.ids.add(id);
          break;
        case 'map-destinations':
          if (block.destinations.length === 0) listed.kinds.add('destination');
          for (const id of block.destinations) listed.ids.add(id);
          break;
        case 'offices':
        case 'office-map':
          listed.kinds.add('office');
          break;
        case 'contact':
          if (block.person !== null) listed.ids.add(block.person);
          break;
        case 'related':
          for (const id of page.related) listed.ids.add(id);
          break;
        case 'sitemap':
          listed.all = true;
          break;
      }
    }
    for (const id of namedIn(page)) listed.ids.add(id);
  }
  return listed;
}

/** Returns the author, host, broker and destination of a page, each of which it links to. */
function namedIn({ details }: Page): readonly string[] {
  const named = [
    'author' in details ? details.author : null,
    'host' in details ? details.host : null,
    'broker' in details ? details.broker : null,
    'destination' in details ? details.destination : null,
  ];
  return named.filter((id) => id !== null);
}
