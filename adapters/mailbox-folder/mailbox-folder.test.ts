import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DeliveryId } from '../../core/enquiry/delivery.ts';
import type { Letter, OutboundMessage } from '../../core/enquiry/mail.ts';
import { err, ok } from '../../core/shared/result.ts';
import { SAMPLE_LETTER, sampleMessage } from '../../tests/samples/sample-message.ts';
import { MailboxFolderTransport } from './mailbox-folder.ts';

let dir = '';
let folder = '';

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mailbox-folder-'));
  folder = join(dir, 'a/b');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const bytesOf = (name: string) => readFile(join(folder, name));

/** The one letter that is there, read as a mail program does. */
async function delivered(message: OutboundMessage) {
  await rm(folder, { recursive: true, force: true });
  expect(await new MailboxFolderTransport(folder).deliver(message)).toEqual(ok(null));
  const [name = ''] = await readdir(folder);
  const bytes = await bytesOf(name);
  return { name, raw: bytes.toString(), mail: await PostalMime.parse(bytes) };
}

test('FM2 writes a letter as a mail file that any mail program reads', async () => {
  const { name, raw, mail } = await delivered(sampleMessage());
  expect(name).toBe('HY-7K3F-9Q2M.office-letter.eml');
  expect(mail).toMatchObject({
    messageId: '<HY-7K3F-9Q2M.office-letter@halyard.example>',
    date: '2026-05-04T10:00:01.000Z',
    from: SAMPLE_LETTER.from,
    to: [SAMPLE_LETTER.to],
    replyTo: [SAMPLE_LETTER.replyTo],
    subject: SAMPLE_LETTER.subject,
    attachments: [],
  });
  expect(mail.text?.trimEnd()).toBe(SAMPLE_LETTER.text.trimEnd());
  expect(mail.html?.trim()).toBe(SAMPLE_LETTER.html);
  expect(raw.match(/^Content-Type: .*/gm)).toEqual([
    'Content-Type: multipart/alternative;',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Type: text/html; charset=utf-8',
  ]);
  expect(raw.match(/^Content-Transfer-Encoding: .*/gm)).toEqual(
    Array(2).fill('Content-Transfer-Encoding: quoted-printable'),
  );
});

test('FM2 restricts file and folder to the owner', async () => {
  const { name } = await delivered(sampleMessage());
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('FM2 overwrites the same message and leaves nothing else there', async () => {
  const delivery = new MailboxFolderTransport(folder);
  const attempts = Array.from({ length: 10 }, () => delivery.deliver(sampleMessage()));
  expect(await Promise.all(attempts)).toEqual(attempts.map(() => ok(null)));
  expect(await readdir(folder)).toEqual(['HY-7K3F-9Q2M.office-letter.eml']);
});

test.each(['../../out', '/etc/passwd', '..', '.hidden', 'a\0b', 'con:aux', 'ñ '])(
  'FM2 turns an id such as %j into a name within the folder',
  async (id) => {
    const { name } = await delivered({ ...sampleMessage(), id: id as DeliveryId });
    expect(name).toMatch(/^[\w%][\w.%-]*\.eml$/);
    expect(await readdir(dir)).toEqual(['a']);
  },
);

test('FM2 reports a folder that is a file as a failure without throwing', async () => {
  await writeFile(join(dir, 'file'), '');
  for (const path of [join(dir, 'file'), join(dir, 'file/below')]) {
    expect(await new MailboxFolderTransport(path).deliver(sampleMessage())).toEqual(
      err({ kind: 'unavailable', reason: expect.stringMatching(/^mailbox folder: (EEXIST|ENOTDIR)$/) }),
    );
  }
});

test('FM2 reports a full disk as a failure and leaves no partial letter', async () => {
  // A process that may write no file longer than 8 KiB; the system says so as it says that a disk is full.
  const program = `
    import { MailboxFolderTransport } from './adapters/mailbox-folder/mailbox-folder.ts';
    import { sampleMessage } from './tests/samples/sample-message.ts';
    const outcome = await new MailboxFolderTransport(${JSON.stringify(folder)}).deliver(sampleMessage('HY-1', { text: 'x'.repeat(20_000) }));
    console.log(JSON.stringify(outcome));`;
  const limited = `trap '' XFSZ; ulimit -f 8; exec "$0" --import tsx --input-type=module -e "$1"`;
  const run = promisify(execFile)('bash', ['-c', limited, process.execPath, program], {
    env: { ...process.env, TSX_DISABLE_CACHE: '1' },
  });
  expect(JSON.parse((await run).stdout)).toEqual(err({ kind: 'unavailable', reason: 'mailbox folder: EFBIG' }));
  expect(await readdir(folder)).toEqual([]);
});

test('FM2 leaves no half-written file behind', async () => {
  await mkdir(join(folder, 'HY-7K3F-9Q2M.office-letter.eml/taken'), { recursive: true });
  expect(await new MailboxFolderTransport(folder).deliver(sampleMessage())).toEqual(
    err({ kind: 'unavailable', reason: expect.stringMatching(/^mailbox folder: E[A-Z]+$/) }),
  );
  expect(await readdir(folder)).toEqual(['HY-7K3F-9Q2M.office-letter.eml']);
});

/** Parts of which attacks are made, and plain words. */
const NASTY = fc.string({
  maxLength: 40,
  unit: fc.constantFrom(
    ...[
      '\r',
      '\n',
      '\r\n',
      '\r\nBcc: eve@evil.example\r\n',
      '\n\n<b>',
      '\0',
      '\u2028',
      '\u2029',
      '\u0085',
      '\t',
      '\x7f',
    ],
    ...['"', "'", ',', ';', ':', '<', '>', '@', '(', ')', '\\', '[', ']', '=', '?', '=?utf-8?Q?=0D=0A?=', '=\r\n'],
    ...[
      '<eve@evil.example>',
      ', eve@evil.example',
      '--',
      '\u200f',
      '\u202e',
      '\u2066',
      '\ud800',
      '.',
      '\n.\n',
      ' ',
      '  ',
    ],
    ...['Ana', 'García', '船', '🛥️', 'a'.repeat(300), 'ñ'.repeat(300)],
  ),
});
const HEADERS_OF_OURS = [
  ...['content-language', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'reply-to', 'subject', 'to'],
];
const asMeant = (text: string) => {
  const line = text
    .replace(/[\ud800-\udfff]/gu, '\ufffd')
    .replace(/[\s\u0085]+/g, ' ')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll('=?', '= ?')
    .trim();
  return [...line].slice(0, 250).join('').trim();
};

const asWritten = (text: string) =>
  text
    .replace(/[\ud800-\udfff]/gu, '\ufffd')
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');

test('FM2 any letter has one recipient, our headers only, and its original text', async () => {
  const messages = fc.record({ subject: NASTY, from: NASTY, to: NASTY, replyTo: NASTY, text: NASTY, html: NASTY });
  await fc.assert(
    fc.asyncProperty(messages, async ({ subject, from, to, replyTo, text, html }) => {
      const letter: Partial<Letter> = {
        ...{ subject, text: `Text: ${text}`, html: `<p>${html}` },
        from: { ...SAMPLE_LETTER.from, name: from },
        to: { ...SAMPLE_LETTER.to, name: to },
        replyTo: { name: replyTo, address: 'ana@visitor.example' },
      };
      const { raw, mail } = await delivered(sampleMessage('HY-1', letter));
      const names = mail.headers.map(({ key }) => key).sort();
      expect(names.filter((name) => name !== 'subject')).toEqual(HEADERS_OF_OURS.filter((name) => name !== 'subject'));
      expect(mail.subject ?? '').toBe(asMeant(subject));
      expect(mail.from).toEqual({ name: asMeant(from), address: 'letters@halyard.example' });
      expect(mail.to).toEqual([{ name: asMeant(to), address: 'palma@halyard.example' }]);
      expect(mail.replyTo).toEqual([{ name: asMeant(replyTo), address: 'ana@visitor.example' }]);
      expect(mail.attachments).toEqual([]);
      expect(mail.text?.trimEnd()).toBe(asWritten(`Text: ${text}`).trimEnd());
      // RFC 5322 2.1.1, and no line break but the one.
      expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
      expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n\0]/);
    }),
    { numRuns: 80 },
  );
});

test('FM2 any address field yields one address or none', async () => {
  const addresses = fc.oneof(
    NASTY,
    fc.tuple(NASTY, NASTY).map(([one, other]) => `${one}@${other}`),
  );
  await fc.assert(
    fc.asyncProperty(addresses, async (address) => {
      await rm(folder, { recursive: true, force: true });
      const outcome = await new MailboxFolderTransport(folder).deliver(
        sampleMessage('HY-1', { to: { name: 'Ana', address } }),
      );
      if (!outcome.ok) {
        expect(outcome).toEqual(err({ kind: 'refused', reason: 'no address in To' }));
        return;
      }
      const { to } = await PostalMime.parse(await bytesOf('HY-1.office-letter.eml'));
      expect(to).toHaveLength(1);
    }),
    { numRuns: 80 },
  );
});
