import { createFormatters, formatMessage } from '@formatjs/intl';
import type { Locale } from '../../core/locale/locale.ts';
import { warn } from '../state/browser-log.ts';
import type { MessageKey } from './message-key.ts';

type FormatConfig = Parameters<typeof formatMessage>[0];

/** Messages by key as `formatjs compile --ast` writes them: a syntax tree each, so that nothing is parsed at run time. */
export type CompiledMessages = Exclude<FormatConfig['messages'], Record<string, string>>;
export type MessageValues = Readonly<Record<string, string | number>>;

export type Translate = (key: MessageKey, values?: MessageValues) => string;

/**
 * Creates the function that formats the messages of one locale (product.md LO7, LO8). An unknown key reads as itself, so
 * that a page stands with half its messages; a message that lacks an argument does too, and is warned of.
 */
export function createTranslator(locale: Locale, messages: CompiledMessages): Translate {
  const config: FormatConfig = {
    locale,
    messages,
    defaultLocale: locale,
    formats: {},
    defaultFormats: {},
    onError({ code, message }) {
      if (code !== 'MISSING_TRANSLATION') warn(message);
    },
  };
  const formatters = createFormatters();
  const known = new Map<unknown, ReturnType<typeof formatters.getMessageFormat>>();
  // FormatJS writes a message out as its key at every look into its own cache; the tree itself is as good a key.
  const getMessageFormat: typeof formatters.getMessageFormat = (message, ...rest) => {
    const format = known.get(message) ?? formatters.getMessageFormat(message, ...rest);
    known.set(message, format);
    return format;
  };
  const state = { ...formatters, getMessageFormat };
  return (id, values) => String(formatMessage(config, state, { id }, values));
}
