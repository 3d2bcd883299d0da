import { injectable } from 'inversify';
import type { RemoteFailure } from '../../core/shared/remote-failure.ts';
import type { Result } from '../../core/shared/result.ts';
import type { ParsedFeed } from './read-feed.ts';

/** Reads the body of a feed, a text in UTF-8. */
export interface FeedReader {
  /** Never rejects. The body is not to be used again. @param today day number */
  read(body: Uint8Array<ArrayBuffer>, today: number): Promise<Result<ParsedFeed, RemoteFailure>>;
}
export const FeedReader = Symbol.for('FeedReader');

/** Reads feeds in this thread, as development and tests do. The parser is loaded for the first of them. */
@injectable()
export class DirectFeedReader implements FeedReader {
  async read(body: Uint8Array<ArrayBuffer>, today: number) {
    const { readFeed } = await import('./read-feed.ts');
    return readFeed(new TextDecoder().decode(body), today);
  }
}
