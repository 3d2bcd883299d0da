import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inject, injectable } from 'inversify';
import { safeDeliveryId, visitorOfMail } from '../../core/enquiry/mail.ts';
import type { StoreFailure } from '../../core/enquiry/stored-row.ts';
import type { KeptLetter, KeptLetters } from '../../core/ports/kept-letters.ts';
import { hasErrorCode } from '../../core/shared/error-text.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { MailboxDir } from './mailbox-folder.ts';

/** A letter, or the part of one that a process left when it ended while writing. */
const LETTER_NAME = /^(?:[\w%][\w.%-]*\.eml|\.[0-9a-f-]{36}\.part)$/;

/** Finds and removes the letters of the mailbox folder, unfinished ones too. */
@injectable()
export class MailboxLetters implements KeptLetters {
  constructor(@inject(MailboxDir) private readonly folder: string) {}

  about(ids: readonly string[]) {
    const beginnings = ids.map((id) => `${safeDeliveryId(id)}.`);
    return this.#attempt(async () =>
      (await this.#names()).filter((name) => beginnings.some((beginning) => name.startsWith(beginning))),
    );
  }

  ofVisitor(address: string) {
    const wanted = address.toLowerCase();
    return this.#attempt(async () => {
      const found: KeptLetter[] = [];
      for (const name of await this.#names()) {
        const letter = await this.#read(name);
        if (letter !== null && visitorOfMail(letter.content) === wanted) found.push(letter);
      }
      return found;
    });
  }

  read(name: string) {
    return this.#attempt(() => this.#read(name));
  }

  erase(name: string) {
    return this.#attempt(() => this.#erase(name));
  }

  prune({ before, limit }: { readonly before: number; readonly limit: number }) {
    return this.#attempt(async () => {
      let count = 0;
      for (const name of await this.#names()) {
        if (count >= limit) break;
        const file = await orNull(stat(join(this.folder, name)));
        if (file !== null && file.mtimeMs < before && (await this.#erase(name))) count += 1;
      }
      return count;
    });
  }

  async #names(): Promise<readonly string[]> {
    const names = await orNull(readdir(this.folder));
    return (names ?? []).filter(isLetterName).sort();
  }

  async #read(name: string): Promise<KeptLetter | null> {
    const content = isLetterName(name) ? await orNull(readFile(join(this.folder, name), 'utf8')) : null;
    return content === null ? null : { name, content };
  }

  async #erase(name: string): Promise<boolean> {
    if (!isLetterName(name)) return false;
    return (await orNull(rm(join(this.folder, name)).then(() => true))) ?? false;
  }

  async #attempt<T>(act: () => Promise<T>): Promise<Result<T, StoreFailure>> {
    try {
      return ok(await act());
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'failed';
      return err({ kind: 'unavailable', reason: `mailbox folder: ${code}` });
    }
  }
}

/** Returns whether a name is that of a letter in the folder itself. */
function isLetterName(name: string): boolean {
  return LETTER_NAME.test(name);
}

/** Returns null where a file or the folder does not exist, also when another process has just removed it. */
async function orNull<T>(act: Promise<T>): Promise<T | null> {
  try {
    return await act;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
}
