import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale } from '../../core/locale/locale.ts';
import type { MessageKey } from './message-key.ts';

/** A message without arguments is its text; any other is its parsed ICU tree, so that no parser reaches the browser. */
export type CompiledMessage = string | MessageFormatElement[];
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;
export type MessageValues = Readonly<Record<string, string | number>>;

export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** product.md LO7, LO8: ICU messages of one locale. An unknown key reads as itself, so a half-loaded page still stands. */
export function createTranslator(locale: Locale, messages: CompiledMessages): Translate {
  const formats = new Map<string, IntlMessageFormat>();
  return (key, values) => {
    const message = messages[key];
    if (message === undefined) return key;
    if (typeof message === 'string') return message;
    let format = formats.get(key);
    if (!format) {
      format = new IntlMessageFormat(message, locale);
      formats.set(key, format);
    }
    return String(format.format(values));
  };
}
