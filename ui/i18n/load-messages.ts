import type { Locale } from '../../core/locale/locale.ts';
import { isFresh, loadFailure, messagesRequest, readMessages } from '../../core/locale/message-cache.ts';
import { warn } from '../state/browser-log.ts';
import { type CompiledMessages, createTranslator, type Translate } from './translator.ts';

const cache = new Map<string, { readonly translate: Translate; readonly at: number }>();

/**
 * product.md LO7: each file once in 24 hours. A failed load warns, and what was loaded before goes on speaking; null
 * where there is nothing, so that the page stays as the server wrote it.
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
    // The server compiled them: they are what the compiler makes.
    const translate = createTranslator(locale, messages.value as CompiledMessages);
    cache.set(url, { translate, at: Date.now() });
    return translate;
  } catch (error) {
    warn(loadFailure(locale), error);
    return known?.translate ?? null;
  }
}
