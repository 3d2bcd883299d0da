import format, { type CompiledMessage } from 'icu-minify/format';
import type { Locale } from '../../core/locale/locale.ts';
import type { MessageKey } from './message-key.ts';

/** ICU messages as the server compiled them, so that no parser reaches the browser. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;
export type MessageValues = Readonly<Record<string, string | number>>;

export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** product.md LO7, LO8: ICU messages of one locale. An unknown key reads as itself, so a half-loaded page still stands. */
export function createTranslator(locale: Locale, messages: CompiledMessages): Translate {
  const formatters = {
    getDateTimeFormat: remembered((...of: Parameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...of)),
    getNumberFormat: remembered((...of: Parameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...of)),
    getPluralRules: remembered((...of: Parameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...of)),
  };
  return (key, values) => {
    const message = messages[key];
    return message === undefined ? key : String(format(message, locale, values, { formatters }));
  };
}

/** Making one costs a hundred times what using it does. */
function remembered<Of extends unknown[], Made>(make: (...of: Of) => Made): (...of: Of) => Made {
  const made = new Map<string, Made>();
  return (...of) => {
    const key = JSON.stringify(of);
    const known = made.get(key) ?? make(...of);
    made.set(key, known);
    return known;
  };
}
