import type { Prng } from '../prng.ts';
import type { StoryFacts } from './facts.ts';
import { CABIN_TOPICS, DECK_TOPICS, ranksOf, SEA_TOPICS, VESSEL_TOPICS, WATER_TOPICS } from './ranks.ts';
import type { Topic } from './topics.ts';

/** The topics of a story's lead and of each paragraph, the same in both languages. */
export interface StoryOutline {
  lead: Topic;
  paragraphs: Topic[][];
}

/** The number of stories with each lead, so that leads vary across the fleet. */
export type LeadCounts = Map<Topic, number>;

const JITTER = 0.3;
const FATIGUE = 0.035;

/** Orders topics by how remarkable they are about her, and drops those that do not apply. */
function ranked(facts: StoryFacts, prng: Prng): Map<Topic, number> {
  const scores = Object.entries(ranksOf(facts)).flatMap(([topic, rank]) =>
    rank > 0 ? [[topic as Topic, rank + JITTER * prng.next()] as const] : [],
  );
  return new Map(scores.toSorted(([, a], [, b]) => b - a));
}

export function outlineOf(facts: StoryFacts, prng: Prng, leads: LeadCounts): StoryOutline {
  const scores = ranked(facts, prng);
  const tired = (topic: Topic) => (scores.get(topic) ?? 0) - FATIGUE * (leads.get(topic) ?? 0);
  const lead = [...scores.keys()].toSorted((a, b) => tired(b) - tired(a))[0] ?? 'family';
  leads.set(lead, (leads.get(lead) ?? 0) + 1);
  const told = new Set<Topic>([lead]);
  const take = (from: readonly Topic[], count: number): Topic[] => {
    const chosen = [...scores.keys()].filter((topic) => from.includes(topic) && !told.has(topic)).slice(0, count);
    for (const topic of chosen) told.add(topic);
    return chosen;
  };
  const small = facts.yacht.loaMeter < 27;
  const opening: Topic[] = [
    lead,
    'built',
    ...take(VESSEL_TOPICS, 1),
    ...(prng.chance(0.6) ? (['designers'] as const) : []),
  ];
  const cabins = take(CABIN_TOPICS, 1);
  const life: Topic[] = [
    ...cabins,
    ...(cabins.length > 0 && !cabins.includes('master') ? [] : (['layout'] as const)),
    ...take(DECK_TOPICS, small ? 1 : 2),
    ...(told.has('large-crew') || told.has('small-crew') || prng.chance(0.25) ? [] : (['crew'] as const)),
  ];
  const sea: Topic[] = prng.chance(0.5)
    ? ['engines', ...take(SEA_TOPICS, small ? 0 : 1), 'passage']
    : [...take(SEA_TOPICS, 1), ...(prng.chance(0.6) ? (['engines'] as const) : []), 'passage'];
  const waters = take(WATER_TOPICS, 1);
  const closing: Topic[] = [
    ...(waters.length > 0 && prng.chance(0.7) ? waters : (['grounds'] as const)),
    ...(prng.chance(facts.sells ? 0.7 : 0.25) ? (['papers'] as const) : []),
    ...(prng.chance(0.75) ? (['lying'] as const) : []),
  ];
  return {
    lead,
    paragraphs: small ? [opening, life, [...sea, ...closing.slice(0, 2)]] : [opening, life, sea, closing],
  };
}
