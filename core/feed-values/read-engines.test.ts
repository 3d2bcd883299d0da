import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEngines, readPower } from './read-engines.ts';

test.each([
  ['2 x 1,650 HP', 2, null, 1650],
  ['2x MTU 16V 2000 M96L (2,600 hp)', 2, 'MTU 16V 2000 M96L', 2600],
  ['2 × MTU 16V 2000 M96L - 2600hp each', 2, 'MTU 16V 2000 M96L', 2600],
  ['Twin CAT C32 1300kW', 2, 'CAT C32', 1743],
  ['Twin engines CAT C32 (1300 kW / 1743 hp)', 2, 'CAT C32', 1743],
  ['Volvo Penta D13, 900 CV', null, 'Volvo Penta D13', 888],
  ['2 MAN V12-1800 @ 2300 rpm', 2, 'MAN V12-1800', null],
  ['2 x 1,000 hp (2,000 hp total)', 2, null, 1000],
  ['Twin Yanmar 6LY, 880 hp total', 2, 'Yanmar 6LY', 440],
  ['MTU 12V 2 x 1,800 hp', 2, 'MTU 12V', 1800],
  ['Twin MAN V8-1200 CRM (2 x 1200 HP)', 2, 'MAN V8-1200 CRM', 1200],
  ['Cummins QSM11 – 715 HP x 2', 2, 'Cummins QSM11', 715],
  ['2 motores Volvo D6 370 CV', 2, 'Volvo D6', 365],
  ['zwei MAN Motoren', 2, 'MAN Motoren', null],
  ['4 cylinder Nanni', null, '4 cylinder Nanni', null],
  ['Caterpillar', null, 'Caterpillar', null],
  ['1 650 hp', null, null, 1650],
])('FD1 reads the engines %j', (text, number, name, horsepower) => {
  expect(readEngines(text)).toEqual({ ok: true, value: { number, name, horsepower } });
});

test.each([
  ['MAN V8 16 900 hp', 'has a power that is not recognised'],
  ['Twin CAT 1000 hp, 1500 hp', 'has powers that do not agree'],
  ['Yanmar, 880 hp total', 'has powers that do not agree'],
  ['Twin MAN (3 x 1200 HP)', 'says two numbers of engines'],
  ['Twin MAN, 2 hp total', 'has a total too small for its engines'],
  ['lots of hp', 'has a power that is not recognised'],
  ['x'.repeat(300), 'is too long for engines'],
])('FD1 leaves the engines %j out: it %s', (text, error) => {
  expect(readEngines(text)).toEqual({ ok: false, error });
});

test.each([
  ['1,650 HP', {}, 1650],
  ['1300 kW', {}, 1743],
  ['800 CV', {}, 789],
  ['1300', { unit: 'kw' as const }, 1743],
  ['0', { unit: 'hp' as const }, null],
])('FD1 reads the power %j with %j as %j hp', (text, form, value) => {
  expect(readPower(text, form)).toEqual({ ok: true, value });
});

test('FD1 any text has engines, none, or a problem, and no name has a power', () => {
  const words = fc.array(
    fc.constantFrom('2', 'x', 'MTU', '1,650', '16V', 'hp', 'kW', '(', ')', '/', 'total', '900', 'twin'),
    { maxLength: 9 },
  );
  fc.assert(
    fc.property(words, (written) => {
      const read = readEngines(written.join(' '));
      if (!read.ok || read.value === null) return;
      expect(read.value.name ?? '').not.toMatch(/\b(hp|kw)\b/i);
      expect(read.value.horsepower ?? 2).toBeGreaterThanOrEqual(2);
    }),
  );
});
