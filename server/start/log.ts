import { type Logger, pino, stdSerializers } from 'pino';
import type { LogLevel } from './env.ts';

export type { Logger } from 'pino';

/**
 * Creates the logger, which writes JSON lines to stderr. Requests are logged without client address, cookies, query or
 * form fields.
 */
export function createLogger(level: LogLevel, destination: NodeJS.WritableStream = process.stderr): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: stdSerializers.err } },
    destination,
  );
}

/** Returns a request's path without its query, cut to a length that fits a line. */
export function loggedPath(url: string | undefined): string {
  const path = (url ?? '').split(/[?#]/, 1)[0] ?? '';
  return path.length > 300 ? `${path.slice(0, 300)}…` : path;
}
