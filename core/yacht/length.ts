export const LENGTH_UNITS = ['meters', 'feet'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

export function isLengthUnit(value: unknown): value is LengthUnit {
  return LENGTH_UNITS.some((unit) => unit === value);
}
