import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keysForWords } from '../../tests/samples/sample-block-context.ts';
import { PageLanguageContext } from '../i18n/page-language.ts';
import { youtubeFilm } from './build-film-view.ts';
import { drawingGallery } from './build-gallery-view.ts';
import { LazyFilm, LazyGallery } from './lazy-gallery.ts';

const PLAN = {
  src: '/plan.svg',
  kind: 'drawing',
  width: 1296,
  height: 400,
  alt: 'Her decks',
  placeholder: null,
} as const;

test('ME5 the server renders galleries and films with the rest of the page', () => {
  const view = drawingGallery([{ picture: PLAN, caption: 'Upper deck', text: null }]) ?? { sections: [] };
  const film = youtubeFilm('https://youtu.be/abcDEF_-123', null, null);
  const markup = renderToString(
    <PageLanguageContext value={{ locale: 'en', translate: keysForWords }}>
      <LazyGallery view={view} />
      <LazyFilm film={film} />
    </PageLanguageContext>,
  );
  expect(markup).toContain('<figcaption>Upper deck</figcaption>');
  expect(markup).toContain('href="https://youtu.be/abcDEF_-123"');
});
