import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inEveryLocale, type Localized } from '../../core/locale/locale.ts';
import { readMessages } from '../../core/locale/message-file.ts';
import { errorText } from '../../core/shared/error-text.ts';
import { withOneFullStop } from '../../ui/i18n/sentence-text.ts';
import { type CompiledMessages, createTranslator, type Translate } from '../../ui/i18n/translator.ts';

export interface LocaleMessages {
  readonly translate: Translate;
  /** The compiled messages that the browser can ask for, as they are served (LO7). */
  readonly json: string;
  /** URL of the served file; the version in it lets caches keep the file for ever. */
  readonly url: string;
  readonly version: string;
}

/**
 * Reads the compiled messages of every locale of the table once, at start (LO1, LO7). The build compiles them, and lists
 * the keys that the browser's scripts can ask for (`tools/build/compile-messages.ts`). In development, where there is no
 * such list, the browser loads the complete file. Throws an error that names the file where one is missing or broken.
 */
export function loadMessages(folder = 'dist/messages', { complete = true } = {}): Localized<LocaleMessages> {
  const keys = complete ? null : readFile(join(folder, 'browser-keys.json'), readKeys);
  return inEveryLocale((locale) => {
    const messages = readFile(join(folder, `${locale}.json`), readCompiled);
    const served = keys ? Object.fromEntries(keys.map((key) => [key, messages[key]])) : messages;
    const json = JSON.stringify(served);
    const version = createHash('sha256').update(json).digest('hex').slice(0, 8);
    const url = `/_i18n/${locale}/messages.json?v=${version}`;
    const format = createTranslator(locale, messages);
    // What the browser formats itself ends in figures and addresses, so that its translator does without this.
    const translate: Translate = (key, values) => withOneFullStop(format(key, values));
    return { translate, json, url, version };
  });
}

function readFile<T>(file: string, read: (content: unknown) => T): T {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${errorText(error).replace(/\s+/g, ' ')}`);
  }
}

function readCompiled(content: unknown): CompiledMessages {
  const messages = readMessages(content);
  if (!messages.ok) throw new Error(JSON.stringify(messages.error));
  return messages.value as CompiledMessages;
}

function readKeys(content: unknown): readonly string[] {
  if (!Array.isArray(content) || content.some((key) => typeof key !== 'string'))
    throw new Error('it is not a list of keys');
  return content;
}
