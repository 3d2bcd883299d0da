import { err, ok, type Result } from '../shared/result.ts';

export const HEADING_SIZES = [
  '4xl',
  '3xl',
  '3xl-tight',
  '3xl-search',
  '2xl',
  '2xl-tight',
  'xl-austin',
  'xl-hurme',
  'lg',
  'md',
  'sm',
  'teaser',
] as const;
export const HEADING_COLORS = ['white', 'gray-50', 'black', 'blue-dark', 'gray-white'] as const;
export type HeadingSize = (typeof HEADING_SIZES)[number];
export type HeadingColor = (typeof HEADING_COLORS)[number];
export type HeadingLevel = 1 | 2 | 3 | 4 | 5;

/** product.md CO3. */
export interface Heading {
  readonly lvl: HeadingLevel;
  readonly text: string;
  readonly size: HeadingSize;
  readonly color: HeadingColor;
  readonly variant: string | null;
}

const DEFAULT_SIZES: Readonly<Record<HeadingLevel, HeadingSize>> = { 1: '4xl', 2: '3xl', 3: '2xl', 4: 'lg', 5: 'md' };

export function defaultSize(level: HeadingLevel): HeadingSize {
  return DEFAULT_SIZES[level];
}

/** A heading as content holds it; anything beyond the lists above names the wrong field. Empty is how editors leave one out. */
export function parseHeading(raw: unknown): Result<Heading, { readonly kind: 'bad-field'; readonly field: string }> {
  const wrong = (field: string) => err({ kind: 'bad-field' as const, field });
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return wrong('heading');
  const fields = new Map(Object.entries(raw));
  const lvl = ([1, 2, 3, 4, 5] as const).find((level) => level === fields.get('lvl'));
  if (lvl === undefined) return wrong('lvl');
  const text = fields.get('text');
  if (typeof text !== 'string' || text.trim() === '') return wrong('text');
  const size = choice(HEADING_SIZES, fields.get('size'), defaultSize(lvl));
  if (size === null) return wrong('size');
  const color = choice(HEADING_COLORS, fields.get('color'), 'black');
  if (color === null) return wrong('color');
  const variant = fields.get('variant') ?? '';
  if (typeof variant !== 'string') return wrong('variant');
  return ok({ lvl, text, size, color, variant: variant === '' ? null : variant });
}

function choice<T extends string>(choices: readonly T[], raw: unknown, fallback: T): T | null {
  if (raw === undefined || raw === null || raw === '') return fallback;
  return choices.find((value) => value === raw) ?? null;
}
