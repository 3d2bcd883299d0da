import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LetterParts, letterHtml, letterText } from './letter-parts.ts';

const EMPTY_LETTER: LetterParts = {
  greeting: 'Good day,',
  paragraphs: [],
  rows: [],
  quote: null,
  button: null,
  closing: [],
};
const HEAD = { language: 'en', house: 'Sample Yachts' };

/** The texts of a document, one a line, as a mail program shows them. */
function shown(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  const texts = body.replaceAll('<br>', ' ').replaceAll(/<[^>]*>/g, '\n');
  return unescaped(texts)
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}

function unescaped(text: string): string {
  const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
  return text.replaceAll(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => signs[name] ?? '');
}

test('FM2 renders a letter as plain text', () => {
  const parts: LetterParts = {
    greeting: 'Ana,',
    paragraphs: ['An enquiry came in.'],
    rows: [
      { label: 'Number', value: '7KM2Q-94QFX', href: null },
      { label: 'About', value: 'Aurora', href: 'https://halyard.example/en/yacht-for-charter/aurora/' },
      { label: 'Telephone', value: '+34 600', href: 'tel:+34600' },
    ],
    quote: { title: 'The visitor writes:', text: 'Is she free?\n\n> We are eight.' },
    button: { text: 'Yes', href: 'https://halyard.example/yes' },
    closing: ['Sample Yachts'],
  };
  expect(letterText(parts)).toBe(`Ana,

An enquiry came in.

Number: 7KM2Q-94QFX
About: Aurora
  https://halyard.example/en/yacht-for-charter/aurora/
Telephone: +34 600

The visitor writes:

> Is she free?
>
> > We are eight.

Yes:
https://halyard.example/yes

Sample Yachts
`);
});

test('FM2 leaves no gaps without rows, quotation and button', () => {
  expect(letterText({ ...EMPTY_LETTER, closing: ['Sample Yachts'] })).toBe('Good day,\n\nSample Yachts\n');
  expect(letterHtml(EMPTY_LETTER, HEAD)).not.toMatch(/<table|<blockquote|<a /);
});

test('FM2 renders a letter as HTML: its language, the company, each part once and in order', () => {
  const html = letterHtml(
    {
      greeting: 'Hola:',
      paragraphs: ['Una', 'Dos'],
      rows: [{ label: 'Número', value: 'a\nb', href: 'https://halyard.example/?a=1&b=2' }],
      quote: { title: 'Escribe:', text: 'x\n\ny' },
      button: { text: 'Sí', href: 'https://halyard.example/?c=1&d=2' },
      closing: ['Adiós'],
    },
    { language: 'es', house: 'Sample & Söhne' },
  );
  expect(html).toMatch(/^<!doctype html><html lang="es"><head><meta charset="utf-8">/);
  expect(html).toContain('<title>Sample &amp; Söhne</title>');
  expect(html).toContain('href="https://halyard.example/?a=1&amp;b=2"');
  expect(html).toContain('href="https://halyard.example/?c=1&amp;d=2"');
  expect(html).toContain('x<br><br>y');
  expect(shown(html).split('\n')).toEqual([
    'Sample & Söhne',
    'Hola:',
    'Una',
    'Dos',
    'Número',
    'a b',
    'Escribe:',
    'x  y',
    'Sí',
    'Adiós',
  ]);
});

test('FM2 escapes every text, and plain text and HTML have the same content', () => {
  const words = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.constantFrom('<script>alert(1)</script>', '"><img src=x onerror=y>', "'&amp;<!--", '</body></html>', 'a\nb'),
  );
  const line = words.map((text) => text.replaceAll(/\s+/g, ' '));
  const row = fc.record({ label: line, value: words, href: fc.constantFrom(null, 'https://halyard.example/') });
  const parts = fc.record({
    ...{ greeting: line, paragraphs: fc.array(words, { maxLength: 2 }), rows: fc.array(row, { maxLength: 3 }) },
    ...{ quote: fc.option(fc.record({ title: line, text: words })), button: fc.constant(null) },
    closing: fc.array(words, { maxLength: 2 }),
  });
  const tags = (html: string) => [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag.replace(/ .*/s, '>'));
  fc.assert(
    fc.property(parts, (given) => {
      const html = letterHtml(given, HEAD);
      const known = [
        'p',
        'div',
        'table',
        'tr',
        'th',
        'td',
        'a',
        'blockquote',
        'br',
        'html',
        'head',
        'body',
        'title',
        'meta',
        'style',
      ];
      for (const tag of tags(html)) expect([...known, '!doctype']).toContain(tag.replaceAll(/[</>]/g, ''));
      const sameWords = (text: string) => text.replaceAll(/[\s>]+/g, ' ');
      const inDocument = sameWords(unescaped(html.replaceAll(/<[^>]*>/g, ' ')));
      const all = [
        given.greeting,
        ...given.paragraphs,
        ...given.rows.flatMap(({ label, value }) => [label, value]),
        given.quote?.title ?? '',
        given.quote?.text ?? '',
        ...given.closing,
      ];
      const inText = sameWords(letterText(given));
      for (const text of all) {
        expect(inDocument).toContain(sameWords(text).trim());
        expect(inText).toContain(sameWords(text).trim());
      }
    }),
  );
});
