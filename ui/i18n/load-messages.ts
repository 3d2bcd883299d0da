import type { Locale } from '../../core/locale/locale.ts';
import { isFresh, loadFailureText, messagesRequest, readMessages } from '../../core/locale/message-file.ts';
import { logWarning } from '../state/browser-log.ts';
import { type CompiledMessages, createTranslator, type Translate } from './translator.ts';

const cache = new Map<string, { readonly translate: Translate; readonly at: number }>();

/**
 * Loads the messages of a locale, each file once in 24 hours, and returns their formatter (LO7). A failed load is
 * logged, and earlier messages are used; null without any, so that the page stays as the server rendered it.
 */
export async function loadTranslator(locale: Locale, url: string): Promise<Translate | null> {
  const known = cache.get(url);
  if (known && isFresh(known.at, Date.now())) return known.translate;
  try {
    const { headers } = messagesRequest(url);
    const response = await fetch(url, { credentials: 'same-origin', headers });
    if (!response.ok) throw new Error(`Status ${response.status}`);
    const messages = readMessages(await response.json());
    if (!messages.ok) throw new Error(JSON.stringify(messages.error));
    // The server's compiler wrote the messages, so they have the compiler's type.
    const translate = createTranslator(locale, messages.value as CompiledMessages);
    cache.set(url, { translate, at: Date.now() });
    return translate;
  } catch (error) {
    logWarning(loadFailureText(locale), error);
    return known?.translate ?? null;
  }
}
