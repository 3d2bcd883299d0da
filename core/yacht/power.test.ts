import { expect, test } from 'vitest';
import { formatPower, kilowatts } from './power.ts';

test.each([
  [3460, 'hp', 'en', '2,580\u00a0kW (3,460\u00a0hp)'],
  [3460, 'CV', 'es', '2580\u00a0kW (3508\u00a0CV)'],
  [1, 'CV', 'es', '1\u00a0kW (1\u00a0CV)'],
  [1000, 'PS', 'en', '746\u00a0kW (1,014\u00a0PS)'],
] as const)('YA6 %d horsepower in %s: %s %s', (horsepower, sign, locale, text) => {
  expect(formatPower(horsepower, sign, locale)).toBe(text);
});

test('YA6 a horsepower of a record is 0.7457 kW', () => {
  expect(kilowatts(1000)).toBeCloseTo(745.7, 3);
});
