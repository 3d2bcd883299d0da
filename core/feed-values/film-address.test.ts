import { expect, test } from 'vitest';
import { youtubePlayerUrl } from '../media/youtube.ts';
import { filmAddress } from './film-address.ts';

test.each([
  'https://www.youtube.com/watch?v=abcDEF_-123',
  'http://m.youtube.com/watch?feature=share&v=abcDEF_-123&t=12',
  'https://youtu.be/abcDEF_-123?si=x',
  'https://www.youtube-nocookie.com/embed/abcDEF_-123?rel=0',
  'https://www.youtube.com/shorts/abcDEF_-123',
])('FD1 %s is a film that the site plays', (address) => {
  expect(filmAddress(address)).toBe('https://www.youtube.com/watch?v=abcDEF_-123');
  expect(youtubePlayerUrl(filmAddress(address) ?? '')).not.toBeNull();
});

test.each([
  'https://vimeo.com/12345678901',
  'https://www.youtube.com/@broker',
  'https://www.youtube.com/watch?v=short',
  'https://youtube.com.evil.example/watch?v=abcDEF_-123',
  'https://evil.example/youtu.be/abcDEF_-123',
  'javascript:alert(1)',
  '',
])('FD1 %j is none', (address) => {
  expect(filmAddress(address)).toBeNull();
});
