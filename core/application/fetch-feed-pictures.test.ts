import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { knownListing } from '../../tests/contract/content/listing-store-contract.ts';
import { MemoryFeedPictureStore } from '../../tests/fakes/feeds/memory-feed-picture-store.ts';
import { type MemoryRemoteFile, MemoryRemoteFiles } from '../../tests/fakes/feeds/memory-remote-files.ts';
import { MemoryListingStore } from '../../tests/fakes/memory-listing-store.ts';
import { ImportUnderWayError } from '../ports/listing-store.ts';
import { lastingFailure, passingFailure } from '../shared/remote-failure.ts';
import { type FetchPicturesRequest, fetchFeedPictures } from './fetch-feed-pictures.ts';

const HOUR_MS = 3_600_000;
const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const picture = (text: string): MemoryRemoteFile => ({ body: Buffer.from(`\xff\xd8${text}`, 'latin1') });
const addressOf = (name: string) => `https://${name.slice(0, 1)}.example/${name}`;

type Fleet = Readonly<Record<string, readonly string[]>>;

/** Listings with pictures by ref, and the server that has them. */
async function world(fleet: Fleet, files: Readonly<Record<string, MemoryRemoteFile>> = {}) {
  const listings = new MemoryListingStore();
  const remote = new MemoryRemoteFiles(new Map());
  const media = new MemoryFeedPictureStore();
  const folder = media.of('mls');
  const clock = { now: Date.parse('2026-11-27T10:00:00Z') };
  const list = async (next: Fleet, withdrawn: readonly string[] = []) => {
    const changes = await listings.begin('mls');
    for (const [ref, names] of Object.entries(next)) {
      const gone = withdrawn.includes(ref) ? ({ on: '2026-11-26', because: 'sold' } as const) : null;
      const feedPictures = names.map((name) => ({ url: addressOf(name), caption: null }));
      await changes.put(knownListing(ref, { withdrawn: gone }), { name: `Yacht ${ref}`, feedPictures });
    }
    await changes.commit('one');
  };
  const publish = (name: string, file: MemoryRemoteFile) => remote.files.set(addressOf(name), file);
  for (const name of Object.values(fleet).flat()) publish(name, files[name] ?? picture(name));
  await list(fleet);
  const run = (request: Partial<FetchPicturesRequest> = {}) =>
    fetchFeedPictures({ listings, media, remote }, { feed: 'mls', now: () => new Date(clock.now), digest, ...request });
  const galleries = () => {
    const { lists } = folder;
    const fileOf = (id: string) => lists.assets.find((asset) => asset.id === id)?.file;
    return Object.fromEntries(lists.galleries.map(({ id, sections }) => [id, sections[0]?.images.map(fileOf)]));
  };
  return { listings, remote, folder, clock, list, publish, run, galleries };
}

const fileOf = (name: string) => `${digestOf(name).slice(0, 32)}.jpg`;
const digestOf = (name: string) =>
  createHash('sha256')
    .update(picture(name).body ?? '')
    .digest('hex');

describe('FD3 the pictures of a feed', () => {
  test('are fetched once, in order', async () => {
    const { run, remote, galleries } = await world({ 1: ['a1', 'a2'], 2: ['a3'] });
    expect(await run()).toEqual({ fetched: 3, left: 0, removed: 0, failed: [] });
    expect(remote.asked).toEqual(['a1', 'a3', 'a2'].map(addressOf));
    expect(galleries()).toEqual({ 'mls-1': ['a1', 'a2'].map(fileOf), 'mls-2': ['a3'].map(fileOf) });
    expect(await run()).toEqual({ fetched: 0, left: 0, removed: 0, failed: [] });
    expect(remote.asked).toHaveLength(3);
  });

  test('that fail leave the others, are named without their addresses, and are asked for again', async () => {
    const { run, clock, publish, galleries, remote } = await world(
      { 1: ['a1', 'b2', 'c3'] },
      { b2: { failure: passingFailure('status 503') }, c3: { body: Buffer.from('<svg/>') } },
    );
    const failed = [
      { yachtId: 'mls-1', position: 2, problem: 'status 503' },
      { yachtId: 'mls-1', position: 3, problem: 'is not a picture' },
    ];
    expect(await run()).toEqual({ fetched: 1, left: 0, removed: 0, failed });
    expect(galleries()).toEqual({ 'mls-1': [fileOf('a1')] });
    publish('b2', picture('b2'));
    clock.now += HOUR_MS - 1;
    expect(await run()).toMatchObject({ fetched: 0, failed: [] });
    clock.now += 1;
    expect(await run()).toMatchObject({ fetched: 1, failed: [] });
    expect(galleries()).toEqual({ 'mls-1': ['a1', 'b2'].map(fileOf) });
    clock.now += 23 * HOUR_MS;
    expect(await run()).toMatchObject({ failed: [failed[1]] });
    expect(remote.asked).toHaveLength(5);
  });

  test('are asked for in runs, each of which goes on where the last one stopped', async () => {
    const { run, galleries } = await world({ 1: ['a1', 'a2', 'a3'] });
    expect(await run({ maxPictures: 2 })).toMatchObject({ fetched: 2, left: 1 });
    expect(galleries()).toEqual({ 'mls-1': ['a1', 'a2'].map(fileOf) });
    expect(await run({ maxPictures: 2 })).toMatchObject({ fetched: 1, left: 0 });
  });

  test('are shown batch by batch, so that a run that is killed loses no more than one', async () => {
    const names = Array.from({ length: 60 }, (_, at) => `a${at}`);
    const others = Array.from({ length: 60 }, (_, at) => `b${at}`);
    const { run, folder } = await world({ 1: names, 2: others });
    await run();
    expect(folder.shown.map(({ assets }) => assets.length)).toEqual([0, 100, 120]);
  });

  test('of a server that does not answer are left after five, and others are fetched', async () => {
    const names = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'];
    const silent = Object.fromEntries(names.map((name) => [name, { failure: passingFailure('timed out') }]));
    const { run, galleries } = await world({ 1: names, 2: ['b1'] }, silent);
    const summary = await run();
    expect(summary).toMatchObject({ fetched: 1, left: 2 });
    expect(summary.failed).toHaveLength(5);
    expect(galleries()).toEqual({ 'mls-2': [fileOf('b1')] });
  });

  test('of a server that has some of them no more are all asked for', async () => {
    const names = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'];
    const gone = Object.fromEntries(names.slice(0, 6).map((name) => [name, { failure: lastingFailure('status 404') }]));
    expect(await (await world({ 1: names }, gone)).run()).toMatchObject({ fetched: 1, left: 0 });
  });

  test('that no listing names any more are removed from the lists, and their files by the next run', async () => {
    const { run, list, folder, galleries } = await world({ 1: ['a1', 'a2'] });
    await run();
    await list({ 1: ['a2'] });
    expect(await run()).toMatchObject({ removed: 1 });
    expect(galleries()).toEqual({ 'mls-1': [fileOf('a2')] });
    expect(folder.files.size).toBe(2);
    await run();
    expect([...folder.files]).toEqual([fileOf('a2')]);
  });

  test('of a yacht who is sold stay, and none is fetched', async () => {
    const { run, list, galleries } = await world({ 1: ['a1'] });
    await run();
    await list({ 1: ['a1', 'a2'] }, ['1']);
    expect(await run()).toMatchObject({ fetched: 0, left: 0 });
    expect(galleries()).toEqual({ 'mls-1': [fileOf('a1')] });
  });

  test('are left for the next run where this one is ended', async () => {
    const { run, publish, folder } = await world({ 1: ['a1', 'a2'] });
    const ending = new AbortController();
    publish('a1', { ...picture('a1'), onRead: () => ending.abort() });
    expect(await run({ signal: ending.signal })).toEqual({ fetched: 1, left: 1, removed: 0, failed: [] });
    expect(folder.lists.failed).toEqual([]);
    expect(await run()).toMatchObject({ fetched: 1, left: 0 });
  });

  test('are no matter of two runs at once, nor of a run during an import', async () => {
    const { run, listings } = await world({ 1: ['a1'] });
    const changes = await listings.begin('mls');
    await expect(run()).rejects.toThrow(ImportUnderWayError);
    await changes.end();
    expect(await run()).toMatchObject({ fetched: 1 });
    await (await listings.begin('mls')).end();
  });

  test.each([
    ['http://a.example/1.jpg', 'https://a.example/1.jpg'],
    ['HTTP://a.example?1', 'https://a.example?1'],
    ['http://a.example:8080/1.jpg', 'http://a.example:8080/1.jpg'],
    ['http://127.0.0.1/1.jpg', 'http://127.0.0.1/1.jpg'],
  ])('at "%s" are asked for at "%s"', async (url, asked) => {
    const { run, listings, remote } = await world({});
    const changes = await listings.begin('mls');
    await changes.put(knownListing('1'), { name: 'One', feedPictures: [{ url, caption: null }] });
    await changes.commit('one');
    await run();
    expect(remote.asked).toEqual([asked]);
  });

  test.each(['no address', 'ftp://a.example/1.jpg', 'file:///etc/passwd', 'javascript:alert(1)'])(
    'at "%s" are failures',
    async (url) => {
      const { run, listings } = await world({});
      const changes = await listings.begin('mls');
      await changes.put(knownListing('1'), { name: 'One', feedPictures: [{ url, caption: null }] });
      await changes.commit('one');
      expect(await run()).toMatchObject({ fetched: 0, failed: [{ yachtId: 'mls-1', position: 1 }] });
    },
  );
});
