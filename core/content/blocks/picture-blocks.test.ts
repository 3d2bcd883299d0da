import { describe, expect, test } from 'vitest';
import { blockContract, wrongFields } from '../../../tests/contract/content/block-contract.ts';
import { parseBlock } from '../block.ts';

const SLIDE = { image: 'a1', title: 'Aft' };
const LINE = { at: 0, speaker: 'Ana', text: 'Welcome.' };
const FILM = 'https://www.youtube.com/watch?v=abcDEF_-123';
const many = <T>(count: number, item: T) => Array.from({ length: count }, () => item);

blockContract({
  type: 'picture',
  needs: { image: 'a1' },
  may: { caption: 'Aurora at anchor', width: 'full' },
  full: { type: 'picture', image: 'a1', caption: 'Aurora at anchor', width: 'full' },
  bare: { type: 'picture', image: 'a1', caption: null, width: 'wide' },
});

blockContract({
  type: 'gallery',
  needs: { images: [{ image: 'a1', caption: 'Aft' }, { image: 'a2' }] },
  may: { title: 'Aboard' },
  full: {
    type: 'gallery',
    title: 'Aboard',
    images: [
      { image: 'a1', caption: 'Aft' },
      { image: 'a2', caption: null },
    ],
  },
  bare: {
    type: 'gallery',
    title: null,
    images: [
      { image: 'a1', caption: 'Aft' },
      { image: 'a2', caption: null },
    ],
  },
});

const SLIDES = {
  raw: [{ ...SLIDE, text: 'Teak.', link: { text: 'See her', href: '/yachts-for-sale/' } }, SLIDE],
  read: [
    { ...SLIDE, text: 'Teak.', link: { text: 'See her', href: '/yachts-for-sale/' } },
    { ...SLIDE, text: null, link: null },
  ],
};
blockContract({
  type: 'slider',
  needs: { slides: SLIDES.raw },
  may: { title: 'A day' },
  full: { type: 'slider', title: 'A day', slides: SLIDES.read },
  bare: { type: 'slider', title: null, slides: SLIDES.read },
});

blockContract({
  type: 'video',
  needs: { video: 'v1' },
  may: { title: 'Under way', poster: 'a1', caption: 'Off Antibes' },
  full: {
    type: 'video',
    title: 'Under way',
    source: { kind: 'asset', video: 'v1' },
    poster: 'a1',
    caption: 'Off Antibes',
  },
  bare: { type: 'video', title: null, source: { kind: 'asset', video: 'v1' }, poster: null, caption: null },
});

blockContract({
  type: 'podcast',
  needs: { audio: 's1', transcript: [LINE, { at: 61.5, speaker: 'Bo', text: 'Thank you.' }] },
  may: { title: 'Episode 1' },
  full: {
    type: 'podcast',
    title: 'Episode 1',
    audio: 's1',
    transcript: [LINE, { at: 61.5, speaker: 'Bo', text: 'Thank you.' }],
  },
  bare: {
    type: 'podcast',
    title: null,
    audio: 's1',
    transcript: [LINE, { at: 61.5, speaker: 'Bo', text: 'Thank you.' }],
  },
});

blockContract({
  type: 'people-picture',
  needs: { heading: 'The desk', fullNames: ['Ana Ruiz', 'Bo Li'] },
  may: { textAlignment: 'center', photoUrls: ['/ana.jpg', '/bo.jpg'] },
  full: {
    type: 'people-picture',
    heading: 'The desk',
    textAlignment: 'center',
    fullNames: ['Ana Ruiz', 'Bo Li'],
    photoUrls: ['/ana.jpg', '/bo.jpg'],
  },
  bare: {
    type: 'people-picture',
    heading: 'The desk',
    textAlignment: 'left',
    fullNames: ['Ana Ruiz', 'Bo Li'],
    photoUrls: [],
  },
});

test.each([
  ['full', []],
  ['wide', []],
  ['column', []],
  ['narrow', ['width']],
])('CO1 a picture is %s: reports %j', (width, wrong) => {
  expect(wrongFields({ type: 'picture', image: 'a1', width })).toEqual(wrong);
});

describe('CO1 a video has one source', () => {
  test('accepts a film of the library', () => {
    expect(parseBlock({ type: 'video', video: 'v1', youtube: '' })).toMatchObject({
      value: { source: { kind: 'asset', video: 'v1' } },
    });
  });

  test.each([FILM, 'https://youtu.be/abcDEF_-123'])('accepts a film on YouTube: %s', (youtube) => {
    expect(parseBlock({ type: 'video', youtube })).toMatchObject({
      value: { source: { kind: 'youtube', url: youtube } },
    });
  });

  test.each<[string, readonly string[], Readonly<Record<string, unknown>>]>([
    ['none', ['video'], {}],
    ['two', ['video'], { video: 'v1', youtube: FILM }],
    ['no source, both left empty', ['video'], { video: '', youtube: '' }],
    ['elsewhere', ['youtube'], { youtube: 'https://films.example/watch?v=abcDEF_-123' }],
    ['an address without https', ['youtube'], { youtube: 'http://youtu.be/abcDEF_-123' }],
    ['cut', ['youtube'], { youtube: 'https://youtu.be/abcDEF_-12' }],
    ['trailing text', ['youtube'], { youtube: `${FILM}"onload="` }],
    ['an embedded frame', ['youtube'], { youtube: 'https://www.youtube.com/embed/abcDEF_-123' }],
    ['a number', ['youtube'], { youtube: 7 }],
  ])('rejects %s', (_, fields, rest) => {
    expect(wrongFields({ type: 'video', ...rest })).toEqual(fields);
  });
});

test.each(['left', 'right', 'center'])('CO1 aligns people-picture %s', (textAlignment) => {
  expect(parseBlock({ type: 'people-picture', heading: 'A', fullNames: ['Ana'], textAlignment })).toMatchObject({
    value: { textAlignment },
  });
});

describe('CO2 names an invalid field by its path', () => {
  test.each<[string, readonly string[], Readonly<Record<string, unknown>>]>([
    ['gallery', ['images'], { images: [] }],
    ['gallery', ['images'], { images: many(41, { image: 'a1' }) }],
    ['gallery', ['images[0]'], { images: ['a1'] }],
    ['gallery', ['images[1].image'], { images: [{ image: 'a1' }, { caption: 'Aft' }] }],
    ['gallery', ['images[0].caption'], { images: [{ image: 'a1', caption: 7 }] }],
    ['slider', ['slides'], { slides: many(13, SLIDE) }],
    ['slider', ['slides[0].image'], { slides: [{ title: 'Aft' }] }],
    ['slider', ['slides[0].title'], { slides: [{ image: 'a1' }] }],
    ['slider', ['slides[0].link'], { slides: [{ ...SLIDE, link: '/one/' }] }],
    ['slider', ['slides[0].link.text', 'slides[0].link.href'], { slides: [{ ...SLIDE, link: {} }] }],
    ['podcast', ['transcript'], { audio: 's1', transcript: [] }],
    ['podcast', ['transcript'], { audio: 's1', transcript: many(2001, LINE) }],
    ['podcast', ['transcript[0].at'], { audio: 's1', transcript: [{ ...LINE, at: -1 }] }],
    ['podcast', ['transcript[0].at'], { audio: 's1', transcript: [{ ...LINE, at: 21_601 }] }],
    ['podcast', ['transcript[0].at'], { audio: 's1', transcript: [{ ...LINE, at: '0:00' }] }],
    ['podcast', ['transcript[0].speaker'], { audio: 's1', transcript: [{ at: 0, text: 'A' }] }],
    ['podcast', ['transcript[1].text'], { audio: 's1', transcript: [LINE, { ...LINE, text: '' }] }],
    ['people-picture', ['textAlignment'], { heading: 'A', fullNames: ['Ana'], textAlignment: 'centre' }],
    ['people-picture', ['textAlignment'], { heading: 'A', fullNames: ['Ana'], textAlignment: 'spread' }],
    ['people-picture', ['fullNames'], { heading: 'A', fullNames: [] }],
    ['people-picture', ['fullNames'], { heading: 'A', fullNames: many(41, 'Ana') }],
    ['people-picture', ['fullNames[1]'], { heading: 'A', fullNames: ['Ana', ' '] }],
    ['people-picture', ['photoUrls'], { heading: 'A', fullNames: ['Ana', 'Bo'], photoUrls: ['/a.jpg'] }],
    ['people-picture', ['photoUrls'], { heading: 'A', fullNames: ['Ana'], photoUrls: ['/a.jpg', '/b.jpg'] }],
  ])('%s, %j', (type, fields, rest) => {
    expect(wrongFields({ type, ...rest })).toEqual(fields);
  });
});

test.each<[string, number, Readonly<Record<string, unknown>>]>([
  ['gallery', 40, { images: many(40, { image: 'a1' }) }],
  ['slider', 12, { slides: many(12, SLIDE) }],
  ['podcast', 2000, { audio: 's1', transcript: many(2000, { ...LINE, at: 21_600 }) }],
  ['people-picture', 40, { heading: 'A', fullNames: many(40, 'Ana'), photoUrls: many(40, '/a.jpg') }],
  ['people-picture', 0, { heading: 'A', fullNames: ['Ana'], photoUrls: [] }],
])('CO1 %s holds at most %d', (type, _, rest) => {
  expect(wrongFields({ type, ...rest })).toEqual([]);
});
