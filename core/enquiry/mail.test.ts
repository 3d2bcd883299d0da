import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleMessage } from '../../tests/samples/sample-message.ts';
import { err, ok } from '../shared/result.ts';
import { isMailAddress, mailFor, safeDeliveryId } from './mail.ts';

test('FM2 a mail has the id and the time of its delivery, the same at each attempt', () => {
  const mail = mailFor(sampleMessage());
  expect(mail).toMatchObject(
    ok({
      messageId: '<HY-7K3F-9Q2M.office-letter@halyard.example>',
      at: Date.parse('2026-05-04T10:00:01.000Z'),
      to: { name: 'Halyard Palma', address: 'palma@halyard.example' },
      replyTo: { name: 'Ana García', address: 'ana@visitor.example' },
    }),
  );
  expect(mailFor(sampleMessage())).toEqual(mail);
});

test.each([
  ['office-letter', { 'Content-Language': 'es' }],
  ['visitor-letter', { 'Content-Language': 'es', 'Auto-Submitted': 'auto-generated' }],
  ['confirm-letter', { 'Content-Language': 'es', 'Auto-Submitted': 'auto-generated' }],
] as const)('FM2 headers of the %s', (channel, headers) => {
  expect(mailFor(sampleMessage('HY-1', {}, channel))).toMatchObject({ value: { headers } });
});

test('FM3 a newsletter has a one-click unsubscribe', () => {
  const unsubscribe = 'https://halyard.example/newsletter/stop/?token=a.b-c_d';
  expect(mailFor(sampleMessage('HY-1', { unsubscribe }, 'welcome-letter'))).toMatchObject({
    value: {
      headers: {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    },
  });
});

test.each(['ana@visitor.example', "o'neil+sea@mail.example", 'josé@correo.example', 'a@b', 'x_1%y@señal.example'])(
  'FM2 accepts %s as an address',
  (text) => expect(isMailAddress(text)).toBe(true),
);

test.each([
  '',
  'ana',
  'ana@',
  '@visitor.example',
  'a@b@c',
  'a@b, c@d',
  'a@b;c@d',
  'Ana <a@b>',
  '"a b"@c',
  'a@b\r\nBcc: c@d',
  'a@b\u2028c',
  'a @b',
  'a@b\u202e',
  'a@b\u0000',
  'a@[127.0.0.1]',
  'a@b＠c',
  'a@b..c',
  'a@b.',
  `${'a'.repeat(65)}@b`,
  `a@${'b.'.repeat(130)}c`,
])('FM2 rejects %j and sends it no letter', (address) => {
  expect(isMailAddress(address)).toBe(false);
  const wrong = (reason: string) => err({ kind: 'refused', reason: `no address in ${reason}` });
  expect(mailFor(sampleMessage('HY-1', { to: { name: '', address } }))).toEqual(wrong('To'));
  expect(mailFor(sampleMessage('HY-1', { from: { name: '', address } }))).toEqual(wrong('From'));
  expect(mailFor(sampleMessage('HY-1', { replyTo: { name: '', address } }))).toEqual(wrong('Reply-To'));
});

test.each(['javascript:alert(1)', 'https://a.example/ b', 'https://a.example/>\r\nBcc: c@d', 'https://a.example/ñ'])(
  'FM3 %j unsubscribes nobody, and no letter carries it',
  (unsubscribe) => {
    expect(mailFor(sampleMessage('HY-1', { unsubscribe }))).toEqual(
      err({ kind: 'refused', reason: 'no address in List-Unsubscribe' }),
    );
  },
);

test('FM2 the name of a delivery is plain and unique', () => {
  expect(safeDeliveryId('HY-7K3F-9Q2M.office-letter')).toBe('HY-7K3F-9Q2M.office-letter');
  expect(safeDeliveryId('../a')).toBe('%2E%2E%2Fa'.replace('%2E%2E', '%2E.'));
  const ids = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(
    fc.property(ids, ids, (one, other) => {
      expect(safeDeliveryId(one)).toMatch(/^(?!\.)(?!.*\.\.)[\w.%-]+(?<!\.)$/);
      expect(safeDeliveryId(one) === safeDeliveryId(other)).toBe(one === other);
    }),
  );
});

test('FM2 no header of any letter contains a control character', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'ñ', ' ', '\r', '\n', '\0', '\u2028', '\u202e', '\u0085', '\t', '\x1b', '\ud800'),
  });
  fc.assert(
    fc.property(text, text, text, (subject, name, body) => {
      const message = sampleMessage('HY-1', { subject, to: { name, address: 'a@b.example' }, text: body });
      const mail = mailFor(message);
      const { subject: line = '', to, text: mailText = '' } = mail.ok ? mail.value : { to: null };
      expect(`${line}${to?.name}`).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u202e]/u);
      expect(mailText).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cs}]/u);
    }),
  );
});
