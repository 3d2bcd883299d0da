import { wireServer } from '../adapters/wiring/server.ts';
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
  const output = await runCommand(command.value, wired.enquiryPorts(), Date.now());
  await wired.close();
  if (output.ok) process.stdout.write(output.value.endsWith('\n') ? output.value : `${output.value}\n`);
  else say(output.error);
  process.exitCode = output.ok ? 0 : 1;
}
