import { expect, test } from 'vitest';
import { readMasters } from '../design/masters.ts';
import { buildFleet, designFleet } from '../fleet.ts';
import { PHRASEBOOKS } from './teller.ts';
import { fillTemplate, readTemplate } from './template.ts';

const SEED = 7;
const fleet = [...buildFleet(designFleet(SEED, 240), SEED, readMasters('content/media'))];
const LANGUAGES = ['en', 'es'] as const;
const sentences = (text: string) => text.split(/(?<=[.!?]) (?=[\p{Lu}\d])/u);
const whole = ({ headline, standfirst, paragraphs }: (typeof fleet)[number]['story']['en']) =>
  [headline, standfirst, ...paragraphs].join('\n');

test.each(LANGUAGES)('%s: no two yachts share headline and standfirst, nor a whole story', (language) => {
  const stories = fleet.map((yacht) => yacht.story[language]);
  expect(new Set(stories.map((story) => `${story.headline}|${story.standfirst}`)).size).toBe(fleet.length);
  expect(new Set(stories.map((story) => story.standfirst)).size).toBe(fleet.length);
  expect(new Set(stories.map(whole)).size).toBe(fleet.length);
});

test.each(LANGUAGES)('%s: no headline or sentence is used for more than a few yachts', (language) => {
  const counts = new Map<string, number>();
  for (const { story } of fleet) {
    const { headline, paragraphs } = story[language];
    for (const text of [headline, ...paragraphs.flatMap(sentences)]) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const often = [...counts].filter(([, count]) => count >= fleet.length * 0.04);
  expect(often).toEqual([]);
});

test.each(LANGUAGES)('%s: a headline of 2–8 words without a full stop, one sentence, 2–4 paragraphs', (language) => {
  for (const { story, name } of fleet) {
    const { headline, standfirst, paragraphs } = story[language];
    const words = headline.split(/[\s\u00a0]+/);
    expect(words.length, headline).toBeGreaterThanOrEqual(2);
    expect(words.length, headline).toBeLessThanOrEqual(9);
    expect(headline).not.toMatch(/[.!]$/);
    expect(sentences(standfirst), standfirst).toHaveLength(1);
    expect(standfirst).toMatch(/\.$/);
    expect(paragraphs.length, name).toBeGreaterThanOrEqual(2);
    expect(paragraphs.length, name).toBeLessThanOrEqual(4);
    expect(whole(story[language])).not.toMatch(/[{}]|undefined|null| {2}|"|'/);
  }
});

const BANNED = {
  en: /\b(luxur|exclusiv|discover|stunning|nestled|opulen|unparalleled|metres)|!/i,
  es: /\b(luj|exclusiv|descubr|impresionante|inigualable|enclavad|la yate)|!|\bde el [a-zñ]|\ba el [a-zñ]/i,
};
test.each(LANGUAGES)('%s: no story uses brochure words', (language) => {
  for (const { story } of fleet) expect(whole(story[language])).not.toMatch(BANNED[language]);
});

test.each(LANGUAGES)('%s: figures do not wrap before their units', (language) => {
  const units = /\d (meters|metros|knots|nudos|miles|millas|GT|hp|CV)\b/;
  for (const { story } of fleet) expect(whole(story[language])).not.toMatch(units);
});

test.each(LANGUAGES)('%s: at least 300 distinct templates, all used or usable', (language) => {
  const templates = Object.values(PHRASEBOOKS[language]).flatMap((lines) => [
    ...(lines.headlines ?? []),
    ...(lines.standfirsts ?? []),
    ...lines.body,
  ]);
  expect(new Set(templates).size).toBe(templates.length);
  expect(templates.length).toBeGreaterThan(300);
});

test('leaves out a template without one of its facts', () => {
  expect(fillTemplate(readTemplate('{Name} draws {draft}.{?steel}'), { name: 'ria', draft: '3 m', steel: true })).toBe(
    'Ria draws 3 m.',
  );
  expect(fillTemplate(readTemplate('{name} draws {draft}.'), { name: 'Ría', draft: null })).toBeNull();
  expect(fillTemplate(readTemplate('Hers.{?steel}'), { steel: null })).toBeNull();
});
