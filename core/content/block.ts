import type * as v from 'valibot';
import { type FieldProblem, readBySchema } from '../records/read-by-schema.ts';
import { isRecord } from '../shared/parse-json.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { CONTACT_BLOCKS } from './blocks/contact-blocks.ts';
import { LIST_BLOCKS } from './blocks/list-blocks.ts';
import { PICTURE_BLOCK_SCHEMAS } from './blocks/picture-blocks.ts';
import { PLACE_BLOCKS } from './blocks/place-blocks.ts';
import { TEXT_BLOCKS } from './blocks/text-blocks.ts';
import { YACHT_BLOCK_SCHEMAS } from './blocks/yacht-blocks.ts';

/** The schemas of the blocks of a page (CO1), by their type in the content. */
export const BLOCK_SCHEMAS = {
  ...TEXT_BLOCKS,
  ...PICTURE_BLOCK_SCHEMAS,
  ...YACHT_BLOCK_SCHEMAS,
  ...PLACE_BLOCKS,
  ...CONTACT_BLOCKS,
  ...LIST_BLOCKS,
};

export type BlockType = keyof typeof BLOCK_SCHEMAS;
export type Block = {
  [Type in BlockType]: { readonly type: Type } & Editable & v.InferOutput<(typeof BLOCK_SCHEMAS)[Type]>;
}[BlockType];

/** A block of a draft, which its editor may point at (CM2). */
export interface Editable {
  /** The mark by which the content system's editor finds the block; missing outside of drafts. */
  readonly editMark?: string;
}

/** A block that cannot be shown, with all its problems. */
interface WrongBlock {
  readonly block: string;
  readonly problems: readonly FieldProblem[];
}

/** A block that is left out of a page, with its problems (CO2). */
export interface BlockProblem extends WrongBlock, Editable {
  /** The number of valid blocks that come before it on the page. */
  readonly at: number;
}

/** Parses one block of the content; an invalid or unknown one is an error that names block and fields (CO2). */
export function parseBlock(raw: unknown): Result<Block, WrongBlock> {
  if (!isRecord(raw)) return err({ block: 'unknown', problems: [{ field: 'record', problem: 'must be an object' }] });
  const block = typeof raw.type === 'string' ? raw.type : 'unknown';
  if (!isBlockType(block)) return err({ block, problems: [{ field: 'type', problem: 'is not a known block' }] });
  const fields = readBySchema<object>(BLOCK_SCHEMAS[block], raw);
  // The schema belongs to the type, which TypeScript does not follow through the table.
  return fields.ok ? ok({ type: block, ...fields.value } as Block) : err({ block, problems: fields.error });
}

function isBlockType(type: string): type is BlockType {
  return Object.hasOwn(BLOCK_SCHEMAS, type);
}
