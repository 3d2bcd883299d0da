import { expect, test } from 'vitest';
import { documentHead } from '../../ui/document/document-head.ts';
import { linkPrintStylesOnce } from './link-print-styles.ts';

/** A head; the tests' bundler gives style sheets no address. */
const HEAD = documentHead(
  { title: '', description: '', canonical: null, alternates: [], indexable: true, feed: null },
  null,
  '/_i18n/en/messages.json',
).replace('href="" media="print"', 'href="/print.css" media="print"');
const ofVike = (path: string) => `<link rel="stylesheet" type="text/css" href="${path}">`;

test('the style sheet for paper is linked once, for paper', () => {
  expect(HEAD).toContain('<link rel="stylesheet" href="/print.css" media="print">');
  const site = ofVike('/site.css');
  expect(linkPrintStylesOnce(`<head>${site}${ofVike('/print.css')}${HEAD}</head>`)).toBe(`<head>${site}${HEAD}</head>`);
  expect(linkPrintStylesOnce(`<head>${site}</head>`)).toBe(`<head>${site}</head>`);
});
