import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageLanguageContext } from '../i18n/page-language.ts';
import type { DeckPlanView } from './build-deck-plan-views.ts';
import { DeckPlanSheets } from './DeckPlanSheets.tsx';

const SALOON = {
  src: '/media/5f/yachts/aurora-saloon',
  kind: 'photograph',
  width: 1440,
  height: 900,
  alt: 'The saloon of Aurora',
  placeholder: null,
} as const;

const deck = (name: string): DeckPlanView => ({
  title: `${name} deck`,
  src: `/media/drawings/aurora/deck-${name}.svg?v=1`,
  alt: `${name} deck of Aurora`,
  width: 1296,
  height: 262,
  narrow: { src: `/media/drawings/aurora/deck-${name}-narrow.svg?v=1`, width: 1296, height: 262 },
  legend: [{ numbers: '1, 2', text: 'Saloon' }],
  viewBox: '0 0 60 12',
  views:
    name === 'sun'
      ? []
      : [
          {
            label: '1, Saloon: see the picture',
            figure: { picture: SALOON, caption: 'Saloon', text: null },
            ring: { cx: 20, cy: 6, r: 1 },
            cone: 'M0 0L1 1Z',
          },
        ],
});

const MARKUP = renderToString(
  <PageLanguageContext value={{ locale: 'en', translate: (key) => key }}>
    <DeckPlanSheets decks={[deck('sun'), deck('main')]} lvl={3} />
  </PageLanguageContext>,
);

test('ME5 links each plan to its file, outside the router, in the order of the plans', () => {
  const links = [...MARKUP.matchAll(/<a [^>]*class="enlarge[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)];
  expect(links.map(([, href]) => href)).toEqual([deck('sun').src, deck('main').src]);
  expect(links.map(([, , text]) => text?.replace(/<[^>]*>/g, ''))).toEqual([
    'gallery.enlarge: sun deck',
    'gallery.enlarge: main deck',
  ]);
});

test('ME4 gives each plan a name and a legend, scrollable by keyboard', () => {
  expect(MARKUP.match(/<h3 [^>]*>(?:sun|main) deck<\/h3>/g)).toHaveLength(2);
  expect(MARKUP.match(/<section class="sc" tabindex="0" aria-label="(?:sun|main) deck">/g)).toHaveLength(2);
  expect(MARKUP).toContain('aria-label="sun deck: deck.legend"');
  expect(MARKUP.match(/<b>1, 2<\/b>/g)).toHaveLength(2);
});

test('ME5 leads from a room on a plan to its picture, in the order of the lightbox', () => {
  const [saloon] = MARKUP.match(/<a [^>]*aria-label="1, Saloon: see the picture"[^>]*>/g) ?? [];
  expect(saloon).toContain('data-vike="false"');
  expect(saloon).toMatch(/href="\/media\/5f\/yachts\/aurora-saloon[^"]*"/);
  expect(MARKUP.match(/<svg viewBox/g)).toHaveLength(1);
  // The lightbox finds its links by this attribute, in this order.
  const links = MARKUP.split('<a ').slice(1);
  expect(links.map((link) => [link.includes('data-vike="false"'), /enlarge|Saloon/.exec(link)?.[0]])).toEqual([
    [true, 'enlarge'],
    [true, 'Saloon'],
    [true, 'enlarge'],
  ]);
});
