import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { KyHttpClient } from '../../../adapters/http-ky/ky-http-client.ts';
import { parseSmtpUrl } from '../../../adapters/mail-smtp/smtp-server.ts';
import { SmtpTransport } from '../../../adapters/mail-smtp/smtp-transport.ts';
import { MailboxFolderTransport } from '../../../adapters/mailbox-folder/mailbox-folder.ts';
import { WebhookTransport } from '../../../adapters/webhook/webhook-transport.ts';
import type { OutboundMessage } from '../../../core/enquiry/mail.ts';
import { DEFAULT_RETRY_POLICY } from '../../../core/http/http-request.ts';
import { MemoryMessageTransport } from '../../fakes/memory-message-transport.ts';
import { startSmtpSandbox } from '../../sandbox/smtp/smtp-sandbox.ts';
import { startWebhookSandbox } from '../../sandbox/webhook/webhook-sandbox.ts';
import { messageTransportContract } from './message-transport-contract.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

/** Returns the id without the form that mail gives it. */
const idOf = (messageId: string | undefined) => messageId?.replace(/^<|@halyard\.example>$/g, '') ?? '';
const misaddressed = (message: OutboundMessage): OutboundMessage => ({
  ...message,
  letter: { ...message.letter, to: { name: 'Ana García', address: 'ana@visitor.example, bob@visitor.example' } },
});

messageTransportContract('memory', async () => {
  const delivery = new MemoryMessageTransport();
  return {
    delivery,
    arrived: async () => [...delivery.messages.values()].map(({ id, letter }) => ({ id, said: letter.text })),
    fail(kind, message) {
      delivery.failWith(kind && { kind, reason: 'as told' });
      return message;
    },
  };
});

messageTransportContract('mailbox-folder', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const folder = join(dir, 'mail');
  const away = join(dir, 'away');
  await writeFile(away, 'A file, where a folder should be');
  let isBroken = false;
  return {
    delivery: new MailboxFolderTransport(folder),
    async arrived() {
      const names = isBroken ? [] : await readdir(folder).catch(() => []);
      const files = await Promise.all(names.map((name) => readFile(join(folder, name))));
      const mails = await Promise.all(files.map((file) => PostalMime.parse(file)));
      return mails.map(({ messageId, text }) => ({ id: idOf(messageId), said: text ?? '' }));
    },
    async fail(kind, message) {
      const breaks = kind === 'unavailable';
      if (breaks !== isBroken) await rename(breaks ? away : folder, breaks ? folder : away);
      isBroken = breaks;
      return kind === 'refused' ? misaddressed(message) : message;
    },
    close: () => rm(dir, { recursive: true, force: true }),
  };
});

messageTransportContract('mail-smtp', async () => {
  const sandbox = await startSmtpSandbox();
  const server = parseSmtpUrl(`smtp://${sandbox.host}:${sandbox.port}`);
  if (!server.ok) throw new Error(server.error);
  return {
    delivery: new SmtpTransport(server.value),
    arrived: async () => sandbox.letters.map(({ mail }) => ({ id: idOf(mail.messageId), said: mail.text ?? '' })),
    async fail(kind, message) {
      await sandbox.fail(kind && (kind === 'refused' ? 'receiver-refused' : 'down'));
      return message;
    },
    close: sandbox.stop,
  };
});

messageTransportContract('webhook', async () => {
  const sandbox = await startWebhookSandbox({ secret: SECRET });
  return {
    delivery: new WebhookTransport(new KyHttpClient({ retry: { ...DEFAULT_RETRY_POLICY, delaysMs: [0] } }), {
      url: sandbox.url,
      secret: SECRET,
    }),
    arrived: async () => sandbox.hooks.map(({ id, body }) => ({ id, said: JSON.stringify(body) })),
    fail(kind, message) {
      sandbox.fail(kind && (kind === 'refused' ? 410 : 503));
      return message;
    },
    close: sandbox.stop,
  };
});
