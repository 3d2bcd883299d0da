import { assetId, type Masters } from './masters.ts';

/** Yachts with their own plans and side view in the gallery. */
export const PLANNED: readonly string[] = ['onda-quieta'];

export const SIDE_VIEW = 'profile';
const FILE = /^(.+?)-(?:\d-)?([a-z]+)\.webp$/;

/** Returns the name of the file with a deck, counted from the top, or with her side view. */
export function planFile(slug: string, part: string, at: number | null = null): string {
  return `${slug}-${at === null ? '' : `${at + 1}-`}${part}.webp`;
}

/** Parses the name of a plan's file into yacht and deck or side view; null for another file. */
export function planIn(name: string): { readonly slug: string; readonly part: string } | null {
  const [, slug, part] = FILE.exec(name) ?? [];
  return slug === undefined || part === undefined ? null : { slug, part };
}

interface Plans {
  readonly profile: string | null;
  readonly deckplans: string[];
}

/** Returns the asset ids of her plans, topmost first, and of her side view. */
export function plansOf(slug: string, { plans }: Masters): Plans {
  const hers = plans.filter((name) => planIn(name)?.slug === slug);
  const id = (name: string) => assetId(`plans/${name}`);
  const side = hers.find((name) => planIn(name)?.part === SIDE_VIEW);
  return {
    profile: side === undefined ? null : id(side),
    deckplans: hers.filter((name) => name !== side).map(id),
  };
}
