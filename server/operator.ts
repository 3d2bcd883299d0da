import { runOperatorCommand } from './operations/run-operator-command.ts';

/** Manages enquiries and newsletter subscriptions from the command line, on a machine that reaches their store. */
process.exitCode = await runOperatorCommand(process.argv.slice(2), process.env, {
  print: (text) => void process.stdout.write(text),
  say: (line) => void process.stderr.write(`${line}\n`),
});
