import type { Words } from './words.ts';

interface Slot {
  key: string;
  capital: boolean;
}

/** A parsed template: its text and slots in order, its conditions, and the facts that it names. */
export interface Template {
  source: string;
  parts: readonly (string | Slot)[];
  conditions: readonly string[];
  facts: readonly string[];
}

const read = new Map<string, Template>();

function parse(source: string): Template {
  const conditions: string[] = [];
  const parts = source.split(/(\{\??\w+\})/).flatMap((piece): (string | Slot)[] => {
    const [, condition, name = ''] = /^\{(\??)(\w+)\}$/.exec(piece) ?? [];
    if (condition === undefined) return piece === '' ? [] : [piece];
    if (condition === '?') {
      conditions.push(name);
      return [];
    }
    const key = name.charAt(0).toLowerCase() + name.slice(1);
    return [{ key, capital: key !== name }];
  });
  return { source, parts, conditions, facts: parts.flatMap((part) => (typeof part === 'string' ? [] : part.key)) };
}

export function readTemplate(source: string): Template {
  const known = read.get(source) ?? parse(source);
  read.set(source, known);
  return known;
}

const BARE_FIGURE = /^\d+$/;

/** Fills a template; null if one of its facts is unknown, or if a sentence would begin with a bare figure. */
export function fillTemplate({ parts, conditions }: Template, words: Words): string | null {
  if (conditions.some((key) => (words[key] ?? null) === null)) return null;
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      text += part;
      continue;
    }
    const value = words[part.key];
    if (typeof value !== 'string' || (part.capital && BARE_FIGURE.test(value))) return null;
    text += part.capital ? value.charAt(0).toUpperCase() + value.slice(1) : value;
  }
  return text;
}
