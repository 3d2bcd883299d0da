import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { InFlightLimit } from './in-flight-limit.ts';
import type { TurnedAwayError } from './work-rules.ts';

const response = () => new PassThrough() as unknown as ServerResponse;
const REFUSED = expect.objectContaining({ status: 503, retryAfter: 10 });

/** Streams of which three may be open, two of them for one network. */
function streamsOf() {
  const refused: TurnedAwayError[] = [];
  return { refused, streams: new InFlightLimit((reason) => refused.push(reason), { all: 3, network: 2 }) };
}

test('a network may have its part, and all together no more than there are', () => {
  const { streams, refused } = streamsOf();
  streams.open(['a'], response());
  streams.open(['a'], response());
  expect(() => streams.open(['a'], response())).toThrow(REFUSED);
  streams.open([], response());
  expect(() => streams.open(['b'], response())).toThrow(REFUSED);
  expect(refused).toEqual([REFUSED, REFUSED]);
});

test('the network around others may have twice as many', () => {
  const streams = new InFlightLimit(() => {}, { all: 9, network: 1 });
  streams.open(['a:1', 'a/48'], response());
  streams.open(['a:2', 'a/48'], response());
  expect(() => streams.open(['a:3', 'a/48'], response())).toThrow(REFUSED);
});

test('an answer that has ended, or whose client has gone before it began, takes no place', async () => {
  const { streams } = streamsOf();
  const [first, gone] = [response(), response()];
  gone.destroy();
  streams.open(['a'], first);
  streams.open(['a'], gone);
  first.destroy();
  await expect
    .poll(() => {
      streams.open(['a'], response());
      streams.open(['a'], response());
    })
    .toBeUndefined();
});
