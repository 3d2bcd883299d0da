import type { FieldConstraint } from '../../core/records/field-problems.ts';

/** The shape of a field, as the parser of its record reads it. */
export interface FieldShape {
  /** The form of a single value; null where the parser names none. */
  readonly form: FieldConstraint | null;
  readonly isRequired: boolean;
  /** Whether the record holds a value for each locale. */
  readonly isLocalized: boolean;
  /** Whether one value for all locales may stand in place of one for each. */
  readonly isOneOrLocalized: boolean;
  /** The fields of an object, or of each object of a list. */
  readonly fields: Shapes | null;
  readonly list: { readonly min: number; readonly max: number } | null;
}

/** The fields of a record by name, in the order in which its parser names them. */
export type Shapes = ReadonlyMap<string, FieldShape>;

export const SHAPELESS: FieldShape = {
  ...{ form: null, isRequired: true, isLocalized: false, isOneOrLocalized: false, fields: null, list: null },
};

/** Joins the fields of one component that several records have: what one of them lacks is not required. */
export function joinShapes(...all: readonly Shapes[]): Shapes {
  const names = new Set(all.flatMap((shapes) => [...shapes.keys()]));
  return new Map(
    [...names].map((name) => {
      const found = all.map((shapes) => shapes.get(name)).filter((shape) => shape !== undefined);
      const isRequired = found.length === all.length && found.every((shape) => shape.isRequired);
      return [name, { ...(found[0] ?? SHAPELESS), isRequired }];
    }),
  );
}
