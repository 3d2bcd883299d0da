import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import { sampleAsset } from '../../tests/samples/sample-asset.ts';
import { keysForWords } from '../../tests/samples/sample-block-context.ts';
import type { PictureView } from '../components/picture-view.ts';
import { PageLanguageContext } from '../i18n/page-language.ts';
import { type FilmView, filmView, youtubeFilm } from './build-film-view.ts';
import { fileType } from './download-view.ts';
import { FilmPlayer } from './FilmPlayer.tsx';

const SPANISH = { locale: 'es', translate: keysForWords } as const;
const STILL: PictureView = {
  src: '/media/a.jpg',
  kind: 'photograph',
  width: 1600,
  height: 900,
  alt: 'A',
  placeholder: 'fL',
};
const CLIP = sampleAsset('clip', {
  type: 'video',
  url: '/media/clip.mp4',
  vttSrc: demoTexts({ en: '/media/clip.en.vtt', es: '/media/clip.es.vtt' }),
  videoPoster: '/media/clip.still',
  width: 1920,
  height: 1080,
});

const draw = (film: FilmView) =>
  renderToStaticMarkup(
    <PageLanguageContext value={SPANISH}>
      <FilmPlayer film={film} />
    </PageLanguageContext>,
  );

describe('ME4 a film', () => {
  const named = { name: 'Under way', poster: null };

  test('loads nothing before it is played, and has captions in the page’s language', () => {
    const markup = draw(filmView(CLIP, named, SPANISH));
    expect(markup).toMatch(
      /<video controls="" preload="none" playsInline="" poster="\/media\/clip\.still\?width=960&amp;height=600&amp;preset=hero&amp;format=jpeg" width="1920" height="1080" aria-label="Under way" aria-describedby="([^"]+)">/i,
    );
    expect(markup).toContain('<source src="/media/clip.mp4" type="video/mp4"/>');
    expect(markup).toContain(
      '<track kind="captions" src="/media/clip.es.vtt" srcLang="es" label="video.captions" default=""/>',
    );
  });

  test('describes its content for those who cannot see it', () => {
    const markup = draw(filmView(CLIP, named, SPANISH));
    const [, id] = /aria-describedby="([^"]+)"/.exec(markup) ?? [];
    expect(markup).toContain(`<p id="${id}" class="vh">clip visto</p>`);
    const spoken = draw(filmView(CLIP, { ...named, name: 'clip visto' }, SPANISH));
    expect(spoken).not.toMatch(/<p|aria-describedby/);
  });

  test.each([
    ['its block names it', 'Under way', demoTexts({ en: 'A week', es: 'Una semana' }), 'Under way'],
    ['the library names it', null, demoTexts({ en: 'A week', es: 'Una semana' }), 'Una semana'],
    ['nothing names it', null, null, null],
  ])('has its name when %s', (_, name, title, called) => {
    expect(filmView({ ...CLIP, title }, { name, poster: null }, SPANISH)).toMatchObject({ name: called });
  });

  test('without dimensions defaults to the usual ratio', () => {
    expect(filmView({ ...CLIP, width: null, height: null }, named, SPANISH)).toMatchObject({
      width: 1280,
      height: 720,
    });
  });

  test('with captions of another origin requests them with CORS', () => {
    const vttSrc = demoTexts({ en: 'https://cdn.example/en.vtt', es: 'https://cdn.example/es.vtt' });
    expect(draw(filmView({ ...CLIP, vttSrc }, named, SPANISH))).toMatch(/crossorigin="anonymous"/i);
  });

  test('has its named still', () => {
    expect(filmView(CLIP, { name: null, poster: STILL }, SPANISH)).toMatchObject({
      poster: '/media/a.jpg?width=960&height=540&preset=gallery&format=jpeg',
    });
  });

  test.each([null, sampleAsset('picture')])('without a valid file shows a notice with the available still', (asset) => {
    expect(draw(filmView(asset, named, SPANISH))).toBe(
      '<div class="film"><p class="film-missing ui">video.missing</p></div>',
    );
    const markup = draw(filmView(asset, { name: null, poster: STILL }, SPANISH));
    expect(markup).toContain('<picture>');
    expect(markup).toContain('video.missing');
  });
});

describe('ME4 a film at YouTube', () => {
  const FILM = 'https://www.youtube.com/watch?v=abcDEF_-123';

  test('is a link to its page until a script runs, and names the service', () => {
    const markup = draw(youtubeFilm(FILM, 'Under way', STILL));
    expect(markup).toContain(`<a class="film-start" href="${FILM}" target="_blank" rel="nofollow noopener">`);
    expect(markup).toContain('video.watch<span class="vh">: Under way</span>');
    expect(markup).toContain('video.youtube');
  });

  test('requests nothing from YouTube before a click', () => {
    const markup = draw(youtubeFilm(FILM, null, null));
    expect(markup).not.toMatch(/<iframe|(?:src|srcset|data)="[^"]*youtube/i);
  });
});

test.each([
  ['/media/a.mp4', 'MP4'],
  ['/media/a.MP4?v=1', 'MP4'],
  ['https://cdn.example/a.b/film.webm#t=3', 'WebM'],
  ['/media/brochure.pdf', 'PDF'],
  ['/media/a', undefined],
  ['https://cdn.example.mp3/a', undefined],
  ['/media/a.exe', undefined],
  ['/media/a.constructor', undefined],
])('ME4 detects the file type at %s: %s', (url, name) => {
  expect(fileType(url)?.name).toBe(name);
});
