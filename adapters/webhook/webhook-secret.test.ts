import { expect, test } from 'vitest';
import { secretKey } from './webhook-secret.ts';

test.each([
  ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')],
  ['a plain text of enough length, señor', Buffer.from('a plain text of enough length, señor')],
])('FM2 accepts %s as a secret', (secret, key) => {
  expect(secretKey(secret)).toEqual(key);
});

test.each(['', 'short', 'whsec_', 'whsec_c2hvcnQ=', 'whsec_not base64 at all, but long enough for it'])(
  'FM2 rejects %j',
  (secret) => {
    expect(secretKey(secret)).toBeNull();
  },
);
