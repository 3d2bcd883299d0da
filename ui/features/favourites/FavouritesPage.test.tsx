import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Locale } from '../../../core/locale/locale.ts';
import { decodeFavouritesLink } from '../../../core/shortlist/favourites-link.ts';
import { keysForWords, sampleBlockContext } from '../../../tests/samples/sample-block-context.ts';
import { sampleYacht, soldYacht } from '../../../tests/samples/sample-yacht.ts';
import { PageLanguageContext } from '../../i18n/page-language.ts';
import { buildFavouritesView } from './build-favourites-view.ts';
import { FavouritesPage } from './FavouritesPage.tsx';

const FLEET = [sampleYacht({ id: 'a', name: 'Aurora' }), soldYacht('Boreas'), sampleYacht({ id: 'c', name: 'Cirrus' })];

async function markupOf(query: string, locale: Locale = 'en'): Promise<string> {
  const { ports, ...context } = sampleBlockContext({ fleet: FLEET, locale });
  const link = decodeFavouritesLink(query);
  const view = await buildFavouritesView(link, { ...context, catalogue: ports.catalogue, withdrawnDays: 90 });
  return renderToString(
    <PageLanguageContext value={{ locale, translate: keysForWords }}>
      <FavouritesPage view={view} />
    </PageLanguageContext>,
  );
}

test('CF2 the server renders the list, its changes and the unreadable parts without a script', async () => {
  const markup = await markupOf('?v=2&y=a,Boreas,zz&on=20200101&was=s1eur,s2eur,&n=,Too+late,&not=cut,bad2');
  for (const words of ['Aurora', 'Boreas', 'favourites.nameless', 'favourites.sharedNote', 'favourites.news']) {
    expect(markup).toContain(words);
  }
  for (const change of ['higher.sale', 'also.charter', 'sold']) expect(markup).toContain(`favourites.now.${change}`);
  for (const trouble of ['cut', 'unread']) expect(markup).toContain(`favourites.link.${trouble}`);
});

test('CF2 offers nothing without a script that would not work', async () => {
  const markup = await markupOf('?y=a,c');
  // Each card has a button that removes her and one that compares her, which submit the document's form.
  expect(markup.match(/<button/g)).toHaveLength(4);
  expect(
    markup.match(/<button class="save" value="[ac]" form="mark" [^>]*name="(?:save|charter|sale)"><\/button>/g),
  ).toHaveLength(4);
  expect(markup).not.toContain('<textarea');
  expect(markup).toMatch(/href="[^"]*\/favourites\/\?v=2&amp;y=a,c&amp;on=\d{8}&amp;was=[^"]*&amp;sum=[a-z0-9]{7}"/);
});

test('CF2 an empty list explains how to begin', async () => {
  const markup = await markupOf('');
  expect(markup).toContain('favourites.empty');
  expect(markup).not.toContain('favourites.share');
  expect(markup.match(/class="btn btn-line"/g)).toHaveLength(2);
});
