import { expect, test } from 'vitest';
import { mailtoHref } from './mailto-href.ts';

test('FM1 a begun letter keeps its words, whatever they are', () => {
  const [subject, body] = ['Aurora & co? 50 %', 'Two\nlines + a #mark'];
  const href = mailtoHref({ to: 'ana@sample.example', subject, body });
  expect(href).not.toMatch(/[\s+#]/);
  const { protocol, pathname, search } = new URL(href);
  expect([protocol, pathname]).toEqual(['mailto:', 'ana@sample.example']);
  const said = search
    .slice(1)
    .split('&')
    .map((part) => part.split('=').map(decodeURIComponent));
  expect(said).toEqual([
    ['subject', subject],
    ['body', body],
  ]);
});
