import { anchorOf } from '../../../core/content/anchor.ts';
import type { Block } from '../../../core/content/block.ts';

const HEADS = ['page-head', 'hero', 'berth-hero'];

/** Returns whether a page may begin with this block: its title is then the page's first heading, and no anchor. */
export function isHead(block: Block): boolean {
  return HEADS.includes(block.type);
}

/** Returns the title that becomes a block's anchor; null for a block without one. */
export function partTitle(block: Block): string | null {
  if (isHead(block)) return null;
  if (block.type === 'newsletter') return block.headline;
  if (block.type === 'people-picture') return block.heading;
  return 'title' in block ? block.title : null;
}

/** Returns the ids that a link may name on a page: of its titled blocks, and of the offices it lists. */
export function anchorsIn(blocks: readonly Block[], offices: Iterable<string>): ReadonlySet<string> {
  const titles = blocks.map(partTitle).filter((title) => title !== null);
  const listsOffices = blocks.some(({ type }) => type === 'offices' || type === 'office-map');
  return new Set([...titles.map(anchorOf), ...(listsOffices ? offices : [])]);
}
