import type { RecordReader } from '../../records/record-reader.ts';
import { type BlockLink, linkAt } from './block-fields.ts';

/** Source §3. */
export interface SpacerBlock {
  readonly type: 'spacer';
  readonly size: SpacerSize;
}
export const SPACER_SIZES = ['extra_small', 'small', 'medium', 'large'] as const;
export type SpacerSize = (typeof SPACER_SIZES)[number];

/** The way to the titled parts of the page that follow it (product.md CO9). */
export interface JumpToBlock {
  readonly type: 'jump-to';
  /** The call to action that stays in view. */
  readonly button: BlockLink | null;
}

export function parseSpacer(block: RecordReader): SpacerBlock {
  return { type: 'spacer', size: block.oneOf('size', SPACER_SIZES) };
}

export function parseJumpTo(block: RecordReader): JumpToBlock {
  return { type: 'jump-to', button: block.optional('button', () => linkAt(block, 'button')) };
}
