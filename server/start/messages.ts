import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inEveryLocale, type Locale, type Localized } from '../../core/locale/locale.ts';
import { readMessages } from '../../core/locale/message-cache.ts';
import { errorText } from '../../core/shared/error-text.ts';
import { type CompiledMessages, createTranslator, type Translate } from '../../ui/i18n/translator.ts';

export interface LocaleMessages {
  readonly translate: Translate;
  /** The compiled file as it is served (LO7). */
  readonly json: string;
  /** URL of that file; the version in it lets caches keep the file for ever. */
  readonly url: string;
  readonly version: string;
}

/**
 * Reads the compiled messages of every locale of the table once, at start (LO1, LO7). The build compiles them
 * (`tools/build/compile-messages.ts`). Throws an error that names the file where one is missing or broken.
 */
export function loadMessages(folder = 'dist/messages'): Localized<LocaleMessages> {
  return inEveryLocale((locale) => {
    const messages = readFile(join(folder, `${locale}.json`));
    const json = JSON.stringify(messages);
    const version = createHash('sha256').update(json).digest('hex').slice(0, 8);
    return { translate: createTranslator(locale, messages), json, url: messagesUrl(locale, version), version };
  });
}

function messagesUrl(locale: Locale, version: string): string {
  return `/_i18n/${locale}/messages.json?v=${version}`;
}

function readFile(file: string): CompiledMessages {
  try {
    const messages = readMessages(JSON.parse(readFileSync(file, 'utf8')));
    if (!messages.ok) throw new Error(JSON.stringify(messages.error));
    return messages.value as CompiledMessages;
  } catch (error) {
    const reason = errorText(error);
    throw new Error(`${file} cannot be read: ${reason.replace(/\s+/g, ' ')}`);
  }
}
