import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { inEveryLocale, type Locale, type Localized } from '../../core/locale/locale.ts';
import { type CompiledMessages, createTranslator, type Translate } from '../../ui/i18n/translator.ts';

export interface LocaleMessages {
  readonly translate: Translate;
  /** The compiled file as it is served (product.md LO7). */
  readonly json: string;
  /** Address of that file, immutable by its version. */
  readonly url: string;
  readonly version: string;
}

/**
 * Reads and parses the message file of every locale of the table once, at start (product.md LO1, LO7). Throws, naming
 * the file and the message, where one is missing or broken: that stops the start, not a page.
 */
export function compileMessages(folder = 'locales'): Localized<LocaleMessages> {
  return inEveryLocale((locale) => {
    const compiled = compileFile(join(folder, `${locale}.json`));
    const json = JSON.stringify(compiled);
    const version = createHash('sha256').update(json).digest('hex').slice(0, 8);
    return { translate: createTranslator(locale, compiled), json, url: messagesUrl(locale, version), version };
  });
}

function messagesUrl(locale: Locale, version: string): string {
  return `/_i18n/${locale}/messages.json?v=${version}`;
}

function compileFile(file: string): CompiledMessages {
  const compiled = entriesOf(file).map(([key, text]) => {
    try {
      if (typeof text !== 'string') throw new Error('it is no text');
      return [key, compile(text)] as const;
    } catch (error) {
      throw new Error(`${file}: the message "${key}" is broken: ${reason(error)}`);
    }
  });
  return Object.fromEntries(compiled);
}

function entriesOf(file: string): [key: string, text: unknown][] {
  try {
    const messages: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof messages !== 'object' || messages === null || Array.isArray(messages))
      throw new Error('it is no object');
    return Object.entries(messages);
  } catch (error) {
    throw new Error(`${file} cannot be read: ${reason(error)}`);
  }
}

/** In one line: the parser quotes the file, line breaks and all. */
function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
}
