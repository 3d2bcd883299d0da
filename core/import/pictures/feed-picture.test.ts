import { expect, test } from 'vitest';
import { parseYacht } from '../../records/parse-yacht.ts';
import { feedListing } from '../feed-listing.fixture.ts';
import { yachtRecordOf } from '../yacht-record.ts';
import { picturesOfRecord } from './feed-picture.ts';

const PICTURES = ['Saloon', null].map((caption, at) => ({ url: `https://a.example/${at}.jpg`, caption }));
const digest = (text: string) => Buffer.from(text).toString('hex').slice(-32);

test('FD3 a record holds where her pictures are, and is parsed as if it did not', () => {
  const recordOf = (pictures: typeof PICTURES) =>
    yachtRecordOf(
      feedListing({ pictures }),
      { id: 'mls-1', slug: 'brisa-del-sur', priceHistory: [] },
      new Map(),
      '2026-11-27',
    ).record;
  const record = recordOf(PICTURES);
  expect(record.feedPictures).toEqual(PICTURES);
  const { pictures } = picturesOfRecord({ id: 'mls-1', isOnMarket: true, record }, digest);
  expect(pictures.map(({ url, alt }) => [url, alt.en])).toEqual([
    ['https://a.example/0.jpg', 'Saloon'],
    ['https://a.example/1.jpg', 'Brisa del Sur'],
  ]);
  const parsed = parseYacht(record, new Map());
  expect(parsed.ok).toBe(true);
  expect(parsed).toEqual(parseYacht(recordOf([]), new Map()));
});
