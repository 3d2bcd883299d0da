import { injectable } from 'inversify';
import type { Result } from '../../core/shared/result.ts';
import type { FeedFailure } from './feed-failure.ts';
import type { ReadFeed } from './read-feed.ts';

/** Reads the text of a feed. */
export interface FeedReader {
  /** Never rejects. @param today day number */
  read(text: string, today: number): Promise<Result<ReadFeed, FeedFailure>>;
}
export const FeedReader = Symbol.for('FeedReader');

/** Reads feeds in this thread, as development and tests do. The parser is loaded for the first of them. */
@injectable()
export class DirectFeedReader implements FeedReader {
  async read(text: string, today: number) {
    const { readFeed } = await import('./read-feed.ts');
    return readFeed(text, today);
  }
}
