import { DOMParser } from '@xmldom/xmldom';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keysForWords, sampleBlockContext } from '../../tests/samples/sample-block-context.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { PageLanguageContext } from '../i18n/page-language.ts';
import { type CardFacts, cardFacts } from './card-facts.ts';
import { cardView, renderCard } from './card-view.tsx';
import { cardWithoutMarkup, readCardsFromDocument } from './document-cards.ts';
import { YachtCard } from './YachtCard.tsx';

const { ports, ...context } = sampleBlockContext({ fleet: [] });

function factsOf(more: Partial<CardFacts> = {}): CardFacts {
  return { ...cardFacts(sampleYacht({ id: 'H-001' }), 'sale', null, context), ...more };
}

test('CF1 CF2 a card has buttons that submit the document’s form, beside her link and not in it', async () => {
  const markup = renderToString(
    <PageLanguageContext value={{ locale: 'en', translate: keysForWords }}>
      <YachtCard card={renderCard(factsOf(), 'section')} />
    </PageLanguageContext>,
  );
  const button = (name: string, label: string) =>
    `<button class="save" value="H-001" form="mark" aria-label="${label}" name="${name}"></button>`;
  const outside = markup.replace(/<a [\s\S]*?<\/a>/g, '');
  expect(outside).toContain(button('save', 'favourites.mark'));
  expect(outside).toContain(button('sale', 'compare.link'));
  expect(markup).not.toContain('aria-pressed');
});

test('no text of a card becomes markup', async () => {
  const plain = renderCard(factsOf({ ribbon: 'x' }), 'list').html;
  const tags = (html: string) => html.replace(/>[^<]+</g, '><').replace(/"[^"]*"/g, '""');
  const text = fc.string({ unit: fc.constantFrom(...'aZ09 é’&<>"\'£½–\u00a0'), minLength: 1 });
  const facts = factsOf();
  fc.assert(
    fc.property(text, (name) => {
      const texts = { name, by: name, facts: facts.facts.map(() => name), price: name, ribbon: name };
      const { html } = renderCard({ ...facts, ...texts, picture: { ...facts.picture, alt: name } }, 'list');
      expect(tags(html)).toBe(tags(plain));
    }),
  );
});

test('a card is rendered again only where something of it differs', async () => {
  const yacht = sampleYacht({ id: 'H-001' });
  const reader = { ...context, media: ports.media };
  const card = await cardView(yacht, 'sale', 'list', reader);
  expect(await cardView(yacht, 'sale', 'list', { ...reader })).toBe(card);
  const others = await Promise.all([
    cardView({ ...yacht, name: 'Other' }, 'sale', 'list', reader),
    cardView(yacht, 'charter', 'list', reader),
    cardView(yacht, 'sale', 'section', reader),
    cardView(yacht, 'sale', 'list', { ...reader, newTab: 'opens a new tab' }),
    cardView(yacht, 'sale', 'list', { ...reader, preferences: { currency: 'usd', unit: 'meters' } }),
    cardView(yacht, 'sale', 'list', { ...reader, preferences: { currency: 'eur', unit: 'feet' } }),
  ]);
  expect(new Set([card, ...others].map(({ html }) => html)).size).toBe(others.length + 1);
});

test('RT8 the link of a card in a frame leaves the frame, and says so', async () => {
  const { html } = renderCard(factsOf(), 'list', 'opens a new tab');
  expect(html).toContain('target="_blank" rel="noopener"');
  expect(html).toContain('<span class="vh"> opens a new tab</span>');
});

test('ME3 only the first picture is fetched with high priority, and only some at once', async () => {
  const facts = factsOf();
  const picture = { ...facts.picture, src: '/media/1/a', kind: 'photograph' } as const;
  const [first, eager, later] = (['list-first', 'list-eager', 'list'] as const).map(
    (layout) => renderCard({ ...facts, picture }, layout).html,
  );
  expect(first).toContain('fetchpriority="high"');
  expect(first).not.toContain('loading=');
  expect(eager).not.toMatch(/fetchpriority|loading=/);
  expect(later).toContain('loading="lazy"');
});

test('the data of a document leaves out what its markup contains', async () => {
  const card = renderCard(factsOf(), 'list');
  expect(cardWithoutMarkup(card)).toEqual({ id: card.id, market: 'sale', name: card.name, href: '', html: '' });
});

test.each(['', 'opens a new tab'])(
  'RT8 a document’s cards are read back from their markup, with links that %j',
  (newTab) => {
    const facts = factsOf({ name: 'Ana & <Eva>', ribbon: 'New' });
    const cards = [renderCard(facts, 'list', newTab), { ...renderCard(facts, 'list'), market: 'charter' } as const];
    const markup = renderToString(
      <PageLanguageContext value={{ locale: 'en', translate: keysForWords }}>
        <main>
          {cards.map((card) => (
            <YachtCard
              key={card.market}
              card={{ ...card, html: card.html.replace(/<(img[^>]*)>/g, '<$1/>').replaceAll('&nbsp;', ' ') }}
            />
          ))}
        </main>
      </PageLanguageContext>,
    );
    const page = new DOMParser().parseFromString(markup, 'text/xml').documentElement as unknown as Element;
    expect(readCardsFromDocument(page).map(({ id, market, name }) => ({ id, market, name }))).toEqual([
      { id: 'H-001', market: 'sale', name: 'Ana & <Eva>' },
      { id: 'H-001', market: 'charter', name: 'Ana & <Eva>' },
    ]);
  },
);
