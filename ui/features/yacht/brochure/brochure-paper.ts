import type { YachtStory } from '../../../../core/yacht/yacht.ts';

/** The size of A4 and the margins, in points. */
export const PAPER_SIZE = { width: 595.28, height: 841.89 } as const;
export const PAGE_MARGINS = { side: 48, top: 50, foot: 60 } as const;
export const TEXT_WIDTH = PAPER_SIZE.width - 2 * PAGE_MARGINS.side;

/** Points: the space that text may take on a sheet; a caption; the space above pictures on the sheet of the story. */
export const SHEET_HEIGHT = PAPER_SIZE.height - PAGE_MARGINS.top - PAGE_MARGINS.foot;
export const CAPTION_HEIGHT = 34;
const ABOVE_PICTURES = 36;
/** The least height in points at which pictures are worth their place below a story. */
const MIN_HEIGHT = 190;

type Story = Pick<YachtStory, 'headline' | 'paragraphs'>;

/** Estimates the height of a story in points: 36 for a line of the headline, 14.3 for a line of text. */
const storyHeight = ({ headline, paragraphs }: Story) =>
  30 +
  36 * Math.ceil(headline.length / 32) +
  paragraphs.reduce((sum, { length }) => sum + 7 + 14.3 * Math.ceil(length / 64), 0);

/** Returns the height in points that a story leaves for pictures on its sheet. @param story null where she has none */
export function heightBelow(story: Story | null): number {
  return SHEET_HEIGHT - ABOVE_PICTURES - CAPTION_HEIGHT - (story === null ? 0 : storyHeight(story));
}

/** Returns whether pictures fit below each of these stories. */
export function picturesFitBelow(stories: readonly Story[]): boolean {
  return stories.every((story) => heightBelow(story) >= MIN_HEIGHT);
}
