/** Thrown within the reader for what makes a whole feed doubtful; its message is one of ours. */
export class BrokenFeedError extends Error {}
