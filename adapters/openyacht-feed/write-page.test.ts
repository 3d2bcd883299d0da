import { expect, test } from 'vitest';
import { saleListing } from './openyacht.fixture.ts';
import { OpenYachtReader } from './openyacht-reader.ts';
import { schemaProblems } from './schema-problems.ts';
import { listingAddress, PAGE_SEPARATOR, PAGE_START, pageEnd, writeTombstone } from './write-page.ts';

const NOW = '2026-11-27T12:00:00.000Z';
const ID = listingAddress('alder.example:8443', '01234567-89ab-8def-8123-456789abcdef');

test.each([
  ['none', []],
  ['one', [saleListing()]],
  ['several', [saleListing(), writeTombstone(ID, 'sold', '2026-11-01'), writeTombstone(ID, 'withdrawn', NOW)]],
])('FD5 a page of %s keeps the rules of the protocol, and names the next page', async (_, records) => {
  for (const cursor of [null, 'next']) {
    const text = PAGE_START + records.map((one) => JSON.stringify(one)).join(PAGE_SEPARATOR) + pageEnd(cursor, NOW);
    expect(schemaProblems('page', JSON.parse(text))).toEqual([]);
    const reader = new OpenYachtReader({ followsPages: true });
    async function* bytes() {
      yield new TextEncoder().encode(text);
    }
    const kinds: string[] = [];
    for await (const { kind } of reader.records(bytes())) kinds.push(kind);
    expect(kinds).toEqual(records.map(() => 'listing'));
    expect(reader.nextCursor).toBe(cursor);
  }
});

test('FD5 a tombstone has the instant in UTC', () => {
  const tombstone = writeTombstone(ID, 'withdrawn', '2026-11-01');
  expect(tombstone).toEqual({ id: ID, tombstone: true, status: 'withdrawn', updated_at: '2026-11-01T00:00:00Z' });
});
