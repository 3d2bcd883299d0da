import { everyLocale, inEveryLocale, type Locale, type Localized } from '../locale/locale.ts';
import type { Yacht } from '../yacht/yacht.ts';
import type { Block } from './block.ts';
import { askedWords, isFound, type TextWord, textWords } from './found-words.ts';
import type { Page } from './page.ts';
import type { RichText, Span } from './rich-text.ts';

/** A page of the site as a search reads it. */
export interface SearchablePage {
  readonly title: Localized;
  readonly description: Localized;
  /** What it says below its title, a passage each, as plain text. */
  readonly passages: Localized<readonly string[]>;
}

export interface FoundPage<Searched> {
  readonly page: Searched;
  /** Plain text around the first word found below the title, else the page's description; '' where it has none. */
  readonly excerpt: string;
}

/** A title counts more than a description, and that more than anything else. */
const WEIGHTS = { title: 9, description: 3, passage: 1 } as const;
/** Characters of an excerpt, and how many of them stand before the word it is cut around. */
const LENGTH = 200;
const BEFORE = 70;

/**
 * product.md RT2 `/search/web/`: the pages that hold every word of the text in this locale, accents apart, the weightiest
 * first, equals in the order given. A text without a word finds nothing.
 */
export function searchPages<Searched extends SearchablePage>(
  pages: readonly Searched[],
  text: string,
  locale: Locale,
): readonly FoundPage<Searched>[] {
  const asked = askedWords(text);
  if (asked.length === 0) return [];
  return pages
    .flatMap((page) => {
      const parts = partsOf(page, locale);
      const weights = asked.map((word) => weightOf(word, parts));
      if (weights.includes(0)) return [];
      const excerpt = excerptOf(asked, parts) ?? page.description[locale];
      return [{ page, excerpt, weight: weights.reduce((sum, weight) => sum + weight, 0) }];
    })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ page, excerpt }) => ({ page, excerpt }));
}

/** A page of the content: titles and texts of its blocks, questions and answers. */
export function searchableContent({ state, blocks }: Page): SearchablePage {
  return {
    title: inEveryLocale((locale) => state[locale].pageTitle),
    description: inEveryLocale((locale) => state[locale].description),
    passages: inEveryLocale((locale) => blocks[locale].flatMap(passagesOf)),
  };
}

/** The page of a yacht is found by her name alone: for all else there is the yacht search. */
export function searchableYacht({ name }: Pick<Yacht, 'name'>): SearchablePage {
  return { title: everyLocale(name), description: everyLocale(''), passages: everyLocale([]) };
}

interface Part {
  readonly text: string;
  readonly weight: number;
  readonly words: readonly TextWord[];
}

function partsOf({ title, description, passages }: SearchablePage, locale: Locale): readonly Part[] {
  const part = (text: string, weight: number): Part => ({ text, weight, words: textWords(text) });
  return [
    part(title[locale], WEIGHTS.title),
    part(description[locale], WEIGHTS.description),
    ...passages[locale].map((text) => part(text, WEIGHTS.passage)),
  ];
}

/** The weight of the best part that holds the word, 0 for none: parts come weightiest first. */
function weightOf(asked: string, parts: readonly Part[]): number {
  return parts.find(({ words }) => words.some((word) => isFound(word, asked)))?.weight ?? 0;
}

/** Around the first word found in what is below the title; null where there is none. */
function excerptOf(asked: readonly string[], parts: readonly Part[]): string | null {
  for (const { text, words } of parts.slice(1)) {
    const hit = words.find((word) => asked.some((one) => isFound(word, one)));
    if (hit) return cutAround(text, hit);
  }
  return null;
}

/** Cut between words, with an ellipsis wherever something is left out. */
function cutAround(text: string, { from, to }: TextWord): string {
  if (text.length <= LENGTH) return text;
  const earliest = Math.min(from - BEFORE, text.length - LENGTH);
  const space = text.indexOf(' ', earliest);
  const start = earliest <= 0 ? 0 : space >= 0 && space < from ? space + 1 : from;
  const end = start + LENGTH >= text.length ? text.length : Math.max(text.lastIndexOf(' ', start + LENGTH), to);
  const piece = text.slice(start, end);
  return `${start > 0 ? '…' : ''}${end < text.length ? `${piece.replace(/[\s.,;:–—-]+$/u, '')}…` : piece}`;
}

function passagesOf(block: Block): string[] {
  switch (block.type) {
    case 'page-head':
      return [sentences([block.title, block.standfirst ?? ''])];
    case 'rich-text':
      return [sentences([block.title ?? '', ...textsOf(block.body)])];
    case 'questions':
      return [
        ...(block.title === null ? [] : [block.title]),
        ...block.items.map(({ question, answer }) => sentences([question, ...textsOf(answer)])),
      ];
    case 'offices':
      return [block.title];
    default:
      return [];
  }
}

function textsOf(body: RichText): string[] {
  const text = (spans: readonly Span[]) => spans.map((span) => span.text).join('');
  return body.flatMap((block) => (block.kind === 'paragraph' ? [text(block.spans)] : block.items.map(text)));
}

/** Texts in a row, so that a heading does not run into what stands below it. */
function sentences(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text, at, all) => (at === all.length - 1 || /[.:;!?…]["”»’)]?$/u.test(text) ? text : `${text}.`))
    .join(' ');
}
