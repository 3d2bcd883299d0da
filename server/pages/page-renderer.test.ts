import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unescapeSlashes } from '../pages/page-renderer.ts';

const OPEN = '<script id="vike_pageContext" type="application/json">';
const documentOf = (data: string) => `<p>a\\/b</p>${OPEN}${data}</script><script>"c\\/d"</script>`;
/** Writes data as Vike does. */
const written = (data: unknown) => JSON.stringify(data).replaceAll('/', '\\/');

test('SE7 writes plain slashes in a page’s data and leaves the rest of the document unchanged', () => {
  expect(unescapeSlashes(documentOf(written({ href: '/en/yachts/' })))).toBe(documentOf('{"href":"/en/yachts/"}'));
  expect(unescapeSlashes('<p>a\\/b</p>')).toBe('<p>a\\/b</p>');
});

test('keeps a page’s data the same, and no text in it ends its script', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('</script>', '\\/', '<\\/', '\\\\/', '<<//', '"/'));
  const texts = fc.array(text, { maxLength: 5 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (value) => {
      const document = unescapeSlashes(documentOf(written({ value })));
      const [data = ''] = document.slice(document.indexOf(OPEN) + OPEN.length).split('</script>');
      expect(JSON.parse(data)).toEqual({ value });
    }),
  );
});
