import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atomFeed, feedAddress, MOST_FEED_ENTRIES, newestFirst, type SearchFeed } from './search-feed.ts';

const FEED: SearchFeed = {
  title: 'Yachts for charter: Sail',
  language: 'en',
  author: 'Sample Yachts',
  address: 'https://sample.example/en/yachts-for-charter/feed.atom?l=kind:sail',
  list: 'https://sample.example/en/yachts-for-charter/?l=kind:sail',
  updated: '2026-05-01T10:00:00.000Z',
  entries: [
    {
      id: 'https://sample.example/en/yachts-for-charter/#charter-aurora',
      title: 'Aurora, 50 m Feadship for charter',
      link: 'https://sample.example/en/yacht-for-charter/aurora/',
      summary: 'Feadship, 2015 · Price on application',
      updated: '2026-05-01T10:00:00.000Z',
    },
  ],
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Element | string)[];
}

/** A reader of XML as strict as it needs to be: it throws for what is not well-formed. */
function readXml(xml: string): Element {
  const [declaration] = /^<\?xml version="1\.0" encoding="utf-8"\?>\s*/.exec(xml) ?? [];
  if (declaration === undefined) throw new Error('No declaration');
  const root = { name: '', attributes: {}, children: [] as (Element | string)[] };
  const open = [root];
  const token = /<(\/?)([a-z]+)((?: [a-z:]+="[^"<]*")*)(\/?)>|([^<]+)/gy;
  token.lastIndex = declaration.length;
  while (token.lastIndex < xml.length) {
    const at = token.lastIndex;
    const [, closing, name = '', written = '', empty, text] = token.exec(xml) ?? [];
    const parent = open.at(-1);
    if (parent === undefined || (name === '' && text === undefined)) throw new Error(`Not well-formed at ${at}`);
    if (text !== undefined) {
      if (text.trim() !== '') parent.children.push(unescaped(text));
    } else if (closing === '/') {
      if (parent.name !== name) throw new Error(`${name} closes ${parent.name}`);
      open.pop();
    } else {
      const pairs = [...written.matchAll(/ ([a-z:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        unescaped(value),
      ]);
      const element = { name, attributes: Object.fromEntries(pairs), children: [] };
      parent.children.push(element);
      if (empty !== '/') open.push(element);
    }
  }
  const [only, ...more] = root.children;
  if (open.length !== 1 || typeof only !== 'object' || more.length > 0) throw new Error('Not one element');
  return only;
}

function unescaped(text: string): string {
  if (/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u.test(text)) throw new Error('No XML character');
  return text.replace(/&([^;]*);?/g, (whole, name: string) => {
    const character = ENTITIES[name];
    if (character === undefined || !whole.endsWith(';')) throw new Error(`No entity ${whole}`);
    return character;
  });
}

const child = ({ children }: Element, name: string): Element | undefined =>
  children.find((one): one is Element => typeof one === 'object' && one.name === name);
const textOf = (element: Element, name: string) => child(element, name)?.children.join('') ?? null;
const all = ({ children }: Element, name: string) =>
  children.filter((one): one is Element => typeof one === 'object' && one.name === name);

describe('SE7 the Atom feed of a search', () => {
  test('says what RFC 4287 asks of a feed', () => {
    const feed = readXml(atomFeed(FEED));
    expect([feed.name, feed.attributes]).toEqual(['feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' }]);
    expect(['id', 'title', 'updated'].map((name) => textOf(feed, name))).toEqual([
      FEED.address,
      FEED.title,
      FEED.updated,
    ]);
    expect(textOf(child(feed, 'author') as Element, 'name')).toBe('Sample Yachts');
    expect(all(feed, 'link').map(({ attributes }) => attributes)).toEqual([
      { rel: 'self', type: 'application/atom+xml', href: FEED.address },
      { rel: 'alternate', type: 'text/html', href: FEED.list },
    ]);
  });

  test('and of an entry', () => {
    const [entry, ...more] = all(readXml(atomFeed(FEED)), 'entry');
    expect(more).toEqual([]);
    const [said] = FEED.entries;
    const texts = ['id', 'title', 'updated', 'summary'].map((name) => textOf(entry as Element, name));
    expect(texts).toEqual([said?.id, said?.title, said?.updated, said?.summary]);
    expect(child(entry as Element, 'link')?.attributes).toEqual({
      rel: 'alternate',
      type: 'text/html',
      href: said?.link,
    });
  });

  test('without an entry it is a feed as well', () => {
    const feed = readXml(atomFeed({ ...FEED, entries: [] }));
    expect([textOf(feed, 'updated'), all(feed, 'entry')]).toEqual([FEED.updated, []]);
  });

  test.each([
    ['<script>alert("1")</script> & Söhne', '<script>alert("1")</script> & Söhne'],
    [']]>', ']]>'],
    ['&amp;', '&amp;'],
    ['nul \u0000, bell \u0007, half \ud83d, none \uffff', 'nul , bell , half , none '],
    ['💥', '💥'],
  ])('%j reads %j', (name, read) => {
    const [entry] = all(
      readXml(atomFeed({ ...FEED, entries: FEED.entries.map((one) => ({ ...one, title: name })) })),
      'entry',
    );
    expect(textOf(entry as Element, 'title')).toBe(read);
  });

  test('whatever names, words and addresses hold, it is well-formed', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('<', '&', ']]>', '"', "'", ';', '\u0001', 'a') }),
    );
    const entry = fc.record({ id: text, title: text, link: text, summary: text, updated: fc.constant(FEED.updated) });
    fc.assert(
      fc.property(text, text, fc.array(entry, { maxLength: 3 }), (title, address, entries) => {
        const feed = readXml(atomFeed({ ...FEED, title, address, author: title, entries }));
        expect(all(feed, 'entry')).toHaveLength(entries.length);
      }),
    );
  });
});

describe('SE7 what a feed holds', () => {
  test('its newest changes first, equals in the order of the list', () => {
    const rows = [
      { id: 'a', updated: '2026-01-01T00:00:00.000Z' },
      { id: 'b', updated: '2026-05-01T00:00:00.000Z' },
      { id: 'c', updated: '2026-01-01T00:00:00.000Z' },
      { id: 'd', updated: '2026-05-01T00:00:00.001Z' },
    ];
    expect(newestFirst(rows).map(({ id }) => id)).toEqual(['d', 'b', 'a', 'c']);
  });

  test('at most fifty of them', () => {
    const rows = Array.from({ length: 60 }, (_, at) => ({ at, updated: `2026-01-01T00:00:00.0${10 + at}Z` }));
    const newest = newestFirst(rows);
    expect(newest).toHaveLength(MOST_FEED_ENTRIES);
    expect(newest[0]?.at).toBe(59);
  });

  test.each([
    ['/en/yachts-for-charter/', '/en/yachts-for-charter/feed.atom'],
    ['/es/search/?i=sale&q=a+b?', '/es/search/feed.atom?i=sale&q=a+b?'],
  ])('%s is followed at %s', (list, feed) => {
    expect(feedAddress(list)).toBe(feed);
  });
});
