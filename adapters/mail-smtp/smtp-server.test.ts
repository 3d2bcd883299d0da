import fc from 'fast-check';
import { expect, test } from 'vitest';
import { err, ok } from '../../core/shared/result.ts';
import { parseSmtpUrl } from './smtp-server.ts';

const MAIL = { host: 'mail.example', port: 587, secure: false, startTls: 'offered', verifyTls: true, auth: null };
const ANA = { user: 'ana', pass: 'sea' };

test.each([
  ['smtp://mail.example', MAIL],
  ['smtp://MAIL.example/', MAIL],
  ['smtp://mail.example:25', { ...MAIL, port: 25 }],
  ['smtps://mail.example', { ...MAIL, port: 465, secure: true }],
  ['smtp://mail.example?tls=required', { ...MAIL, startTls: 'required' }],
  ['smtp://mail.example?tls=never', { ...MAIL, startTls: 'never' }],
  ['smtp://ana:sea@mail.example', { ...MAIL, auth: ANA, startTls: 'required' }],
  ['smtps://ana:sea@mail.example:2465', { ...MAIL, port: 2465, secure: true, auth: ANA }],
  [
    'smtp://a%40b:p%3A%2F%25%C3%B1@mail.example',
    { ...MAIL, auth: { user: 'a@b', pass: 'p:/%ñ' }, startTls: 'required' },
  ],
  ['smtp://localhost:1025', { ...MAIL, host: 'localhost', port: 1025, verifyTls: false }],
  ['smtp://ana:sea@127.0.0.1', { ...MAIL, host: '127.0.0.1', auth: ANA, verifyTls: false }],
  ['smtp://ana:sea@[::1]?tls=never', { ...MAIL, host: '::1', auth: ANA, startTls: 'never', verifyTls: false }],
  ['smtp://[2001:db8::1]', { ...MAIL, host: '2001:db8::1' }],
  ['smtp://127.0.0.1.mail.example', { ...MAIL, host: '127.0.0.1.mail.example' }],
])('FM2 accepts %s as a server', (address, server) => {
  expect(parseSmtpUrl(address)).toEqual(ok(server));
});

test.each([
  ['', 'is not an address such as smtps://user:password@mail.example'],
  ['mail.example', 'is not an address such as smtps://user:password@mail.example'],
  ['https://mail.example', 'must begin with smtp:// or smtps://'],
  ['smtp:mail.example', 'names no host'],
  ['smtp:///tmp/socket', 'names no host'],
  ['smtp://mail example', 'is not an address such as smtps://user:password@mail.example'],
  ['smtp://mail.example:99999', 'is not an address such as smtps://user:password@mail.example'],
  ['smtp://mail.example/inbox', 'has something after its host and port'],
  ['smtp://mail.example#a', 'has something after its host and port'],
  ['smtp://ana@mail.example', 'needs both a user and a password, percent-encoded'],
  ['smtp://:sea@mail.example', 'needs both a user and a password, percent-encoded'],
  ['smtp://ana:100%@mail.example', 'needs both a user and a password, percent-encoded'],
  ['smtp://mail.example?tls=maybe', 'has a tls other than required or never'],
  ['smtp://mail.example?ssl=1', 'may have no parameter but a single tls'],
  ['smtp://mail.example?tls=never&tls=required', 'may have no parameter but a single tls'],
  ['smtps://mail.example?tls=never', 'says smtps:// and tls=never'],
  ['smtp://ana:sea@mail.example?tls=never', 'would send its password unencrypted because of tls=never'],
])('FM2 rejects %j with a reason', (address, reason) => {
  expect(parseSmtpUrl(address)).toEqual(err(reason));
});

test('FM2 returns user and password and repeats them in no error', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (user, pass) => {
      const credentials = `${encodeURIComponent(user)}:${encodeURIComponent(pass)}`;
      expect(parseSmtpUrl(`smtps://${credentials}@mail.example`)).toMatchObject(ok({ auth: { user, pass } }));
    }),
  );
});
