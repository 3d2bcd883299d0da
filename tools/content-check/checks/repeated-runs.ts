import { LOCALES, type Locale } from '../../../core/locale/locale.ts';
import { wordsOf } from '../../../core/text/fold-text.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import type { YachtFile } from '../content.ts';
import { type Finding, warningAt } from '../finding.ts';

/** A run of this many words in more yachts than this reads as written by a machine. */
const WORDS = 6;
const MAX_YACHTS = 5;
const NAMED = 3;

/** Finds wording that more than five yachts share, in their stories (LO8). */
export function repeatedRuns(yachts: readonly YachtFile[]): readonly Finding[] {
  return LOCALES.flatMap(({ code }) => inLocale(yachts, code));
}

/** The headline, standfirst and paragraphs of a yacht in a language. */
export function storyTexts({ story }: Yacht, locale: Locale): readonly string[] {
  return story === null ? [] : [story[locale].headline, story[locale].standfirst, ...story[locale].paragraphs];
}

function inLocale(yachts: readonly YachtFile[], locale: Locale): Finding[] {
  const texts = yachts.flatMap(({ file, yacht }) =>
    storyTexts(yacht, locale).map((text) => ({ file, words: wordsOf(text) })),
  );
  const filesOfRun = new Map<string, Set<string>>();
  for (const { file, words } of texts) {
    for (const run of runsOf(words)) filesOfRun.set(run, (filesOfRun.get(run) ?? new Set()).add(file));
  }
  const phrases = new Map<string, Set<string>>();
  for (const { words } of texts) {
    const common = runsOf(words).map((run) => (filesOfRun.get(run)?.size ?? 0) > MAX_YACHTS);
    for (const [from, to] of stretchesOf(common)) {
      const files = filesOfRun.get(words.slice(from, from + WORDS).join(' ')) ?? new Set();
      phrases.set(words.slice(from, to + WORDS).join(' '), files);
    }
  }
  return [...phrases].map(([phrase, files]) => {
    const [first = '', ...others] = [...files];
    const names = others.slice(0, NAMED).join(', ');
    return warningAt(first, `story.${locale}`, `“${phrase}” is also in ${names}, in ${files.size} yachts in all`);
  });
}

function runsOf(words: readonly string[]): readonly string[] {
  return words.slice(WORDS - 1).map((_, at) => words.slice(at, at + WORDS).join(' '));
}

/** Returns the first and last index of each stretch of true values. */
function stretchesOf(values: readonly boolean[]): readonly (readonly [number, number])[] {
  const stretches: [number, number][] = [];
  for (const [at, value] of values.entries()) {
    const last = stretches.at(-1);
    if (value && last?.[1] === at - 1) last[1] = at;
    else if (value) stretches.push([at, at]);
  }
  return stretches;
}
