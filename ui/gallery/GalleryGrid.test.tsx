import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Gallery } from '../../core/media/gallery.ts';
import type { MediaAsset } from '../../core/media/media-asset.ts';
import { demoTexts } from '../../tests/demo-texts.ts';
import { sampleAsset } from '../../tests/samples/sample-asset.ts';
import { keysForWords } from '../../tests/samples/sample-block-context.ts';
import { PageLanguageContext } from '../i18n/page-language.ts';
import { yachtGallery } from './build-gallery-view.ts';
import { GalleryGrid } from './GalleryGrid.tsx';
import { figuresOf, type GalleryView } from './gallery-view.ts';

const text = (words: string) => demoTexts({ en: words, es: `${words} (es)` });
const asset = (id: string, change: Partial<MediaAsset> = {}) =>
  sampleAsset(id, { width: 1500, height: 1000, ...change });

const HERS: Gallery = {
  profile: asset('profile', { width: 2400, height: 700, blurhash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj' }),
  deckPlans: [asset('upper'), asset('film', { type: 'video' }), asset('main')],
  sections: [
    {
      title: text('On deck'),
      images: [asset('bow', { title: text('Bow'), description: text('Forward of the bridge') }), asset('stern')],
    },
    { title: text('Empty'), images: [] },
    {
      title: null,
      images: [asset('saloon', { description: text('At night'), blurhash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj' })],
    },
  ],
  videos: [],
};

const EMPTY_GALLERY: Gallery = { profile: null, deckPlans: [], sections: [], videos: [] };

const draw = (view: GalleryView, more = {}) =>
  renderToStaticMarkup(
    <PageLanguageContext value={{ locale: 'en', translate: keysForWords }}>
      <GalleryGrid view={view} {...more} />
    </PageLanguageContext>,
  );

describe('ME4 a yacht’s gallery', () => {
  const { pictures, deckPlans, profile } = yachtGallery(HERS, 'en');

  test('has its non-empty sections, numbered throughout', () => {
    expect(pictures?.sections.map(({ title }) => title)).toEqual(['On deck', null]);
    expect(pictures && figuresOf(pictures).map(({ at, picture }) => [at, picture.alt])).toEqual([
      [0, 'bow seen'],
      [1, 'stern seen'],
      [2, 'saloon seen'],
    ]);
  });

  test('shows the library’s texts of each picture, the title first', () => {
    expect(pictures && figuresOf(pictures).map(({ caption, text: more }) => [caption, more])).toEqual([
      ['Bow', 'Forward of the bridge'],
      [null, null],
      ['At night', null],
    ]);
    expect(yachtGallery(HERS, 'es').pictures?.sections[0]?.title).toBe('On deck (es)');
  });

  test('shows plans and her side view uncropped, on a paper background', () => {
    expect(deckPlans?.sections[0]?.rows.map(({ layout, figures }) => [layout, figures[0]?.picture.src])).toEqual([
      ['plan', '/media/upper.jpg'],
      ['plan', '/media/main.jpg'],
    ]);
    expect(profile && figuresOf(profile)).toMatchObject([{ at: 0, picture: { placeholder: null } }]);
    expect(pictures && figuresOf(pictures)[2]?.picture.placeholder).toMatch(/^[\w-]{2}$/);
  });

  test('is null when empty', () => {
    expect(yachtGallery(EMPTY_GALLERY, 'en')).toEqual({ pictures: null, deckPlans: null, profile: null });
  });
});

describe('ME5 a gallery', () => {
  const { pictures } = yachtGallery(HERS, 'en');
  const markup = pictures === null ? '' : draw(pictures);

  test('links every picture to its largest size', () => {
    const links = [...markup.matchAll(/<a data-vike="false" href="([^"]*)">/g)].map(([, href]) => href);
    expect(links).toEqual(
      ['bow', 'stern', 'saloon'].map(
        (id) => `/media/${id}.jpg?width=1440&amp;height=960&amp;preset=gallery&amp;format=jpeg`,
      ),
    );
  });

  test('has captions, and titles in the outline of the page', () => {
    expect(markup).toContain('<figcaption>Bow</figcaption>');
    expect(markup.match(/<figcaption>/g)?.length).toBe(2);
    expect(markup).toMatch(/<h3[^>]*>On deck<\/h3>/);
    expect(pictures && draw(pictures, { lvl: 2 })).toMatch(/<h2[^>]*>On deck<\/h2>/);
  });

  test('loads no picture before it is near', () => {
    expect(markup.match(/<img/g)?.length).toBe(3);
    expect(markup.match(/loading="lazy"/g)?.length).toBe(3);
  });
});

test('ME4 names the choices of a day in one frame by their times, and leaves titles to the lightbox', () => {
  const images = ['06:50', '12:40', '20:51'].map((timeOfDay) => asset(timeOfDay, { timeOfDay, title: text('Dawn') }));
  const { pictures } = yachtGallery({ ...EMPTY_GALLERY, sections: [{ title: null, images }] }, 'en');
  const markup = pictures === null ? '' : draw(pictures);
  const labels = [...markup.matchAll(/<label[^>]*><input[^>]*><span>([^<]*)<\/span><\/label>/g)].map(
    ([, time]) => time,
  );
  expect(labels).toEqual(['6:50', '12:40', '20:51']);
  expect(markup).not.toContain('Dawn');
  expect(pictures && figuresOf(pictures).map(({ caption }) => caption)).toEqual(['Dawn', 'Dawn', 'Dawn']);
});
