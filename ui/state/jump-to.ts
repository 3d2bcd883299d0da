/** A section of the jump-to menu; its top is in CSS pixels from the viewport's top. */
export interface JumpToSection {
  readonly id: string;
  readonly top: number;
}

/**
 * Returns the section whose link is active: the last one that begins above the middle of the viewport; null before the
 * first (CO9).
 * @param sections in the order of the page
 * @param viewportHeight CSS pixels
 */
export function activeSection(sections: readonly JumpToSection[], viewportHeight: number): string | null {
  return sections.findLast(({ top }) => top < viewportHeight / 2)?.id ?? null;
}

/** Returns whether the menu is pinned to the viewport's top (CO9). @param top CSS pixels from there */
export function isJumpToMenuPinned(top: number): boolean {
  return top <= 0;
}
