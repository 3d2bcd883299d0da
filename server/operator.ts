import { wireServer } from '../adapters/wiring/server.ts';
import { mailboxCount } from '../core/application/spam-guard.ts';
import { SignedTokens } from './enquiry/signed-tokens.ts';
import { readCommand, USAGE } from './operations/commands.ts';
import { runCommand } from './operations/run-command.ts';
import { parseEnv } from './start/env.ts';

const say = (line: string) => void process.stderr.write(`${line}\n`);

/**
 * Manages enquiries and newsletter subscriptions from the command line, on a machine that reaches their store. Exits
 * with 1 for a failure, and with 2 for wrong arguments or a wrong configuration.
 */
const env = parseEnv(process.env);
const command = readCommand(process.argv.slice(2));
if (!env.ok || !command.ok) {
  say(env.ok ? `${command.ok ? '' : command.error}\n\n${USAGE}` : env.error.join('\n'));
  process.exitCode = 2;
} else {
  const line = (details: object, message: string) => say(`${message} ${JSON.stringify(details)}`);
  const wired = wireServer({ ...env.value, assetsDir: 'dist/client/assets', log: { warn: line, error: line } });
  // Without a configured secret, the counts are in the memory of the site's processes.
  const { secret } = env.value.enquiries;
  const tokens = secret === null ? null : new SignedTokens(secret);
  const countKey = tokens && ((address: string) => tokens.digest(...mailboxCount(address)));
  const output = await runCommand(command.value, wired.enquiryPorts(), Date.now(), countKey);
  await wired.close();
  if (output.ok) process.stdout.write(output.value.endsWith('\n') ? output.value : `${output.value}\n`);
  else say(output.error);
  process.exitCode = output.ok ? 0 : 1;
}
