import { runImportCommand } from './import/run-import-command.ts';

/** Brings the listings of a feed into the content folder, from the command line. */
process.exitCode = await runImportCommand(process.argv.slice(2), process.env, {
  print: (text) => void process.stdout.write(text),
  say: (line) => void process.stderr.write(`${line}\n`),
});
