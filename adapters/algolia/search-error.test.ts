import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BAD_ANSWER, searchError } from './search-error.ts';

const tried = (...responses: object[]) => ({
  name: 'RetryError',
  stackTrace: responses.map((response) => ({ response })),
});
const network = (message: string, timedOut: boolean) => ({ kind: 'network', status: 0, message, timedOut });

test.each([
  [
    'no connection',
    tried({ status: 0, content: 'Network request failed', isTimedOut: false }),
    network('Network request failed', false),
  ],
  [
    'no headers in time',
    tried({ status: 0, content: 'Connection timeout', isTimedOut: true }),
    network('Connection timeout', true),
  ],
  [
    'no end in time',
    tried({ status: 0, content: 'Socket timeout', isTimedOut: true }),
    network('Socket timeout', true),
  ],
  [
    'the last host decides',
    tried({ status: 0, content: 'Socket timeout', isTimedOut: true }, { status: 503, content: '', isTimedOut: false }),
    { kind: 'status', status: 503, message: 'Search request refused' },
  ],
  ['a refusal', { name: 'ApiError', status: 403 }, { kind: 'status', status: 403, message: 'Search request refused' }],
  ['no JSON', { name: 'DeserializationError', response: { status: 200 } }, BAD_ANSWER],
  ['no hosts', tried(), network('Network request failed', false)],
])('SE9 %s', (_, thrown, error) => {
  expect(searchError(thrown)).toEqual(error);
});

test('SE9 turns any thrown value into an error value', () => {
  fc.assert(
    fc.property(fc.anything(), (thrown) => {
      expect(searchError(thrown)).toHaveProperty('kind');
    }),
  );
});
