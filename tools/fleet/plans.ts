import { assetId, type Masters } from './masters.ts';

/** Yachts whose gallery holds plans and a side view of their own. */
export const PLANNED: readonly string[] = ['onda-quieta'];

const DECK = /^(.+)-\d-[a-z]+\.webp$/;

/** Her plans, topmost first, and her side view, as ids of assets. */
export function plansOf(
  slug: string,
  { plans }: Masters,
): { readonly profile: string | null; readonly deckplans: string[] } {
  const id = (name: string) => assetId(`plans/${name}`);
  const side = plans.find((name) => name === `${slug}-profile.webp`);
  return {
    profile: side === undefined ? null : id(side),
    deckplans: plans.filter((name) => DECK.exec(name)?.[1] === slug).map(id),
  };
}
