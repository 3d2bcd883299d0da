import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPower, fuelLitresPerHour, horsepowerToKilowatts } from './power.ts';
import type { Yacht } from './yacht.ts';

test.each([
  [3460, 'hp', 'en', '2,580\u00a0kW (3,460\u00a0hp)'],
  [3460, 'CV', 'es', '2580\u00a0kW (3508\u00a0CV)'],
  [1, 'CV', 'es', '1\u00a0kW (1\u00a0CV)'],
  [1000, 'PS', 'en', '746\u00a0kW (1,014\u00a0PS)'],
] as const)('YA6 formats %d horsepower in %s: %s %s', (horsepower, sign, locale, text) => {
  expect(formatPower(horsepower, sign, locale)).toBe(text);
});

test('YA6 converts horsepower at 0.7457 kW', () => {
  expect(horsepowerToKilowatts(1000)).toBeCloseTo(745.7, 3);
});

type Fuelled = Parameters<typeof fuelLitresPerHour>[0];

const MACHINERY: Yacht['machinery'] = {
  mainEngine: null,
  horsepower: 1400,
  engines: 2,
  generators: [],
  stabilisers: null,
  stabiliserSpeed: null,
};
const AURORA: Fuelled = { machinery: MACHINERY, speeds: { cruise: 12, max: 16 }, grossTonnage: 499 };

describe('CF3 litres an hour', () => {
  test('depend on her engines, the cube of her speed, and her tonnage', () => {
    // 2 × 1400 hp are 2,088 kW; of 511.6 l at full speed 27/64 are left at three quarters of it, and 20 l for the house.
    expect(fuelLitresPerHour(AURORA)).toBeCloseTo(235.77, 2);
    expect(fuelLitresPerHour({ ...AURORA, speeds: { cruise: 16, max: 16 } })).toBeCloseTo(531.51, 2);
  });

  test.each<[string, Partial<Fuelled>]>([
    ['the power of an engine', { machinery: { ...MACHINERY, horsepower: null } }],
    ['the number of engines', { machinery: { ...MACHINERY, engines: null } }],
    ['her cruising speed', { speeds: { cruise: null, max: 16 } }],
    ['her full speed', { speeds: { cruise: 12, max: null } }],
    ['her full speed, which is 0', { speeds: { cruise: 12, max: 0 } }],
    ['her tonnage', { grossTonnage: null }],
  ])('are unknown for a yacht without %s', (_, lack) => {
    expect(fuelLitresPerHour({ ...AURORA, ...lack })).toBeNull();
  });

  test('are eight times as many at twice the speed, apart from the house load', () => {
    const knots = fc.double({ min: 0.5, max: 20, noNaN: true });
    fc.assert(
      fc.property(knots, fc.double({ min: 0, max: 5000, noNaN: true }), (cruise, grossTonnage) => {
        const at = (speed: number) =>
          fuelLitresPerHour({ ...AURORA, grossTonnage, speeds: { cruise: speed, max: 40 } }) ?? 0;
        const house = 0.04 * grossTonnage;
        expect((at(2 * cruise) - house) / (at(cruise) - house)).toBeCloseTo(8, 6);
      }),
    );
  });
});
