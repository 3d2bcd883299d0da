import type { YachtRecord } from '../../../content-records.ts';
import type { Prng } from '../prng.ts';
import type { StoryOutline } from './outline.ts';
import { fillTemplate, readTemplate, type Template } from './template.ts';
import type { Phrasebook, Topic } from './topics.ts';
import type { Words } from './words.ts';

export type Narrator = (outline: StoryOutline, words: Words, prng: Prng) => YachtRecord['story']['en'];

/** Costs of a sentence, in uses of a template; the cheapest sentence is used. */
const TWICE_TOLD = 6;
const SAME_OPENING = 2;
const SAME_TEXT = 5;
const MOST_USES = 8;
const WEIGHTS: Readonly<Record<string, number>> = {
  name: 0.4,
  loa: 0.6,
  guests: 0.6,
  builder: 0.4,
  range: 2,
  summer: 2,
};

/** A sentence that this share of the fleet has is not used again. */
const STALE = 0.03;
/** Stories whose sentences are remembered; in a larger fleet repetitions no longer matter. */
const REMEMBERED = 2000;

/** Topics that add nothing once all of these facts have been used. */
const ESSENCE: Readonly<Partial<Record<Topic, readonly string[]>>> = {
  built: ['builder', 'built'],
  layout: ['mix'],
  crew: ['crew'],
  grounds: ['summer'],
  engines: ['engines'],
};

/** Facts that a story mentions once. */
const ONCE: readonly string[] = ['range', 'crange', 'mix', 'hp', 'engines', 'restCabins', 'spare'];

const count = <K>(counts: Map<K, number>, key: K) => counts.set(key, (counts.get(key) ?? 0) + 1);
const unparted = (text: string) => text.replaceAll(/(\d) (GT|meters|metros|miles|millas)\b/g, '$1\u00a0$2');

/** Makes a writer in one language. It counts the sentences that the fleet has, and prefers the rarest. */
export function createNarrator(phrasebook: Phrasebook, polish: (text: string) => string): Narrator {
  const uses = new Map<string, number>();
  const texts = new Map<string, number>();
  let stories = 0;
  return (outline, words, prng) => {
    stories += 1;
    const told = new Map<string, number>();
    let opening = '';
    const repeats = ({ facts }: Template) =>
      facts.reduce((sum, key) => sum + Math.min(3, told.get(key) ?? 0) * (WEIGHTS[key] ?? 1), 0);

    const choose = (sources: readonly string[], dispensable: boolean): string | null => {
      const candidates = sources.flatMap((source) => {
        const template = readTemplate(source);
        if (dispensable && template.facts.some((key) => ONCE.includes(key) && told.has(key))) return [];
        const text = fillTemplate(template, words);
        const stale = dispensable && (texts.get(text ?? '') ?? 0) >= Math.max(4, STALE * stories);
        return text === null || stale ? [] : [{ template, text }];
      });
      const usesOf = ({ source }: Template) => uses.get(source) ?? 0;
      const fewest = Math.min(...candidates.map(({ template }) => usesOf(template)));
      let best: (typeof candidates)[number] | null = null;
      let least = Number.POSITIVE_INFINITY;
      for (const candidate of candidates) {
        const cost =
          Math.min(MOST_USES, usesOf(candidate.template) - fewest) +
          SAME_TEXT * (texts.get(candidate.text) ?? 0) +
          TWICE_TOLD * repeats(candidate.template) +
          (candidate.text.startsWith(`${opening} `) ? SAME_OPENING : 0) +
          prng.next();
        if (cost < least) [best, least] = [candidate, cost];
      }
      if (best === null) return null;
      count(uses, best.template.source);
      if (stories <= REMEMBERED) count(texts, best.text);
      for (const key of best.template.facts) count(told, key);
      opening = best.text.slice(0, best.text.indexOf(' '));
      return unparted(polish(best.text));
    };

    const lines = (topic: Topic) => phrasebook[topic] ?? { body: [] };
    const isNews = (topic: Topic) => ESSENCE[topic]?.some((key) => !told.has(key)) ?? true;
    const tell = (topic: Topic) => (isNews(topic) ? (choose(lines(topic).body, true) ?? []) : []);
    return {
      headline: choose(lines(outline.lead).headlines ?? [], false) ?? '',
      standfirst: choose(lines(outline.lead).standfirsts ?? [], false) ?? '',
      paragraphs: outline.paragraphs.map((topics) => topics.flatMap(tell).join(' ')).filter((text) => text !== ''),
    };
  };
}
