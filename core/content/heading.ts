/** The sizes of a heading (CO3). */
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
export const HEADING_LEVELS = [1, 2, 3, 4, 5] as const;
export type HeadingLevel = (typeof HEADING_LEVELS)[number];
const DEFAULT_SIZES: Readonly<Record<HeadingLevel, HeadingSize>> = { 1: '4xl', 2: '3xl', 3: '2xl', 4: 'lg', 5: 'md' };

export function defaultSize(level: HeadingLevel): HeadingSize {
  return DEFAULT_SIZES[level];
}
