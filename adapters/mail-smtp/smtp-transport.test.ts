import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smtpFailure } from './smtp-transport.ts';

const smtpError = (response: string, command: string) => ({
  code: command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE',
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});

test.each([
  [smtpError('550 5.1.1 <ana@visitor.example> unknown', 'RCPT TO'), 'refused', 'smtp: 550 5.1.1 at RCPT TO'],
  [smtpError('551 not here', 'RCPT TO'), 'refused', 'smtp: 551 at RCPT TO'],
  [smtpError('552 5.2.2 full', 'RCPT TO'), 'refused', 'smtp: 552 5.2.2 at RCPT TO'],
  [smtpError('553-5.1.3 one\n553 5.1.3 two', 'RCPT TO'), 'refused', 'smtp: 553 5.1.3 at RCPT TO'],
  [smtpError('554 no', 'DATA'), 'refused', 'smtp: 554 at DATA'],
  [smtpError('552 5.3.4 too much', 'DATA'), 'refused', 'smtp: 552 5.3.4 at DATA'],
  [{ code: 'EMESSAGE', command: 'MAIL FROM' }, 'refused', 'smtp: EMESSAGE at MAIL FROM'],
  [smtpError('554 5.7.1 Relay access denied', 'RCPT TO'), 'deferred', 'smtp: 554 5.7.1 at RCPT TO'],
  [smtpError('550 5.1.0 sender', 'MAIL FROM'), 'unavailable', 'smtp: 550 5.1.0 at MAIL FROM'],
  [smtpError('530 5.7.0 log in', 'MAIL FROM'), 'unavailable', 'smtp: 530 5.7.0 at MAIL FROM'],
  [smtpError('530 log in', 'RCPT TO'), 'unavailable', 'smtp: 530 at RCPT TO'],
  [smtpError('503 wrong order', 'DATA'), 'unavailable', 'smtp: 503 at DATA'],
  [smtpError('451 4.7.1 greylisted', 'RCPT TO'), 'deferred', 'smtp: 451 4.7.1 at RCPT TO'],
  [smtpError('452 full', 'DATA'), 'deferred', 'smtp: 452 at DATA'],
  [smtpError('421 busy', 'DATA'), 'unavailable', 'smtp: 421 at DATA'],
  [{ ...smtpError('535 5.7.8 ana', 'AUTH PLAIN'), code: 'EAUTH' }, 'unavailable', 'smtp: 535 5.7.8 at AUTH PLAIN'],
  [
    { code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' },
    'unavailable',
    'smtp: ESOCKET ECONNREFUSED at CONN',
  ],
  [{ code: 'ETIMEDOUT', command: 'CONN' }, 'unavailable', 'smtp: ETIMEDOUT at CONN'],
  [new Error('no'), 'unavailable', 'smtp: failed'],
])('FM2 %j', (error, kind, reason) => {
  expect(smtpFailure(error)).toEqual({ kind, reason });
});

test('FM2 repeats no server response in an error', () => {
  const anything = fc.oneof(fc.string(), fc.constant('ana@visitor.example'), fc.integer());
  const error = fc.record({ code: anything, originalCode: anything, command: anything, responseCode: anything });
  fc.assert(
    fc.property(error, fc.string(), (facts, words) => {
      const { reason } = smtpFailure({ ...facts, response: `550 5.1.1 ${words} ana@visitor.example` });
      expect(reason).toMatch(/^smtp: [A-Z0-9_. -]*(failed)?[A-Z0-9_. -]*( at [A-Z0-9 -]+)?$/);
    }),
  );
});
