import { expect, test } from 'vitest';
import { figuresOfDrawings } from './ScrollingDrawing.tsx';

const MAIN = {
  title: 'Main deck',
  src: '/media/drawings/aurora/deck-main.svg?v=1',
  alt: 'Main deck of Aurora',
  width: 1296,
  height: 262,
};

test('ME5 the lightbox shows drawings in their order, with names and legends', () => {
  const legend = [
    { numbers: '1', text: 'Saloon' },
    { numbers: '2–4', text: 'Cabin' },
  ];
  const { title, ...picture } = MAIN;
  expect(figuresOfDrawings([{ ...MAIN, legend }, MAIN])).toEqual([
    {
      at: 0,
      picture: { ...picture, kind: 'drawing', placeholder: null },
      caption: title,
      text: '1 Saloon · 2–4 Cabin',
    },
    { at: 1, picture: { ...picture, kind: 'drawing', placeholder: null }, caption: title, text: null },
  ]);
});

test('ME5 has no legend for a plan without numbers', () => {
  expect(figuresOfDrawings([{ ...MAIN, legend: [] }])[0]?.text).toBeNull();
  expect(figuresOfDrawings([])).toEqual([]);
});
