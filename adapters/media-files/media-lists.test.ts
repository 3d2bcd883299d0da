import { expect, test } from 'vitest';
import { isMediaFile } from './media-lists.ts';

test.each([
  '../.git/config',
  '../site.json',
  '/etc/cron.d/picture.webp',
  '.hooks/picture.webp',
  'yachts/../../picture.webp',
  'yachts/.picture.webp',
  'yachts\\..\\picture.webp',
  'yachts//picture.webp',
  'assets.json',
  'page.html',
  'drawing.svg',
  'picture.webp\n',
  null,
])('ME1 %j is not a file of the media library', (file) => {
  expect(isMediaFile(file)).toBe(false);
});

test.each(['a.webp', 'yachts/A-1.JPG', 'films/a.b.en.vtt', 'film.mp4', 'episode.mp3', 'plan.pdf'])(
  'ME1 %j may be one',
  (file) => {
    expect(isMediaFile(file)).toBe(true);
  },
);
