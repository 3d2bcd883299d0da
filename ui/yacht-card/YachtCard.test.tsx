import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keysForWords, sampleBlockContext } from '../../tests/samples/sample-block-context.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { PageLanguageContext } from '../i18n/page-language.ts';
import { cardView } from './card-view.ts';
import { YachtCard } from './YachtCard.tsx';

test('CF1 CF2 a card has buttons that submit the document’s form, beside her link and not in it', async () => {
  const { ports, ...context } = sampleBlockContext({ fleet: [] });
  const card = await cardView(sampleYacht({ id: 'H-001' }), 'sale', { ...context, media: ports.media });
  const markup = renderToString(
    <PageLanguageContext value={{ locale: 'en', translate: keysForWords }}>
      <YachtCard card={card} lvl={2} sizes="100vw" />
    </PageLanguageContext>,
  );
  const button = (name: string, label: string) =>
    `<button class="save" value="H-001" form="mark" aria-label="${label}" name="${name}"></button>`;
  const outside = markup.replace(/<a [\s\S]*?<\/a>/g, '');
  expect(outside).toContain(button('save', 'favourites.mark'));
  expect(outside).toContain(button('sale', 'compare.link'));
  expect(markup).not.toContain('aria-pressed');
});
