import { expect, test } from 'vitest';
import { youtubePlayerUrl } from './youtube.ts';

test.each([
  'https://www.youtube.com/watch?v=abcDEF_-123',
  'https://youtube.com/watch?v=abcDEF_-123',
  'https://youtu.be/abcDEF_-123',
])('ME4 %s plays from a host that sets no cookie', (film) => {
  expect(youtubePlayerUrl(film)).toBe('https://www.youtube-nocookie.com/embed/abcDEF_-123?autoplay=1&rel=0');
});

test.each([
  '',
  'http://youtu.be/abcDEF_-123',
  'https://youtu.be/abcDEF_-12',
  'https://youtu.be/abcDEF_-1234',
  'https://youtu.be.example/abcDEF_-123',
  'https://films.example/watch?v=abcDEF_-123',
  'https://www.youtube.com/watch?v=abcDEF_-123&list=x',
  'javascript:https://youtu.be/abcDEF_-123',
])('ME4 rejects %j as a film for a frame', (film) => {
  expect(youtubePlayerUrl(film)).toBeNull();
});
