import type { Locale } from '../../core/locale/locale.ts';
import { type CompiledMessages, createTranslator, type Translate } from './translator.ts';

const loaded = new Map<string, Translate>();

/** product.md LO7: each file once; a failed load warns, and the page carries on with keys for words. */
export async function loadTranslator(locale: Locale, url: string): Promise<Translate> {
  const known = loaded.get(url);
  if (known) return known;
  try {
    const response = await fetch(url, { credentials: 'same-origin' });
    if (!response.ok) throw new Error(`Status ${response.status}`);
    const translate = createTranslator(locale, (await response.json()) as CompiledMessages);
    loaded.set(url, translate);
    return translate;
  } catch {
    console.warn(`Failed to load messages for locale "${locale}"`);
    return createTranslator(locale, {});
  }
}
