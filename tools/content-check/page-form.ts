import { anchorOf } from '../../core/content/anchor.ts';
import type { Block } from '../../core/content/block.ts';
import type { RichText } from '../../core/content/rich-text.ts';
import type { Locale } from '../../core/locale/locale.ts';
import { isHead, partTitle } from './checks/anchors.ts';
import { localesOf } from './checks/placed.ts';
import type { Content, PageFile, PlacedBlock } from './content.ts';
import { errorAt, type Finding, warningAt } from './finding.ts';

/** Characters of a title that search engines show. */
const MAX_TITLE = 60;
const MAX_DESCRIPTION = 160;

/** Checks the parts of pages: title and description for search engines, head, headings and dates. */
export function pageFormFindings({ pages, drafts, home, source, today }: Content): readonly Finding[] {
  return [
    ...[...pages, ...drafts].flatMap((page) => [
      ...localesOf(page).flatMap((locale) => [...inSearches(page, locale), ...inBlocks(page, locale)]),
      ...days(page, today),
    ]),
    ...(home === null
      ? []
      : Object.entries(home.title).flatMap(([locale, title]) =>
          tooLong(source.home.name, `title.${locale}`, title, MAX_TITLE),
        )),
    ...(home === null
      ? []
      : Object.entries(home.description).flatMap(([locale, text]) =>
          tooLong(source.home.name, `description.${locale}`, text, MAX_DESCRIPTION),
        )),
  ];
}

function inSearches({ file, page }: PageFile, locale: Locale): Finding[] {
  const state = page.translations[locale]?.state;
  if (state === undefined) return [];
  return [
    ...tooLong(file, `state.${locale}.pageTitle`, state.pageTitle, MAX_TITLE),
    ...tooLong(file, `state.${locale}.description`, state.description, MAX_DESCRIPTION),
  ];
}

function tooLong(file: string, field: string, text: string, most: number): Finding[] {
  return text.length <= most ? [] : [warningAt(file, field, `has ${text.length} characters; ${most} are shown`)];
}

function inBlocks({ file, blocks }: PageFile, locale: Locale): Finding[] {
  const all = blocks[locale];
  const [first, ...others] = all;
  return [
    ...(first?.block && isHead(first.block)
      ? []
      : [errorAt(file, first?.path ?? `blocks.${locale}`, 'must begin with a hero, a page-head or a berth-hero')]),
    ...others.flatMap(({ path, block }) =>
      block && isHead(block) ? [errorAt(file, path, 'is a second head; a page has one first heading')] : [],
    ),
    ...headingJumps(file, all),
    ...sameAnchors(file, all),
    ...emptyMenus(file, all),
    ...backwards(file, all),
  ];
}

function headingJumps(file: string, blocks: readonly PlacedBlock[]): Finding[] {
  let level = 1;
  return blocks.flatMap(({ path, block }) => {
    if (block?.type === 'heading' && block.lvl === 1)
      return [warningAt(file, path, 'is a first heading beside the head’s')];
    const levels = block === null ? [] : headingLevels(block);
    return levels.flatMap((next) => {
      const before = level;
      level = next;
      return next > before + 1
        ? [warningAt(file, path, `has a heading of level ${next} below one of level ${before}`)]
        : [];
    });
  });
}

/** Returns the levels of a block's headings as the page shows them. */
function headingLevels(block: Block): number[] {
  if (isHead(block)) return [1];
  if (block.type === 'heading') return [block.lvl];
  const title = partTitle(block) === null ? [] : [2];
  switch (block.type) {
    case 'rich-text':
    case 'story':
      return [...title, ...innerHeadings(block.body, 3)];
    case 'steps':
      return [...title, ...block.items.flatMap(({ body }) => [3, ...innerHeadings(body, 4)])];
    case 'faq':
      return [...title, ...block.items.flatMap(({ answer }) => innerHeadings(answer, 3))];
    case 'slider':
      return [...title, ...block.slides.map(() => 3)];
    default:
      return title;
  }
}

function innerHeadings(body: RichText, level: number): number[] {
  return body.flatMap(({ kind }) => (kind === 'heading' ? [level] : []));
}

function sameAnchors(file: string, blocks: readonly PlacedBlock[]): Finding[] {
  const taken = new Map<string, string>();
  return blocks.flatMap(({ path, block }) => {
    const title = block && partTitle(block);
    if (!title) return [];
    const anchor = anchorOf(title);
    const other = taken.get(anchor);
    taken.set(anchor, other ?? path);
    return other === undefined ? [] : [warningAt(file, path, `has the same anchor as ${other}: #${anchor}`)];
  });
}

function emptyMenus(file: string, blocks: readonly PlacedBlock[]): Finding[] {
  return blocks.flatMap(({ path, block }, at) => {
    if (block?.type !== 'jump-to') return [];
    const hasParts = blocks.slice(at + 1).some((below) => below.block !== null && partTitle(below.block) !== null);
    return hasParts ? [] : [errorAt(file, path, 'has no titled block below it to lead to')];
  });
}

/** Finds transcripts whose lines are not in the order of their times. */
function backwards(file: string, blocks: readonly PlacedBlock[]): Finding[] {
  return blocks.flatMap(({ path, block }) => {
    if (block?.type !== 'podcast') return [];
    const { transcript } = block;
    const at = transcript.findIndex((line, index) => line.at < (transcript[index - 1]?.at ?? 0));
    return at < 0 ? [] : [warningAt(file, `${path}.transcript[${at}].at`, 'is earlier than the line before')];
  });
}

/** Checks the dates of a page (RT6). */
function days({ file, page: { updated, published, validity, details } }: PageFile, today: string): Finding[] {
  const { from, until } = validity;
  const year = Number(today.slice(0, 4));
  return [
    ...(updated.slice(0, 10) > today ? [warningAt(file, 'updated', `${updated} is still to come`)] : []),
    ...(published !== null && published > today ? [warningAt(file, 'published', `${published} is still to come`)] : []),
    ...(published !== null && updated.slice(0, 10) < published
      ? [warningAt(file, 'updated', `${updated} is before it was published`)]
      : []),
    ...(from !== null && until !== null && until < from
      ? [errorAt(file, 'valid', `ends on ${until}, before it begins on ${from}: there is never such a page`)]
      : []),
    ...(until !== null && until < today
      ? [warningAt(file, 'valid.until', `${until} is over: the page is gone for ever`)]
      : []),
    ...(details.kind === 'berth' && details.until !== null && details.until < year
      ? [warningAt(file, 'details.until', `${details.until} is over`)]
      : []),
  ];
}
