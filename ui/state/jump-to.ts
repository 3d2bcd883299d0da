/** A section the jump-to menu leads to: its top in CSS pixels from the viewport's top. */
export interface JumpToSection {
  readonly id: string;
  readonly top: number;
}

/**
 * product.md CO9: the section whose link is active, the last one that begins above half the viewport; null before the
 * first.
 * @param sections in the order of the page
 * @param viewportHeight CSS pixels
 */
export function activeSection(sections: readonly JumpToSection[], viewportHeight: number): string | null {
  return sections.findLast(({ top }) => top < viewportHeight / 2)?.id ?? null;
}

/** product.md CO9: whether the menu is pinned, having reached the viewport's top. Its own top in CSS pixels from there. */
export function isPinned(top: number): boolean {
  return top <= 0;
}
