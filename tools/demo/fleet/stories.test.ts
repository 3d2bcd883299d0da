import { expect, test } from 'vitest';
import { readRoster } from './design/design.ts';
import { inventDesign } from './design/invented-design.ts';
import { createPrng } from './prng.ts';
import { readStories } from './stories.ts';

const LANGUAGES = ['en', 'es'] as const;
const stories = readStories('content/yachts');
const fleet = readRoster().map((design) => ({ design, story: stories(design) }));
const whole = ({ headline, standfirst, paragraphs }: (typeof fleet)[number]['story']['en']) =>
  [headline, standfirst, ...paragraphs].join('\n');

test.each(LANGUAGES)('%s: no two yachts share headline, standfirst or a paragraph', (language) => {
  const texts = fleet.flatMap(({ story }) => whole(story[language]).split('\n'));
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

test.each(LANGUAGES)(
  '%s: a headline of 2–8 words without a full stop, and a standfirst of one sentence',
  (language) => {
    for (const { story } of fleet) {
      const { headline, standfirst } = story[language];
      const words = headline.split(/\s+/).length;
      expect(words >= 2 && words <= 8, headline).toBe(true);
      expect(headline).not.toMatch(/[.!]$/);
      expect(standfirst).toMatch(/^[^!?]*\.$/);
      expect(standfirst).not.toMatch(/[.!?] \p{Lu}/u);
    }
  },
);

const BANNED = {
  en: /\b(luxur|exclusiv|discover|stunning|nestled|opulen|unparalleled|meters?\b)|!/i,
  es: /(?<!\p{L})(luj|exclusiv|descubr|impresionante|inigualable|enclavad|la yate|(de|a) el \p{Ll})|!/iu,
};
test.each(LANGUAGES)('%s: no story uses brochure words', (language) => {
  for (const { story } of fleet) expect(whole(story[language])).not.toMatch(BANNED[language]);
});

test('a yacht of a larger fleet has the story of one of her kind under her own name', () => {
  const design = inventDesign(createPrng('a larger fleet'), new Set());
  const own = stories({ ...design, name: 'Zephyrine' });
  const lender = fleet.find(({ story }) => story.en.standfirst.length > 0 && story.es.headline === own.es.headline);
  expect(lender?.design.kind).toBe(design.kind);
  expect(JSON.stringify(own)).not.toContain(lender?.design.name);
  expect(() => readStories('content/no-such-folder')(design)).toThrow('No story of a yacht of the kind');
});
