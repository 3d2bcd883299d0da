import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { visitContext } from '../yacht.fixture.ts';
import { feedTextView } from './feed-text-view.ts';
import { ListedAbout, ListedEquipment } from './Listed.tsx';

const OF_A_FEED = {
  name: 'Brisa',
  listed: { en: { paragraphs: ['She was refitted <twice>.'], equipment: ['Two tenders'] } },
};

test('FD1 shows the text of a feed in the language of the page', () => {
  const { about, equipment } = feedTextView(OF_A_FEED, visitContext({ words: 'files' }));
  expect(about).toMatchObject({ title: 'About Brisa', lines: ['She was refitted <twice>.'], note: null });
  expect(equipment).toMatchObject({ title: 'Equipment, as listed', lines: ['Two tenders'], note: null });
});

test('FD1 LO1 a text that the feed has in another language names it, and says which it is', () => {
  const { about, equipment } = feedTextView(OF_A_FEED, visitContext({ locale: 'es', words: 'files' }));
  if (about === null || equipment === null) throw new Error('there is a text');
  const html = renderToStaticMarkup(
    <>
      <ListedAbout about={about}>files</ListedAbout>
      <ListedEquipment equipment={equipment} />
    </>,
  );
  expect(html).toContain('Sobre el Brisa');
  expect(html).toContain('Solo en inglés');
  expect(html).toContain('lang="en"><p>She was refitted &lt;twice&gt;.</p>');
  expect(html).toContain('<ul lang="en"><li>Two tenders</li>');
});

test('FD1 shows nothing for a yacht without such texts', () => {
  const context = visitContext({ words: 'files' });
  expect(feedTextView({ name: 'Brisa', listed: null }, context)).toEqual({ about: null, equipment: null });
  const empty = { en: { paragraphs: [], equipment: [] } };
  expect(feedTextView({ name: 'Brisa', listed: empty }, context)).toEqual({ about: null, equipment: null });
});
