import { createFormatters, formatMessage } from '@formatjs/intl';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale } from '../../core/locale/locale.ts';
import { logWarning } from '../state/browser-log.ts';
import type { MessageKey } from './message-key.ts';

// Every browser knows the site's languages. Asking it loads its language data, 40 ms of a desktop's processor, at the first
// message with an argument; a plural or a number loads them when it is shown.
IntlMessageFormat.resolveLocale = () => undefined;

type FormatConfig = Parameters<typeof formatMessage>[0];

/**
 * Messages by key as `formatjs compile --ast` writes them: one syntax tree each, so that nothing is parsed at run time.
 */
export type CompiledMessages = Exclude<FormatConfig['messages'], Record<string, string>>;
export type MessageValues = Readonly<Record<string, string | number>>;

export type Translate = (key: MessageKey, values?: MessageValues) => string;

/**
 * Creates the function that formats the messages of one locale (LO7, LO8). An unknown key is returned as it
 * is, so that a page works with incomplete messages; so is the key of a message that lacks an argument. Both warn.
 */
export function createTranslator(locale: Locale, messages: CompiledMessages): Translate {
  const config: FormatConfig = {
    locale,
    messages,
    defaultLocale: locale,
    formats: {},
    defaultFormats: {},
    onError: ({ message }) => logWarning(message),
  };
  const formatters = createFormatters();
  const known = new Map<unknown, IntlMessageFormat>();
  // FormatJS would serialize a message as its cache key on each call, and merge named formats, of which there are none,
  // for each message; the tree itself serves as the key.
  const getMessageFormat: typeof formatters.getMessageFormat = (message, locales, _, options) => {
    const format = known.get(message) ?? new IntlMessageFormat(message, locales, undefined, options);
    known.set(message, format);
    return format;
  };
  const state = { ...formatters, getMessageFormat };
  return (id, values) => String(formatMessage(config, state, { id }, values));
}
