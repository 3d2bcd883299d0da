import { type Logger, pino, stdSerializers } from 'pino';
import { traceFields } from '../operations/trace.ts';
import type { LogLevel } from './env.ts';

export type { Logger } from 'pino';

/** The file descriptor of the process's standard error. */
const STDERR: number = 2;
/** Characters that wait while the log cannot be written; further lines are lost. */
const MAX_WAITING = 1_000_000;
/** Characters of a line; one that is longer than what may wait would be lost whole. */
const MAX_LINE_LENGTH = 50_000;

/**
 * Opens the log. A log that cannot be written, as on a full disk, must not end the site: its lines wait, and are
 * written with the first line after the trouble.
 * @param fd descriptor of an open file
 */
export function openLog(fd = STDERR) {
  const log = pino.destination({ fd, sync: true, maxLength: MAX_WAITING });
  log.on('error', () => {});
  return log;
}

/**
 * Creates the logger, which writes JSON lines to stderr. Requests are logged without client address, cookies, query or
 * form fields.
 */
export function createLogger(level: LogLevel, destination: pino.DestinationStream = openLog()): Logger {
  return pino(
    {
      ...{ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: stdSerializers.err } },
      mixin: traceFields,
      hooks: { streamWrite: (line) => (line.length > MAX_LINE_LENGTH ? cutLine(line) : line) },
    },
    destination,
  );
}

/** Returns a line with the message of a longer one, and with its beginning as a text. */
function cutLine(line: string): string {
  const { level, time, msg } = JSON.parse(line);
  const message = typeof msg === 'string' ? msg.slice(0, MAX_LINE_LENGTH) : msg;
  return `${JSON.stringify({ level, time, cut: line.slice(0, MAX_LINE_LENGTH), msg: message })}\n`;
}

/** Returns a request's path without its query, cut to a length that fits a line. */
export function loggedPath(url: string | undefined): string {
  const path = (url ?? '').split(/[?#]/, 1)[0] ?? '';
  return path.length > 300 ? `${path.slice(0, 300)}…` : path;
}
