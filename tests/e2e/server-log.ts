import { readFileSync } from 'node:fs';

/** The log file of the server under test. */
export const SERVER_LOG = '.cache/e2e-server.log';

/** The levels of pino. */
const ERROR = 50;

/** Returns the log lines of errors and uncaught exceptions, without warnings such as those about invalid content. */
export function loggedErrors(): string[] {
  return readFileSync(SERVER_LOG, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && isError(line));
}

function isError(line: string): boolean {
  if (!line.startsWith('{')) return !line.startsWith('Halyard answers on ');
  const { level } = JSON.parse(line) as { level?: unknown };
  return typeof level !== 'number' || level >= ERROR;
}
