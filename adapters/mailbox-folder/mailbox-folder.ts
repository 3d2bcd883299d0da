import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inject, injectable, preDestroy } from 'inversify';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { DeliveryFailure } from '../../core/enquiry/delivery.ts';
import { type Mail, mailFor, safeName } from '../../core/enquiry/mail.ts';
import type { OutboundMessage } from '../../core/enquiry/outbound-message.ts';
import type { MessageTransport } from '../../core/ports/message-transport.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';

/** The path of the folder; it is made where it is missing. */
export const MailboxDir = Symbol.for('MailboxDir');

/**
 * Each letter a file `{id}.eml` of a folder (RFC 5322), for whoever reads it with a mail program (product.md FM2). It
 * appears whole or not at all, and is on disk when it counts as delivered; the same message again takes its own place.
 */
@injectable()
export class MailboxFolder implements MessageTransport {
  readonly #folder: string;
  #closed = false;

  constructor(@inject(MailboxDir) folder: string) {
    this.#folder = folder;
  }

  async deliver(message: OutboundMessage): Promise<Result<null, DeliveryFailure>> {
    if (this.#closed) return err({ kind: 'unavailable', reason: 'closed' });
    const mail = mailFor(message);
    if (!mail.ok) return mail;
    try {
      await this.#keep(`${safeName(message.id)}.eml`, await written(mail.value));
      return ok(null);
    } catch (error) {
      return err({ kind: 'unavailable', reason: `mailbox folder: ${codeOf(error)}` });
    }
  }

  @preDestroy()
  async close(): Promise<void> {
    this.#closed = true;
  }

  async #keep(name: string, message: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const aside = join(this.#folder, `.${randomUUID()}.part`);
    try {
      const file = await open(aside, 'wx', 0o600);
      try {
        await file.writeFile(message);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(aside, join(this.#folder, name));
    } catch (error) {
      await rm(aside, { force: true }).catch(() => {});
      throw error;
    }
    await this.#syncFolder();
  }

  /** The new name is on disk, not only the bytes. */
  async #syncFolder(): Promise<void> {
    const folder = await open(this.#folder, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }
}

function written({ at, replyTo, ...mail }: Mail): Promise<Buffer> {
  const composer = new MailComposer({
    ...mail,
    date: new Date(at),
    ...(replyTo !== null && { replyTo }),
    encoding: 'quoted-printable',
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** The system’s own word for it, such as ENOSPC: a message would name paths. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'failed';
}
