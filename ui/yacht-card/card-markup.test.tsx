import { DOMParser } from '@xmldom/xmldom';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { YachtId } from '../../core/yacht/yacht.ts';
import { keysForWords } from '../../tests/samples/sample-block-context.ts';
import { NewTabContext } from '../components/Link.tsx';
import { PageLanguageContext } from '../i18n/page-language.ts';
import { readCard, serializeCardView } from './card-markup.ts';
import type { CardView } from './card-view.ts';
import { YachtCard } from './YachtCard.tsx';

/** Texts that XML can hold and parsers do not change; the parser of this test reads XML. */
const text = fc.string({ unit: fc.constantFrom(...'aZ09 é’&<>"\'£½–') });

const card: fc.Arbitrary<CardView> = fc.record({
  id: fc.stringMatching(/^[A-Z]-\d{3}$/).map((id) => id as YachtId),
  market: fc.constantFrom('charter', 'sale'),
  href: fc.stringMatching(/^\/en\/yacht-for-sale\/[a-z-]{1,8}\/$/),
  name: text.filter((name) => name !== ''),
  by: text,
  facts: fc.uniqueArray(text, { maxLength: 4 }),
  price: text,
  ribbon: fc.option(text),
  picture: fc.record({
    src: fc.stringMatching(/^\/media\/[0-9a-f]{8}\/yachts\/[a-z-]{1,8}(\?v=\d)?$/),
    kind: fc.constantFrom('photograph', 'drawing'),
    width: fc.constantFrom(900, 1440, 4000),
    height: fc.constantFrom(600, 900, 3000),
    alt: text,
    tone: fc.constant(null),
  }),
});

function rendered(view: CardView, newTab: string | null): Element {
  const markup = renderToString(
    <PageLanguageContext value={{ locale: 'en', translate: keysForWords }}>
      <NewTabContext value={newTab}>
        <YachtCard card={view} lvl={2} sizes="92vw" />
      </NewTabContext>
    </PageLanguageContext>,
  );
  return new DOMParser().parseFromString(markup, 'text/xml').documentElement as unknown as Element;
}

test.each([
  ['a page of the site', null],
  ['a microsite', 'opens a new tab'],
])('reads a whole card of %s back from its markup', (_, newTab) => {
  fc.assert(
    fc.property(card, (view) => {
      expect(readCard(serializeCardView(view), rendered(view, newTab))).toEqual(view);
    }),
  );
});

test('reads the tone of a photograph back, too', () => {
  const [view] = fc.sample(card, 1);
  if (!view) throw new Error('There is no card.');
  const toned: CardView = { ...view, picture: { ...view.picture, kind: 'photograph', tone: 'lX' } };
  expect(readCard(serializeCardView(toned), rendered(toned, null))).toEqual(toned);
});
