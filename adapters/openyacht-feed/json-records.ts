import { Tokenizer } from '@streamparser/json';
import { UnreadableFeed } from '../../core/import/feed-listing.ts';
import { type JsonRecord, RecordBuilder, type Root } from './record-builder.ts';

/** Bytes that are read before the records in them are handed on. */
const STEP = 64 * 1024;
/** Bytes of texts and numbers that are put together at once, since long ones take much memory character by character. */
const BUFFERS = { stringBufferSize: STEP, numberBufferSize: 1024 };
/** The tokenizer holds one text or number in memory; a longer one ends the feed. */
const MAX_VALUE_LENGTH = 16 * 1024 * 1024;

/**
 * Reads the records of a JSON file one after the other, each as `map` makes it, and returns what stands around them (FD1).
 * The file is one object, a list of objects, or an object with a list `data`. Not JSON, or cut off: {@link UnreadableFeed}.
 */
export async function* readJsonRecords<T>(
  bytes: AsyncIterable<Uint8Array>,
  map: (record: JsonRecord) => T,
): AsyncGenerator<T, Root> {
  const builder = new RecordBuilder();
  const tokenizer = new Tokenizer(BUFFERS);
  let taken = 0;
  let lastToken = 0;
  tokenizer.onToken = (token) => {
    lastToken = token.offset;
    builder.add(token);
  };
  const step = (work: () => void) => {
    try {
      work();
    } catch (error) {
      if (error instanceof UnreadableFeed) throw error;
      throw new UnreadableFeed(`is not valid JSON in UTF-8, or is cut off, after byte ${lastToken}`);
    }
    if (taken - lastToken > MAX_VALUE_LENGTH)
      throw new UnreadableFeed(`has a value above 16 MB after byte ${lastToken}`);
    return builder.takeRecords().map(map);
  };
  for await (const chunk of bytes) {
    for (let from = 0; from < chunk.length; from += STEP) {
      const part = chunk.subarray(from, from + STEP);
      taken += part.length;
      yield* step(() => tokenizer.write(part));
    }
  }
  yield* step(() => tokenizer.end());
  return builder.end();
}
