import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { wireServer } from '../../adapters/wiring/server.ts';
import { enquiryFile, mailboxFolder } from '../../adapters/wiring/server-settings.ts';
import { mailboxCount } from '../../core/application/spam-guard.ts';
import { SignedTokens } from '../enquiry/signed-tokens.ts';
import { type Env, parseEnv } from '../start/env.ts';
import { readCommand, USAGE } from './commands.ts';
import { runCommand } from './run-command.ts';

interface Output {
  /** Writes the result. */
  readonly print: (text: string) => void;
  /** Writes a line that is no part of the result. */
  readonly say: (line: string) => void;
}

/**
 * Runs an operator's command on the store of the site, which the site has created: a missing one is a failure (FM2).
 * @returns the exit status: 0, 1 for a failure, 2 for wrong arguments or a wrong configuration, or 3 where rows cannot be
 *   read, so that the result may be incomplete
 */
export async function runOperator(
  words: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
  { print, say }: Output,
): Promise<number> {
  const env = parseEnv(variables);
  const command = readCommand(words);
  if (!env.ok || !command.ok) {
    say(env.ok ? `${command.ok ? '' : command.error}\n\n${USAGE}` : env.error.join('\n'));
    return 2;
  }
  const line = (details: object, message: string) => say(`${message} ${JSON.stringify(details)}`);
  const enquiries = { ...env.value.enquiries, mustExist: true };
  const log = { info() {}, warn: line, error: line };
  const wired = wireServer({ ...env.value, enquiries, assetsDir: 'dist/client/assets', log });
  // Without a configured secret, the counts are in the memory of the site's processes.
  const tokens = enquiries.secret === null ? null : new SignedTokens(enquiries.secret);
  const countKey = tokens && ((address: string) => tokens.digest(...mailboxCount(address)));
  const output = await runCommand(command.value, wired.enquiryPorts(), Date.now(), countKey);
  await wired.close();
  if (!output.ok) {
    say(`${output.error} (${placesText(enquiries)})`);
    return 1;
  }
  say(placesText(enquiries));
  const { text, unreadable } = output.value;
  print(text.endsWith('\n') ? text : `${text}\n`);
  if (unreadable.length === 0) return 0;
  say(`The result may be incomplete. Rows that cannot be read: ${unreadable.length}, ${unreadable.join(', ')}`);
  return 3;
}

/** Returns the line that names the store and the folder of letters that a command reads, without a password. */
function placesText(enquiries: Env['enquiries']): string {
  const { store, mail } = enquiries;
  const folder = resolve(mailboxFolder(enquiries));
  const missing = existsSync(folder) ? '' : ', which does not exist';
  const letters = `letters: ${folder} (${mail.folder === null ? 'DATA_DIR' : 'MAILBOX_DIR'})${missing}`;
  if (store.kind === 'sqlite') return `store: ${resolve(enquiryFile(enquiries))} (DATA_DIR); ${letters}`;
  const { host, pathname } = new URL(store.url);
  return `store: PostgreSQL ${host}${pathname} (DATABASE_URL); ${letters}`;
}
