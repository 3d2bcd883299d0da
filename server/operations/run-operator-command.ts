import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { wireServer } from '../../adapters/wiring/server.ts';
import { enquiryDatabaseFile, mailboxDirOf } from '../../adapters/wiring/server-settings.ts';
import { mailboxRateSubject } from '../../core/application/spam-guard.ts';
import { err, type Result } from '../../core/shared/result.ts';
import { SignedTokens } from '../enquiry/signed-tokens.ts';
import { type Env, parseEnv } from '../start/env.ts';
import { runBackupCommand } from './backup-commands.ts';
import { OPERATOR_USAGE, type OperatorCommand, parseOperatorCommand } from './commands.ts';
import { addErased, erasedFile } from './erased-list.ts';
import type { CommandOutput } from './person-commands.ts';
import { runStoreCommand } from './run-store-command.ts';

interface Output {
  /** Writes the result. */
  readonly print: (text: string) => void;
  /** Writes a line that is not a part of the result. */
  readonly say: (line: string) => void;
}

/**
 * Runs an operator's command on the store of the site, which the site has created: a missing one is a failure (FM2).
 * @returns the exit status: 0, 1 for a failure, 2 for wrong arguments or a wrong configuration, or 3 where rows cannot be
 *   read, so that the result may be incomplete
 */
export async function runOperatorCommand(
  words: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
  { print, say }: Output,
): Promise<number> {
  const env = parseEnv(variables);
  const command = parseOperatorCommand(words);
  if (!env.ok || !command.ok) {
    say(env.ok ? `${command.ok ? '' : command.error}\n\n${OPERATOR_USAGE}` : env.error.join('\n'));
    return 2;
  }
  const line = (details: object, message: string) => say(`${message} ${JSON.stringify(details)}`);
  // A restore may come before the first start of the site.
  const enquiries = { ...env.value.enquiries, mustExist: command.value.name !== 'restore' };
  const log = { info() {}, warn: line, error: line };
  const wired = wireServer({ ...env.value, enquiries, assetsDir: 'dist/client/assets', log });
  const output = await outputOf(command.value, wired, enquiries);
  await wired.close();
  if (!output.ok) {
    say(`${output.error} (${placesText(enquiries)})`);
    return 1;
  }
  say(placesText(enquiries));
  const { text, unreadable, isIncomplete = false } = output.value;
  print(text.endsWith('\n') ? text : `${text}\n`);
  if (unreadable.length === 0) return isIncomplete ? 3 : 0;
  say(`The result may be incomplete. Rows that cannot be read: ${unreadable.length}, ${unreadable.join(', ')}`);
  return 3;
}

/** Runs a command, and lists what it has erased. */
async function outputOf(
  command: OperatorCommand,
  wired: ReturnType<typeof wireServer>,
  { secret, dataDir }: Env['enquiries'],
): Promise<Result<CommandOutput, string>> {
  const now = Date.now();
  switch (command.name) {
    case 'backup':
    case 'restore':
    case 'check':
      return runBackupCommand(command, { archive: wired.enquiryArchive(), dataDir, secret }, now);
    default: {
      // Without a configured secret, the counts are in the memory of the site's processes.
      const tokens = secret === null ? null : new SignedTokens(secret);
      const countKey = tokens && ((address: string) => tokens.digest(...mailboxRateSubject(address)));
      const output = await runStoreCommand(command, wired.enquiryPorts(), now, countKey);
      if (!output.ok) return output;
      try {
        addErased(dataDir, output.value.erased ?? [], now);
        return output;
      } catch (error) {
        return err(`${output.value.text} But it could not be added to ${erasedFile(dataDir)}: ${String(error)}`);
      }
    }
  }
}

/** Returns the line that names the store and the folder of letters that a command reads, without a password. */
function placesText(enquiries: Env['enquiries']): string {
  const { store, mail } = enquiries;
  const folder = resolve(mailboxDirOf(enquiries));
  const missing = existsSync(folder) ? '' : ', which does not exist';
  const letters = `letters: ${folder} (${mail.folder === null ? 'DATA_DIR' : 'MAILBOX_DIR'})${missing}`;
  if (store.kind === 'sqlite') return `store: ${resolve(enquiryDatabaseFile(enquiries))} (DATA_DIR); ${letters}`;
  const { host, pathname } = new URL(store.url);
  return `store: PostgreSQL ${host}${pathname} (DATABASE_URL); ${letters}`;
}
