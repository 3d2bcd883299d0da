import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UnreadableFeed } from '../../core/import/feed-listing.ts';
import { OpenMarineReader } from './open-marine-reader.ts';
import { openMarine, pieces, recordsOf } from './xml-feeds.fixture.ts';

const reader = new OpenMarineReader();
const named = (name: string) =>
  `<advert ref="1"><boat_features><item name="boat_name">${name}</item></boat_features></advert>`;
const named1 = openMarine(named('Zoë'));
const bytes = (...parts: readonly (string | readonly number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)));
const withEncoding = (encoding: string, file = named1) => file.replace('encoding="UTF-8"', encoding);

test('FD1 a feed is read the same in pieces of any size', async () => {
  const feed = openMarine(
    `${named('Zoë & Łódź 🛥')}<!-- between --><advert ref="2"><x>${'y'.repeat(99)}</x></advert>`,
  ).replace(' & ', ' &amp; ');
  const whole = await recordsOf(reader, feed, 1_000_000);
  expect(whole.map(({ at }) => at)).toEqual(['advert 1', 'advert 2']);
  expect(whole[0]).toMatchObject({ listing: { name: 'Zoë & Łódź 🛥' } });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 80 }), async (size) => {
      expect(await recordsOf(reader, feed, size)).toEqual(whole);
    }),
    { numRuns: 20 },
  );
});

test('FD1 a record is given before the next ones are read', async () => {
  let asked = 0;
  async function* feed() {
    const [head = '', foot = ''] = openMarine('|').split('|');
    yield bytes(head, ' '.repeat(2_000));
    for (asked = 1; asked <= 100; asked += 1) yield bytes(`<advert ref="${asked}"/>`, ' '.repeat(2_000));
    yield bytes(foot);
  }
  for await (const record of reader.records(feed())) {
    expect(record).toMatchObject({ at: `advert ${asked}` });
  }
  expect(asked).toBe(101);
});

describe('FD1 encodings', () => {
  const utf16 = (text: string) => [...Buffer.from(text, 'utf16le')];
  const swapped = (codes: readonly number[]) => codes.map((_, index) => codes[index ^ 1] ?? 0);
  const latin1 = (text: string) => [...Buffer.from(text, 'latin1')];
  test.each([
    ['UTF-8', bytes(named1)],
    ['UTF-8 with a byte order mark', bytes([0xef, 0xbb, 0xbf], named1)],
    ['UTF-8 that is not declared', bytes(withEncoding(''))],
    ['ISO-8859-1', bytes(latin1(withEncoding('encoding="ISO-8859-1"')))],
    ['windows-1252', bytes(latin1(withEncoding("encoding='Windows-1252'")))],
    ['UTF-16, little end first', bytes([0xff, 0xfe], utf16(withEncoding('encoding="utf-16"')))],
    ['UTF-16, big end first', bytes([0xfe, 0xff], swapped(utf16(withEncoding(''))))],
  ])('%s', async (_, file) => {
    expect(await recordsOf(reader, file, 777)).toMatchObject([{ listing: { name: 'Zoë' } }]);
  });

  test.each([
    ['Latin letters that are declared as UTF-8', bytes(latin1(named1)), /^line 6: the bytes are not UTF-8$/],
    ['UTF-8 that is declared as ISO-8859-1', bytes(withEncoding('encoding="ISO-8859-1"')), /the bytes are UTF-8$/],
    [
      'UTF-16 that is declared as UTF-8',
      bytes([0xff, 0xfe], utf16(named1)),
      /^line 1: the encoding is declared as UTF-8/,
    ],
    [
      'UTF-8 that is declared as UTF-16',
      bytes(withEncoding('encoding="UTF-16"')),
      /^line 1: the encoding is declared as/,
    ],
    ['half of a letter at the end', bytes(named1, [0xc3]), /^line 8: the bytes are not UTF-8$/],
    [
      'one that is not read',
      bytes(withEncoding('encoding="EBCDIC-US"')),
      /^line 1: the encoding "EBCDIC-US" is not read$/,
    ],
  ])('%s is refused', async (_, file, message) => {
    await expect(recordsOf(reader, file)).rejects.toThrow(message);
    await expect(recordsOf(reader, file)).rejects.toBeInstanceOf(UnreadableFeed);
  });
});

describe('FD1 a feed that is not what it should be is refused as a whole, with the line', () => {
  const laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY c "&b;&b;&b;">]>';
  const inside = (head: string) => openMarine('<advert ref="1"/>').replace('\n<open_marine', `\n${head}\n<open_marine`);
  test.each([
    ['entities that multiply', inside(laughs), /^line 2: a document type with declarations/],
    [
      'an external entity',
      inside('<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>'),
      /^line 2: a document type/,
    ],
    [
      'an external document type',
      inside('<!DOCTYPE x SYSTEM "https://evil.example/x.dtd">'),
      /^line 2: a document type/,
    ],
    ['an entity of HTML', openMarine(named('Fish&nbsp;Eagle')), /^line 6: an entity that is not defined$/],
    ['a null byte', openMarine(named('Fish\0Eagle')), /^line 6: a character that XML does not allow/],
    ['a reference to a null byte', openMarine(named('Fish&#0;Eagle')), /^line 6: a character reference/],
    ['an end before the end', openMarine(named('Zoë')).slice(0, -40), /^line 6: the feed ends before its end$/],
    ['an end within a tag', openMarine(named('Zoë')).slice(0, 390), /^line \d: the feed ends before its end$/],
    ['elements that do not match', openMarine('<advert ref="1"><a></b></advert>'), /^line 6: an element is closed/],
    [
      'an element of which there is no end',
      openMarine(`<advert ref="1"><a>${'<b/>'.repeat(30_000)}`).slice(0, -60),
      /ends before its end$/,
    ],
    [
      '100,000 elements in one another',
      openMarine(`<advert ref="1">${'<a>'.repeat(100_000)}`),
      /nested more than 10000 deep$/,
    ],
    [
      '10,000 attributes',
      openMarine(`<advert ${Array.from({ length: 10_000 }, (_, i) => `a${i}=""`).join(' ')}/>`),
      /1000 attributes$/,
    ],
    [
      'a name of 2,000 letters',
      openMarine(`<${'a'.repeat(2_000)}/>`),
      /name of an element is longer than 1000 characters$/,
    ],
    ['a page of HTML', '<html><body>Sign in</body></html>', /^line 1: this is another format/],
    ['no XML', '{"listings": []}', /^line 1: /],
    ['nothing', '', /^line 1: no XML found$/],
  ])('%s', async (_, feed, message) => {
    await expect(recordsOf(reader, feed)).rejects.toThrow(message);
    await expect(recordsOf(reader, feed)).rejects.toBeInstanceOf(UnreadableFeed);
  });

  test('a document type without declarations is read', async () => {
    expect(await recordsOf(reader, inside('<!DOCTYPE open_marine>'))).toHaveLength(1);
  });

  test('a comment of which there is no end stops the reading before the file ends', async () => {
    let given = 0;
    async function* endless() {
      yield bytes(openMarine('<!-- ').slice(0, -60));
      for (const piece = bytes('x'.repeat(1_000_000)); ; given += 1) yield piece;
    }
    const read = async () => {
      for await (const _ of reader.records(endless()));
    };
    await expect(read()).rejects.toThrow('a tag, a text or a comment does not end');
    expect(given).toBeLessThan(20);
  });
});

test.each([
  ['2,000,000 characters', `<x>${'y'.repeat(2_100_000)}</x>`, 'has more than 2000000 characters'],
  ['20,000 elements', '<x/>'.repeat(21_000), 'has more than 20000 elements and attributes'],
  ['40 elements in one another', `${'<x>'.repeat(50)}${'</x>'.repeat(50)}`, 'has elements more than 40 deep'],
])('FD1 an advert of more than %s is refused, and the next one is read', async (_, content, problem) => {
  const feed = openMarine(`<advert ref="big">${content}</advert><advert ref="2"/>`);
  expect(await recordsOf(reader, feed, 100_000)).toMatchObject([
    { kind: 'refused', at: 'advert 1', ref: 'big', problems: [{ problem }] },
    { kind: 'listing', at: 'advert 2', listing: { ref: '2' } },
  ]);
});

describe('FD1 hostile values change nothing outside of their record', () => {
  const hostile = `
<advert ref="1" __proto__="x" constructor="y">
  <advert_media>
    <media type="image/jpeg">javascript:alert(1)</media>
    <media type="image/jpeg">file:///etc/passwd</media>
    <media type="image/jpeg">//pictures.example/1.jpg</media>
    <media type="image/jpeg">https://user:secret@pictures.example/1.jpg</media>
    <media type="image/jpeg" caption="../../&lt;img src=x onerror=alert(1)&gt;main.jpg">https://pictures.example/a/../../../etc/1.jpg</media>
    <media type="video/mp4">https://youtube.com.evil.example/watch?v=abcDEF_-123</media>
  </advert_media>
  <boat_features>
    <item name="boat_name">&lt;script&gt;alert(1)&lt;/script&gt;&lt;b&gt;Puffin&lt;/b&gt;</item>
    <item name="../../__proto__">1</item>
    <galley><item name="&lt;img src=x&gt;oven">true</item></galley>
  </boat_features>
  <advert_features><marketing_descs>
    <marketing_desc language="en">&lt;a href="javascript:alert(1)"&gt;Buy&lt;/a&gt;&lt;style&gt;x{}&lt;/style&gt; now</marketing_desc>
  </marketing_descs></advert_features>
</advert>
<advert ref="2"/>`;

  test('markup, addresses and paths', async () => {
    const [first, second] = await recordsOf(reader, openMarine(hostile));
    expect(second).toMatchObject({ kind: 'listing', listing: { ref: '2', name: null }, leftOut: [], unmapped: [] });
    if (first?.kind !== 'listing') throw new Error('is refused');
    const { listing, leftOut } = first;
    expect(listing.name).toBe('Puffin');
    expect(listing.descriptions.en).toBe('Buy now');
    expect(listing.pictures).toEqual([{ url: 'https://pictures.example/etc/1.jpg', caption: '../../main.jpg' }]);
    expect(listing.films).toEqual([]);
    expect(listing.equipment.map(({ text }) => text)).toEqual(['oven']);
    expect(leftOut.map(({ value }) => value.slice(0, 11))).toEqual([
      'javascript:',
      'file:///etc',
      '//pictures.',
      'https://use',
      'https://you',
    ]);
    expect(JSON.stringify(listing)).not.toMatch(/[<>]/);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test('an id with markup or control characters is none', async () => {
    const feed = openMarine('<advert ref="&lt;b&gt;"/><advert ref="a&#9;b&#10;c"/>');
    expect(await recordsOf(reader, feed)).toMatchObject([
      { kind: 'refused', ref: null, problems: [{ problem: 'is not an id' }] },
      { kind: 'refused', ref: null },
    ]);
  });
});

test('FD1 a feed that cannot be read further gives the records before, and then fails', async () => {
  const found: string[] = [];
  const read = async () => {
    const feed = openMarine(`<advert ref="1"/>${' '.repeat(5_000)}<advert ref="2">&x;</advert>`);
    for await (const { at } of reader.records(pieces(feed))) found.push(at);
  };
  await expect(read()).rejects.toBeInstanceOf(UnreadableFeed);
  expect(found).toEqual(['advert 1']);
});
