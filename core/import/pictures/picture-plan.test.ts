import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inEveryLocale } from '../../locale/locale.ts';
import { picturesOfRecord, type YachtPictures } from './feed-picture.ts';
import { duePictures, type FailedPicture, type FeedAsset, nextPictureFailure, pictureLists } from './picture-plan.ts';

const HOUR_MS = 3_600_000;
const NOW = 1_800_000_000_000;

/** A digest for tests: the text's characters as hexadecimal digits. */
const digest = (text: string) => Buffer.from(text).toString('hex').padStart(32, '0').slice(-32);

function yacht(id: string, names: readonly string[], isOnMarket = true): YachtPictures {
  const feedPictures = names.map((name) => ({ url: `https://a.example/${name}`, caption: null }));
  return picturesOfRecord({ id, isOnMarket, record: { name: id, feedPictures } }, digest);
}
const idOf = (name: string) => yacht('', [name]).pictures[0]?.id ?? '';
const assetOf = (name: string): FeedAsset => ({
  ...{ id: idOf(name), file: `${name}.jpg`, type: 'image', alt: inEveryLocale(() => '') },
  ...{ width: 40, height: 30, createdAt: '2026-11-27T10:00:00.000Z' },
});
const failedOf = (name: string, againAt: number): FailedPicture => ({ id: idOf(name), tries: 1, againAt });
const known = (there: readonly string[], failed: readonly FailedPicture[] = []) => ({
  assets: new Map(there.map((name) => [idOf(name), assetOf(name)])),
  failed: new Map(failed.map((row) => [row.id, row])),
});
const namesOf = (pictures: readonly { readonly url: string }[]) => pictures.map(({ url }) => url.slice(-1));

describe('FD3 the pictures that a record names', () => {
  test('have ids in the form of a UUID, which their addresses alone make', () => {
    const [a, b] = yacht('1', ['a', 'b']).pictures;
    expect(a?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(yacht('2', ['a']).pictures[0]?.id).toBe(a?.id);
    expect(b?.id).not.toBe(a?.id);
  });

  test('are in the order of the feed, each once, at most 60', () => {
    expect(namesOf(yacht('1', ['c', 'a', 'c', 'b']).pictures)).toEqual(['c', 'a', 'b']);
    const many = yacht(
      '1',
      Array.from({ length: 99 }, (_, at) => String(at + 10)),
    );
    expect(many.pictures).toHaveLength(60);
    expect(many.pictures.at(-1)).toMatchObject({ position: 60, url: 'https://a.example/69' });
  });

  test('are described by their captions, else by her name', () => {
    const feedPictures = ['Saloon', ' ', null, 'x'.repeat(999)].map((caption, at) => ({ url: `u${at}`, caption }));
    const { pictures } = picturesOfRecord(
      { id: '1', isOnMarket: true, record: { name: 'Brisa', feedPictures } },
      digest,
    );
    expect(pictures.map(({ alt }) => alt.en)).toEqual(['Saloon', 'Brisa', 'Brisa', 'x'.repeat(200)]);
  });

  test.each([undefined, null, 'a', [null], [{ url: 7, caption: null }], [{ url: 'a' }], [{ url: 'a', caption: {} }]])(
    'are none in a record with %j',
    (feedPictures) => {
      const record = { name: 'Brisa', feedPictures };
      expect(picturesOfRecord({ id: '1', isOnMarket: true, record }, digest).pictures).toEqual([]);
    },
  );
});

describe('FD3 due', () => {
  test('are the pictures that are not there, the first of each yacht before the second of any', () => {
    const yachts = [yacht('1', ['a', 'b', 'c']), yacht('2', ['d', 'e']), yacht('3', ['f'])];
    expect(namesOf(duePictures(yachts, known(['b']), NOW))).toEqual(['a', 'd', 'f', 'e', 'c']);
  });

  test('is a picture once, whoever has it, and none of a yacht off the market', () => {
    const yachts = [yacht('1', ['a', 'b']), yacht('2', ['b', 'a']), yacht('3', ['c'], false)];
    expect(namesOf(duePictures(yachts, known([]), NOW))).toEqual(['a', 'b']);
  });

  test('is a failed one after its pause', () => {
    const failed = [failedOf('a', NOW + 1), failedOf('b', NOW)];
    expect(namesOf(duePictures([yacht('1', ['a', 'b', 'c'])], known([], failed), NOW))).toEqual(['b', 'c']);
  });
});

test.each([
  [false, [1, 4, 16, 72, 168, 168]],
  [true, [24, 72, 168, 720, 720]],
])('FD3 each failure makes the pause longer (lasting: %s)', (isLasting, hours) => {
  let failed: FailedPicture | undefined;
  const pauses = hours.map(() => {
    failed = nextPictureFailure('a', failed, isLasting, NOW);
    return (failed.againAt - NOW) / HOUR_MS;
  });
  expect(pauses).toEqual(hours);
});

describe('FD3 the lists', () => {
  const imagesOf = (lists: ReturnType<typeof pictureLists>) =>
    lists.galleries.map(({ sections }) => sections[0]?.images);

  test('have a gallery of each yacht with pictures, without those that are missing', () => {
    const yachts = [yacht('1', ['a', 'b', 'c']), yacht('2', ['d']), yacht('3', ['c'])];
    const lists = pictureLists(yachts, known(['a', 'c', 'x'], [failedOf('b', 1), failedOf('y', 1)]));
    expect(lists.galleries.map(({ id }) => id)).toEqual(['1', '3']);
    expect(imagesOf(lists)).toEqual([[idOf('a'), idOf('c')], [idOf('c')]]);
    expect(lists.assets.map(({ file }) => file)).toEqual(['a.jpg', 'c.jpg']);
    expect(lists.failed).toEqual([failedOf('b', 1)]);
    expect(lists.assets.map(({ alt }) => alt.en)).toEqual(['1', '1']);
  });

  test('show a picture at two addresses once, and keep both, so that neither is fetched again', () => {
    const twice = known(['a', 'b', 'c']);
    twice.assets.set(idOf('b'), { ...assetOf('b'), file: 'a.jpg' });
    const lists = pictureLists([yacht('1', ['a', 'b', 'c'])], twice);
    expect(imagesOf(lists)).toEqual([[idOf('a'), idOf('c')]]);
    expect(lists.assets).toHaveLength(3);
  });

  test('keep what a yacht off the market has', () => {
    expect(imagesOf(pictureLists([yacht('1', ['a', 'b'], false)], known(['a'])))).toEqual([[idOf('a')]]);
  });

  test('name no picture that is not there, whatever is and is not', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const fleet = fc.array(fc.uniqueArray(name), { maxLength: 4 });
    fc.assert(
      fc.property(fleet, fc.uniqueArray(name), (named, there) => {
        const yachts = named.map((names, at) => yacht(String(at), names));
        const lists = pictureLists(yachts, known(there));
        const ids = new Set(lists.assets.map(({ id }) => id));
        expect(
          imagesOf(lists)
            .flat()
            .every((id) => id !== undefined && ids.has(id)),
        ).toBe(true);
        const due = duePictures(yachts, known(there), NOW).map(({ id }) => id);
        expect(due.toSorted()).toEqual(
          [...new Set(named.flat())]
            .filter((one) => !there.includes(one))
            .map(idOf)
            .toSorted(),
        );
      }),
    );
  });
});
