import { anchorOf } from '../../../core/content/anchor.ts';
import type { Block } from '../../../core/content/block.ts';

const HEADS = ['page-head', 'hero', 'berth-hero'];

/** The blocks that a page begins with: their title is its one first heading, and no anchor. */
export function isHead(block: Block): boolean {
  return HEADS.includes(block.type);
}

/** The title that a block is found by; null for a block without one. */
export function partTitle(block: Block): string | null {
  if (isHead(block)) return null;
  if (block.type === 'newsletter') return block.headline;
  if (block.type === 'people-picture') return block.heading;
  return 'title' in block ? block.title : null;
}

/** The ids that an address may name on a page: its titled parts, and the offices it lists. */
export function anchorsIn(blocks: readonly Block[], offices: Iterable<string>): ReadonlySet<string> {
  const titles = blocks.map(partTitle).filter((title) => title !== null);
  const listsOffices = blocks.some(({ type }) => type === 'offices' || type === 'office-map');
  return new Set([...titles.map(anchorOf), ...(listsOffices ? offices : [])]);
}
