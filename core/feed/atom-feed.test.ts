import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { all, child, type Element, readXml, textOf } from '../../tests/read-xml.ts';
import { type AtomFeed, feedAddress, MAX_ATOM_ENTRIES, newestFeedRows, writeAtomFeed } from './atom-feed.ts';

const FEED: AtomFeed = {
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

describe('SE7 the Atom feed of a search', () => {
  test('has what RFC 4287 requires of a feed', () => {
    const feed = readXml(writeAtomFeed(FEED));
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

  test('has what RFC 4287 requires of an entry', () => {
    const [entry, ...more] = all(readXml(writeAtomFeed(FEED)), 'entry');
    expect(more).toEqual([]);
    const [first] = FEED.entries;
    const texts = ['id', 'title', 'updated', 'summary'].map((name) => textOf(entry as Element, name));
    expect(texts).toEqual([first?.id, first?.title, first?.updated, first?.summary]);
    expect(child(entry as Element, 'link')?.attributes).toEqual({
      rel: 'alternate',
      type: 'text/html',
      href: first?.link,
    });
  });

  test('RT7 writes date and author where they are known', () => {
    const [first] = FEED.entries as [AtomFeed['entries'][number]];
    const entries = [{ ...first, published: '2026-04-01T00:00:00.000Z', author: 'Samuel Oke' }];
    const [entry] = all(readXml(writeAtomFeed({ ...FEED, entries })), 'entry') as [Element];
    expect(textOf(entry, 'published')).toBe('2026-04-01T00:00:00.000Z');
    expect(textOf(child(entry, 'author') as Element, 'name')).toBe('Samuel Oke');
  });

  test('is a valid feed without entries', () => {
    const feed = readXml(writeAtomFeed({ ...FEED, entries: [] }));
    expect([textOf(feed, 'updated'), all(feed, 'entry')]).toEqual([FEED.updated, []]);
  });

  test.each([
    ['<script>alert("1")</script> & Söhne', '<script>alert("1")</script> & Söhne'],
    [']]>', ']]>'],
    ['&amp;', '&amp;'],
    ['nul \u0000, bell \u0007, half \ud83d, none \uffff', 'nul , bell , half , none '],
    ['💥', '💥'],
  ])('reads %j as %j', (name, read) => {
    const [entry] = all(
      readXml(writeAtomFeed({ ...FEED, entries: FEED.entries.map((one) => ({ ...one, title: name })) })),
      'entry',
    );
    expect(textOf(entry as Element, 'title')).toBe(read);
  });

  test('is well-formed for any names, words and addresses', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('<', '&', ']]>', '"', "'", ';', '\u0001', 'a') }),
    );
    const entry = fc.record({ id: text, title: text, link: text, summary: text, updated: fc.constant(FEED.updated) });
    fc.assert(
      fc.property(text, text, fc.array(entry, { maxLength: 3 }), (title, address, entries) => {
        const feed = readXml(writeAtomFeed({ ...FEED, title, address, author: title, entries }));
        expect(all(feed, 'entry')).toHaveLength(entries.length);
      }),
    );
  });
});

describe('SE7 the entries of a feed', () => {
  test('sorts the newest changes first, equal ones in list order', () => {
    const rows = [
      { id: 'a', updated: '2026-01-01T00:00:00.000Z' },
      { id: 'b', updated: '2026-05-01T00:00:00.000Z' },
      { id: 'c', updated: '2026-01-01T00:00:00.000Z' },
      { id: 'd', updated: '2026-05-01T00:00:00.001Z' },
    ];
    expect(newestFeedRows(rows).map(({ id }) => id)).toEqual(['d', 'b', 'a', 'c']);
  });

  test('holds at most fifty entries', () => {
    const rows = Array.from({ length: 60 }, (_, at) => ({ at, updated: `2026-01-01T00:00:00.0${10 + at}Z` }));
    const newest = newestFeedRows(rows);
    expect(newest).toHaveLength(MAX_ATOM_ENTRIES);
    expect(newest[0]?.at).toBe(59);
  });

  test.each([
    ['/en/yachts-for-charter/', '/en/yachts-for-charter/feed.atom'],
    ['/es/search/?i=sale&q=a+b?', '/es/search/feed.atom?i=sale&q=a+b?'],
  ])('%s is followed at %s', (list, feed) => {
    expect(feedAddress(list)).toBe(feed);
  });
});
