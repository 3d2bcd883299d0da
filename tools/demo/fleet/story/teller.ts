import { demoTexts } from '../../../../tests/demo-texts.ts';
import type { YachtRecord } from '../../../content-records.ts';
import { createPrng } from '../prng.ts';
import { EN_LIFE } from './en-life.ts';
import { EN_VESSEL } from './en-vessel.ts';
import { EN_WATERS } from './en-waters.ts';
import { ES_LIFE } from './es-life.ts';
import { ES_VESSEL } from './es-vessel.ts';
import { ES_WATERS } from './es-waters.ts';
import { storyFacts } from './facts.ts';
import { createNarrator } from './narrator.ts';
import { type LeadCounts, outlineOf } from './outline.ts';
import type { Phrasebook } from './topics.ts';
import { englishWords } from './words-en.ts';
import { spanishWords } from './words-es.ts';

export type StoryTeller = (yacht: YachtRecord) => YachtRecord['story'];

export const PHRASEBOOKS: Readonly<Record<'en' | 'es', Phrasebook>> = {
  en: { ...EN_VESSEL, ...EN_LIFE, ...EN_WATERS },
  es: { ...ES_VESSEL, ...ES_LIFE, ...ES_WATERS },
};

const CROWDED = ['Saint-Tropez', 'Porto Cervo', 'Capri', 'Portofino'];

/** Contracts de el → del and a el → al; names of yachts have capitals and stay unchanged. */
const contract = (text: string) => text.replaceAll(/\b([Dd])e el /g, '$1el ').replaceAll(/\b([Aa]) el /g, '$1l ');

/** Makes a writer of the stories of a fleet, in its order, which avoids repeating sentences in successive stories. */
export function createStoryTeller(seed: number): StoryTeller {
  const leads: LeadCounts = new Map();
  const english = createNarrator(PHRASEBOOKS.en, (text) => text);
  const spanish = createNarrator(PHRASEBOOKS.es, contract);
  return (yacht) => {
    const stream = (topic: string) => createPrng(`${seed}/${yacht.name}/story/${topic}`);
    const facts = storyFacts(yacht, stream('facts'));
    const outline = outlineOf(facts, stream('outline'), leads);
    const crowded = stream('crowded').pick(CROWDED);
    return demoTexts({
      en: english(outline, englishWords(facts, crowded), stream('en')),
      es: spanish(outline, spanishWords(facts, crowded), stream('es')),
    });
  };
}
