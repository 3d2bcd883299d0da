/** Why a feed gave no calendar. Nothing that the feed says, and nothing of its address, is part of it (AV3). */
export interface FeedFailure {
  readonly problem: string;
  /** Whether somebody has to mend it; an outage passes. */
  readonly isLasting: boolean;
}

export function lasting(problem: string): FeedFailure {
  return { problem, isLasting: true };
}

export function passing(problem: string): FeedFailure {
  return { problem, isLasting: false };
}

/** Thrown within the reader for what makes a whole feed doubtful; its message is one of ours. */
export class BrokenFeed extends Error {}

/** The error of a look-up that found an address which is not allowed. */
export class ForbiddenAddress extends Error {}
