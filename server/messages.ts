import { createHash } from 'node:crypto';
import { isLiteralElement, parse } from '@formatjs/icu-messageformat-parser';
import { LOCALES, type Locale } from '../core/locale/locale.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import {
  type CompiledMessage,
  type CompiledMessages,
  createTranslator,
  type Translate,
} from '../ui/i18n/translator.ts';

const sources: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { en, es };

export interface LocaleMessages {
  readonly translate: Translate;
  /** The compiled file as it is served (product.md LO7). */
  readonly json: string;
  /** Address of that file, immutable by its version. */
  readonly url: string;
  readonly version: string;
}

/** Parses every message once, at start: a broken one stops the start, not a page. */
export function compileMessages(): Readonly<Record<Locale, LocaleMessages>> {
  const entries = LOCALES.map(({ code }) => {
    const compiled = compile(sources[code]);
    const json = JSON.stringify(compiled);
    const version = createHash('sha256').update(json).digest('hex').slice(0, 8);
    const url = `/_i18n/${code}/messages.json?v=${version}`;
    return [code, { translate: createTranslator(code, compiled), json, url, version }] as const;
  });
  return Object.fromEntries(entries) as Record<Locale, LocaleMessages>;
}

function compile(source: Readonly<Record<string, string>>): CompiledMessages {
  return Object.fromEntries(Object.entries(source).map(([key, text]) => [key, compileMessage(text)]));
}

function compileMessage(text: string): CompiledMessage {
  const tree = parse(text, { captureLocation: false });
  const only = tree[0];
  if (tree.length === 0) return '';
  return tree.length === 1 && only && isLiteralElement(only) ? only.value : tree;
}
