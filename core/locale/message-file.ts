import { isRecord } from '../shared/parse-json.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { Locale } from './locale.ts';

/** The lifetime of messages in memory (LO7). */
export const MESSAGES_MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Compiled messages by key: the syntax tree of each, as FormatJS writes it. */
export type MessageFile = Readonly<Record<string, readonly unknown[]>>;

export type MessageFileError =
  | { readonly kind: 'not-an-object' }
  | { readonly kind: 'bad-message'; readonly key: string };

/** Returns whether messages loaded at one time (ms) are still fresh at another; false if the clock was set back. */
export function isFresh(loadedAt: number, now: number): boolean {
  const age = now - loadedAt;
  return age >= 0 && age < MESSAGES_MAX_AGE_MS;
}

/** Returns the request for a message file (LO7). The content of an address with a version never changes. */
export function messagesRequest(url: string): {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
} {
  const versioned = /^[^?#]*\?(?:[^#]*&)?v=[^&#]/.test(url);
  return { url, headers: versioned ? {} : { 'Cache-Control': 'no-cache' } };
}

/** Returns the exact text of the warning about a failed load (LO7). */
export function loadFailureText(locale: Locale): string {
  return `Failed to load messages for locale "${locale}"`;
}

/** Parses a message file. An invalid message makes the whole file invalid; the error names its key. */
export function readMessages(raw: unknown): Result<MessageFile, MessageFileError> {
  if (!isRecord(raw)) return err({ kind: 'not-an-object' });
  const key = Object.keys(raw).find((one) => !Array.isArray(raw[one]));
  // Every value is a list, which the type does not show.
  return key === undefined ? ok(raw as MessageFile) : err({ kind: 'bad-message', key });
}
