import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feetAndInches } from '../yacht/length-conversion.ts';
import { readLength } from './read-length.ts';

test.each([
  ['15.2 m', 15.2],
  ['15,2 m', 15.2],
  ['15.20m', 15.2],
  ['15,240 m', 15.24],
  ['15.2 metres', 15.2],
  ['15,2 mètres', 15.2],
  ['15,2 Mtr.', 15.2],
  ['1524 cm', 15.24],
  ['1,524 cm', 15.24],
  ["15'240 mm", 15.24],
  [`49' 10"`, 15.1892],
  ['49′ 10″', 15.1892],
  ['49’10”', 15.1892],
  ["49'10''", 15.1892],
  ['49ft 10in', 15.1892],
  ['49 ft. 10 in.', 15.1892],
  ['49 feet, 10 inches', 15.1892],
  ['49 pies 10 pulgadas', 15.1892],
  [`49'-10"`, 15.1892],
  [`49' 10 1/2"`, 15.2019],
  [`49' 10½"`, 15.2019],
  [`49'`, 14.9352],
  ['49 ft', 14.9352],
  ['49 Fuß', 14.9352],
  ['49.5 ft', 15.0876],
  ['15.2 m (49\' 10")', 15.2],
  ['49\' 10" / 15.19 m', 15.1892],
  ['15.2m/50ft', 15.2],
  ['0 m', null],
  [`0' 0"`, null],
  ['0', null],
  ['', null],
  ['n/a', null],
])('FD1 reads the length %j as %j m', (text, value) => {
  expect(readLength(text, { unit: text === '0' ? 'feet' : null })).toEqual({ ok: true, value });
});

test.each([
  ['15.2', 'has no unit'],
  ['15.2 parsecs', 'has a unit that is not known'],
  [`49' 13"`, 'is not a number of feet and inches'],
  [`49.5' 3"`, 'is not a number of feet and inches'],
  ['15.2 m / 60 ft', 'says two different things'],
  ['-15 m', 'is negative'],
  ['1500 m', 'is too small or too large'],
  ['1500 ft', 'is too small or too large'],
  ['about 15 m', 'is not a number with a unit'],
  ['15 m 20', 'is not a number with a unit'],
  ['12 m - 15 m', 'is not a number with a unit'],
])('FD1 leaves the length %j out: it %s', (text, error) => {
  expect(readLength(text)).toEqual({ ok: false, error });
});

test.each([
  ['15,2', { unit: 'meters' as const }, 15.2],
  ['49', { unit: 'feet' as const }, 14.9352],
  ['1,650 mm', { decimal: '.' as const }, 1.65],
  ['15 m', { unit: 'feet' as const }, 15],
])('FD1 reads the length %j with %j as %d m', (text, form, value) => {
  expect(readLength(text, form)).toEqual({ ok: true, value });
});

test('FD1 feet and whole inches are read back exactly', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 900 }),
      fc.nat(11),
      fc.constantFrom('\'"', '′″', '’”'),
      (feet, inches, [a, b]) => {
        const read = readLength(`${feet}${a} ${inches}${b}`);
        expect(read.ok && feetAndInches(read.value ?? 0)).toEqual({ feet, inches });
      },
    ),
  );
});

test('FD1 any text is a length of a yacht, none, or a problem', () => {
  const parts = fc.array(
    fc.constantFrom('1', '49', '.', ',', "'", '"', ' ', 'ft', 'm', 'in', '/', '(', '-', '½', '0'),
    { maxLength: 10 },
  );
  fc.assert(
    fc.property(parts, (written) => {
      const read = readLength(written.join(''), { unit: 'meters' });
      if (read.ok && read.value !== null) expect(read.value >= 0.1 && read.value <= 300).toBe(true);
    }),
  );
});
