import { err, ok, type Result } from '../shared/result.ts';
import type { Locale } from './locale.ts';

/** product.md LO7: how long messages are kept in memory. */
export const MESSAGES_MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Compiled messages by key: the syntax tree of each, as FormatJS writes it. */
export type MessageFile = Readonly<Record<string, readonly unknown[]>>;

export type MessageFileError =
  | { readonly kind: 'not-an-object' }
  | { readonly kind: 'bad-message'; readonly key: string };

/** Whether messages loaded at one time (ms) serve at another. After a clock went back nobody knows, so they do not. */
export function isFresh(loadedAt: number, now: number): boolean {
  const age = now - loadedAt;
  return age >= 0 && age < MESSAGES_MAX_AGE_MS;
}

/** product.md LO7: how a message file is asked for. An address with a version never changes what it holds. */
export function messagesRequest(url: string): {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
} {
  const versioned = /^[^?#]*\?(?:[^#]*&)?v=[^&#]/.test(url);
  return { url, headers: versioned ? {} : { 'Cache-Control': 'no-cache' } };
}

/** product.md LO7: the warning of a failed load, word for word. */
export function loadFailure(locale: Locale): string {
  return `Failed to load messages for locale "${locale}"`;
}

/** Half a file is none: the first key whose value is no message is named. */
export function readMessages(raw: unknown): Result<MessageFile, MessageFileError> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return err({ kind: 'not-an-object' });
  const entries: readonly [string, unknown][] = Object.entries(raw);
  const messages: [string, readonly unknown[]][] = [];
  for (const [key, value] of entries) {
    if (!Array.isArray(value)) return err({ kind: 'bad-message', key });
    messages.push([key, value]);
  }
  return ok(Object.fromEntries(messages));
}
