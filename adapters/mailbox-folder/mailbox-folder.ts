import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject, injectable, preDestroy } from 'inversify';
import type { DeliveryFailure } from '../../core/enquiry/delivery.ts';
import { type Mail, mailFor, type OutboundMessage, safeDeliveryId } from '../../core/enquiry/mail.ts';
import type { MessageTransport } from '../../core/ports/message-transport.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';

/** The path of the folder for letters. */
export const MailboxDir = Symbol.for('MailboxDir');

/** Writes letters as `.eml` files into a folder, which is created where it is missing. */
@injectable()
export class MailboxFolderTransport implements MessageTransport {
  #closed = false;

  constructor(@inject(MailboxDir) private readonly folder: string) {}

  async deliver(message: OutboundMessage): Promise<Result<null, DeliveryFailure>> {
    if (this.#closed) return err({ kind: 'unavailable', reason: 'closed' });
    const mail = mailFor(message);
    if (!mail.ok) return mail;
    try {
      await this.#keep(`${safeDeliveryId(message.id)}.eml`, await written(mail.value));
      return ok(null);
    } catch (error) {
      return err({ kind: 'unavailable', reason: `mailbox folder: ${codeOf(error)}` });
    }
  }

  /** Finds out whether files can be written; a folder that is missing is made with the first letter. */
  async check(): Promise<Result<'answers', DeliveryFailure>> {
    try {
      // The dot fails for a file of that name.
      await access(`${this.folder}/.`, constants.W_OK);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') return err({ kind: 'unavailable', reason: `mailbox folder: ${codeOf(error)}` });
    }
    return ok('answers');
  }

  @preDestroy()
  async close(): Promise<void> {
    this.#closed = true;
  }

  async #keep(name: string, message: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const aside = join(this.folder, `.${randomUUID()}.part`);
    try {
      await writeFile(aside, message, { flag: 'wx', mode: 0o600, flush: true });
      await rename(aside, join(this.folder, name));
    } catch (error) {
      await rm(aside, { force: true }).catch(() => {});
      throw error;
    }
    await this.#syncFolder();
  }

  /** Syncs the folder, so that the new name is on disk as well as the bytes. */
  async #syncFolder(): Promise<void> {
    const folder = await open(this.folder, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }
}

async function written({ at, replyTo, ...mail }: Mail): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
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

/** Returns the system's error code, such as ENOSPC, since the message would contain paths; `failed` without a code. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'failed';
}
