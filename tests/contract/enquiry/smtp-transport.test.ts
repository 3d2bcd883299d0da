import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import type { SmtpServer } from '../../../adapters/mail-smtp/smtp-server.ts';
import { type SmtpTimeouts, SmtpTransport } from '../../../adapters/mail-smtp/smtp-transport.ts';
import { MailboxFolderTransport } from '../../../adapters/mailbox-folder/mailbox-folder.ts';
import { err, ok } from '../../../core/shared/result.ts';
import { SAMPLE_LETTER, sampleMessage } from '../../samples/sample-message.ts';
import type { SmtpFault } from '../../sandbox/smtp/faults.ts';
import { type SmtpSandboxOptions, startSmtpSandbox } from '../../sandbox/smtp/smtp-sandbox.ts';

const LOGIN = { user: 'halyard', pass: 'fair winds' };

async function world(options: SmtpSandboxOptions = {}, server: Partial<SmtpServer> = {}, times: SmtpTimeouts = {}) {
  const sandbox = await startSmtpSandbox(options);
  const where = { host: sandbox.host, port: sandbox.port, secure: false } as const;
  const delivery = new SmtpTransport({ ...where, startTls: 'offered', verifyTls: false, auth: null, ...server }, times);
  onTestFinished(async () => {
    await delivery.close();
    await sandbox.stop();
  });
  return { sandbox, delivery };
}

test('FM2 a letter has one recipient, whatever its headers say, and our headers', async () => {
  const { sandbox, delivery } = await world();
  const unsubscribe = 'https://halyard.example/stop/?token=a';
  expect(await delivery.deliver(sampleMessage('HY-1', { unsubscribe }, 'welcome-letter'))).toEqual(ok(null));
  const [letter] = sandbox.letters;
  expect(letter).toMatchObject({ from: 'letters@halyard.example', to: ['palma@halyard.example'], encrypted: false });
  expect(letter?.mail).toMatchObject({
    messageId: '<HY-1.welcome-letter@halyard.example>',
    date: '2026-05-04T10:00:01.000Z',
    from: SAMPLE_LETTER.from,
    to: [SAMPLE_LETTER.to],
    replyTo: [SAMPLE_LETTER.replyTo],
    subject: SAMPLE_LETTER.subject,
  });
  const headers = Object.fromEntries(letter?.mail.headers.map(({ key, value }) => [key, value]) ?? []);
  expect(headers).toMatchObject({
    'auto-submitted': 'auto-generated',
    'content-language': 'es',
    'list-unsubscribe': `<${unsubscribe}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
  expect(Object.keys(headers).filter((name) => name.startsWith('x-'))).toEqual([]);
});

test('FM2 a server and a folder get the same mail', async () => {
  const { sandbox, delivery } = await world();
  const folder = await mkdtemp(join(tmpdir(), 'same-mail-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const text = 'A line\n.\n..\nFrom here\nends with a space \n=?utf-8?Q?=0D?= =\nñ 船 🛥️\n';
  const unsubscribe = `https://halyard.example/stop/?token=${'a'.repeat(800)}`;
  const message = sampleMessage('HY-1', { text, unsubscribe, subject: `${'ñ'.repeat(200)} "Aurora" <x@y>` });
  expect(await delivery.deliver(message)).toEqual(ok(null));
  expect(await new MailboxFolderTransport(folder).deliver(message)).toEqual(ok(null));
  const file = await readFile(join(folder, 'HY-1.office-letter.eml'));
  const { text: sent, ...mail } = asCompared(sandbox.letters[0]?.mail);
  const { text: kept, ...inFolder } = asCompared(await PostalMime.parse(file));
  expect(mail).toEqual(inFolder);
  expect([sent?.trimEnd(), kept?.trimEnd()]).toEqual([text.trimEnd(), text.trimEnd()]);
  expect(mail.headers).toContainEqual({ key: 'list-unsubscribe', value: `<${unsubscribe}>` });
});

/** Removes the boundary, which is random. */
function asCompared(mail: Email | undefined) {
  const headers = mail?.headers.filter(({ key }) => key !== 'content-type');
  return {
    ...{ from: mail?.from, to: mail?.to, replyTo: mail?.replyTo, subject: mail?.subject, text: mail?.text },
    headers: headers?.map(({ key, value }) => ({ key, value })),
    html: mail?.html?.trimEnd(),
  };
}

test.each<[SmtpFault, 'unavailable' | 'deferred' | 'refused', string]>([
  ['down', 'unavailable', 'ESOCKET ECONNREFUSED at CONN'],
  ['hang', 'unavailable', 'ETIMEDOUT at CONN'],
  ['garbage', 'unavailable', 'EPROTOCOL at CONN'],
  ['busy', 'unavailable', '421 4.3.2 at CONN'],
  ['reset', 'unavailable', 'ESOCKET E(CONNRESET|PIPE) at CONN'],
  ['sender-refused', 'unavailable', '550 5.1.0 at MAIL FROM'],
  ['receiver-deferred', 'deferred', '451 4.2.1 at RCPT TO'],
  ['receiver-silent', 'deferred', 'ETIMEDOUT at CONN'],
  ['receiver-refused', 'refused', '550 5.1.1 at RCPT TO'],
  ['relay-refused', 'deferred', '554 5.7.1 at RCPT TO'],
  ['letter-refused', 'refused', '552 5.3.4 at DATA'],
  ['disk-full', 'deferred', '452 4.3.1 at DATA'],
  ['reset-in-letter', 'unavailable', 'ESOCKET E(CONNRESET|PIPE) at CONN'],
])('FM2 a mail server failing by %s leaves the letter %s', async (fault, kind, reason) => {
  const { sandbox, delivery } = await world({}, {}, { greetingMs: 1000, socketMs: 2000 });
  await sandbox.fail(fault);
  expect(await delivery.deliver(sampleMessage())).toEqual(
    err({ kind, reason: expect.stringMatching(`^smtp: ${reason}$`) }),
  );
  expect(sandbox.letters).toEqual([]);
  await sandbox.fail(null);
  expect(await delivery.deliver(sampleMessage())).toEqual(ok(null));
  expect(sandbox.letters).toHaveLength(1);
});

test('FM2 resends an unconfirmed letter, recognizable by its id', async () => {
  const { sandbox, delivery } = await world();
  await sandbox.fail('reset-after-letter', { times: 1 });
  expect(await delivery.deliver(sampleMessage())).toMatchObject(err({ kind: 'unavailable' }));
  expect(await delivery.deliver(sampleMessage())).toEqual(ok(null));
  const ids = sandbox.letters.map(({ mail }) => mail.messageId);
  expect(ids).toEqual(Array(2).fill('<HY-7K3F-9Q2M.office-letter@halyard.example>'));
});

test('FM2 a refused address does not affect other letters', async () => {
  const { sandbox, delivery } = await world();
  sandbox.refuse('nobody@visitor.example');
  const to = { name: '', address: 'nobody@visitor.example' };
  expect(await delivery.deliver(sampleMessage('HY-1', { to }))).toMatchObject(err({ kind: 'refused' }));
  expect(await delivery.deliver(sampleMessage('HY-2'))).toEqual(ok(null));
  expect(sandbox.letters.map(({ to: receivers }) => receivers)).toEqual([['palma@halyard.example']]);
});

test('FM2 a connection that the server closed meanwhile costs no attempt', async () => {
  const { sandbox, delivery } = await world();
  expect(await delivery.deliver(sampleMessage('HY-1'))).toEqual(ok(null));
  sandbox.hangUp();
  expect(await delivery.deliver(sampleMessage('HY-2'))).toEqual(ok(null));
  expect(sandbox.letters).toHaveLength(2);
});

test('FM2 many letters share four connections', async () => {
  const { sandbox, delivery } = await world();
  const messages = Array.from({ length: 40 }, (_, index) => sampleMessage(`HY-${index}`));
  expect(await Promise.all(messages.map((message) => delivery.deliver(message)))).toEqual(messages.map(() => ok(null)));
  expect(sandbox.connections()).toBeLessThanOrEqual(4);
});

test('FM2 waits for a slow server as long as it sends something', async () => {
  const { sandbox, delivery } = await world();
  await sandbox.fail('slow');
  expect(await delivery.deliver(sampleMessage())).toEqual(ok(null));
});

test('FM2 answers waiting deliveries in time with more silent servers than connections', async () => {
  const { sandbox, delivery } = await world({}, {}, { greetingMs: 60_000, socketMs: 60_000, totalMs: 1500 });
  await sandbox.fail('hang');
  const messages = Array.from({ length: 6 }, (_, index) => sampleMessage(`HY-${index}`));
  const outcomes = await Promise.all(messages.map((message) => delivery.deliver(message)));
  expect(outcomes).toEqual(messages.map(() => err({ kind: 'unavailable', reason: 'smtp: EABORT' })));
  await sandbox.fail(null);
  expect(await delivery.deliver(sampleMessage())).toEqual(ok(null));
});

test('FM2 uses STARTTLS where it is offered', async () => {
  const { sandbox, delivery } = await world({ startTls: true });
  expect(await delivery.deliver(sampleMessage())).toEqual(ok(null));
  expect(sandbox.letters).toMatchObject([{ encrypted: true }]);
});

test('FM2 an untrusted certificate is refused', async () => {
  const { sandbox, delivery } = await world({ startTls: true }, { verifyTls: true });
  expect(await delivery.deliver(sampleMessage())).toMatchObject(
    err({ kind: 'unavailable', reason: expect.stringMatching(/^smtp: E(TLS|SOCKET)( [A-Z_]+)? at (STARTTLS|CONN)$/) }),
  );
  expect(sandbox.letters).toEqual([]);
});

test('FM2 sends nothing unencrypted where STARTTLS is required', async () => {
  const { sandbox, delivery } = await world({ login: LOGIN }, { startTls: 'required', auth: LOGIN });
  expect(await delivery.deliver(sampleMessage())).toMatchObject(err({ kind: 'unavailable' }));
  expect(sandbox.letters).toEqual([]);
});

test('FM2 skips STARTTLS where it is disabled', async () => {
  const { sandbox, delivery } = await world({ startTls: true }, { startTls: 'never' });
  expect(await delivery.deliver(sampleMessage())).toEqual(ok(null));
  expect(sandbox.letters).toMatchObject([{ encrypted: false }]);
});

test('FM2 logs in where the server requires it', async () => {
  const { sandbox, delivery } = await world({ startTls: true, login: LOGIN }, { startTls: 'required', auth: LOGIN });
  expect(await delivery.deliver(sampleMessage())).toEqual(ok(null));
  expect(sandbox.letters).toMatchObject([{ user: 'halyard', encrypted: true }]);
});

test('FM2 reports a refused or missing login to the operator and retries the letter', async () => {
  const { sandbox, delivery } = await world({ login: LOGIN }, { auth: LOGIN });
  await sandbox.fail('login-refused');
  const refused = err({ kind: 'unavailable', reason: 'smtp: 535 5.7.8 at AUTH PLAIN' });
  expect(await delivery.deliver(sampleMessage())).toEqual(refused);
  await sandbox.fail(null);
  expect(await delivery.deliver(sampleMessage())).toEqual(ok(null));
  const { delivery: stranger } = await world({ login: LOGIN });
  expect(await stranger.deliver(sampleMessage())).toMatchObject(
    err({ kind: 'unavailable', reason: 'smtp: 530 at MAIL FROM' }),
  );
});

test('FM2 does not try an invalid address', async () => {
  const { sandbox, delivery } = await world();
  const to = { name: '', address: 'ana@visitor.example, eve@evil.example' };
  expect(await delivery.deliver(sampleMessage('HY-1', { to }))).toEqual(
    err({ kind: 'refused', reason: 'no address in To' }),
  );
  expect(sandbox.connections()).toBe(0);
});
