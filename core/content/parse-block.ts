import { readBySchema } from '../records/read-by-schema.ts';
import type { FieldProblem } from '../records/record-reader.ts';
import { err, type Result } from '../shared/result.ts';
import { BLOCKS, type Block, type BlockType } from './block.ts';

/** A block that cannot be shown, with all its problems. */
export interface WrongBlock {
  readonly block: string;
  readonly problems: readonly FieldProblem[];
}

/**
 * Parses one block of the content; an invalid or unknown one is an error that names block and fields (CO2).
 */
export function parseBlock(raw: unknown): Result<Block, WrongBlock> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return err({ block: 'unknown', problems: [{ field: 'record', problem: 'must be an object' }] });
  }
  const type: unknown = Reflect.get(raw, 'type');
  const block = typeof type === 'string' ? type : 'unknown';
  if (!isBlockType(block)) {
    return err({ block, problems: [{ field: 'type', problem: 'is not a known block' }] });
  }
  const read = readBySchema<Block>(BLOCKS[block], raw);
  return read.ok ? read : err({ block, problems: read.error });
}

function isBlockType(type: string): type is BlockType {
  return Object.hasOwn(BLOCKS, type);
}
