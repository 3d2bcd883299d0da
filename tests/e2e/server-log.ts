import { readFileSync } from 'node:fs';

/** Where the server under test writes what it has to say. */
export const SERVER_LOG = '.cache/e2e-server.log';

/** Levels of pino. */
const ERROR = 50;

/** Lines that tell of an error or of an uncaught exception; content that is left out is a warning, and not among them. */
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
