import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleBlockContext } from '../../tests/contract/sample-block-context.ts';
import { sampleYacht } from '../../tests/contract/sample-yacht.ts';
import { cardView } from './card-view.ts';
import { YachtCard } from './YachtCard.tsx';

test('CF2 a card has a place for a heart beside her link, not in it, that needs no script to stay out of sight', async () => {
  const { ports, ...context } = sampleBlockContext({ fleet: [] });
  const card = await cardView(sampleYacht({ id: 'H-001' }), 'sale', { ...context, media: ports.media });
  const markup = renderToString(<YachtCard card={card} lvl={2} sizes="100vw" />);
  expect(markup).toContain('<button type="button" class="save" data-save="H-001"></button>');
  expect(markup).toContain('<button type="button" class="save" data-vs=""></button>');
  expect(markup.replace(/<a [\s\S]*?<\/a>/g, '')).toContain('data-save');
  expect(markup).not.toContain('aria-pressed');
});
