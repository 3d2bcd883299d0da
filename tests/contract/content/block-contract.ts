import { expect, test } from 'vitest';
import type { Block, BlockType } from '../../../core/content/block.ts';
import { parseBlock } from '../../../core/content/block.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A block as content has it, and as it is parsed. */
export interface BlockSample<Type extends BlockType> {
  readonly type: Type;
  /** The required fields. */
  readonly needs: Fields;
  readonly may: Fields;
  /** The block with all fields, and with the required fields only. */
  readonly full: Extract<Block, { type: Type }>;
  readonly bare: Extract<Block, { type: Type }>;
}

/** The values by which editors leave a field empty. */
const EMPTY = [undefined, null, ''];
/** A value that is valid for no kind of field. */
const OF_NO_KIND = [[]];

/** Defines the tests that every block type passes. */
export function blockContract<Type extends BlockType>({ type, needs, may, full, bare }: BlockSample<Type>): void {
  const needed: Fields = { type, ...needs };

  test(`CO1 reads ${type} with all fields`, () => {
    expect(parseBlock({ ...needed, ...may, _uid: 'x' })).toEqual({ ok: true, value: full });
  });

  test.each(EMPTY)(`CO1 reads an optional field of ${type} given as %j`, (empty) => {
    const left = Object.fromEntries(Object.keys(may).map((key) => [key, empty]));
    expect(parseBlock({ ...needed, ...left })).toEqual({ ok: true, value: bare });
  });

  const wrong = [
    ...Object.keys(needs).flatMap((key) => [...EMPTY, OF_NO_KIND].map((value) => [key, value] as const)),
    ...Object.keys(may).map((key) => [key, OF_NO_KIND] as const),
  ];
  if (wrong.length === 0) return;
  test.each(wrong)(`CO2 ${type} with the field %s as %j reports that field and no other`, (key, value) => {
    const read = parseBlock({ ...needed, [key]: value });
    expect(read).toMatchObject({ ok: false, error: { block: type } });
    expect(wrongFields({ ...needed, [key]: value }).map(topField)).toContain(key);
    expect(new Set(wrongFields({ ...needed, [key]: value }).map(topField)).size).toBe(1);
  });
}

/** Returns the paths of the fields that make a block invalid; none for a valid one. */
export function wrongFields(raw: unknown): readonly string[] {
  const read = parseBlock(raw);
  return read.ok ? [] : read.error.problems.map(({ field }) => field);
}

function topField(path: string): string {
  return path.split(/[.[]/)[0] ?? '';
}
