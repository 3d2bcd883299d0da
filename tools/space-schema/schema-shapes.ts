import { isLocale, LOCALES } from '../../core/locale/locale.ts';
import type { FieldConstraint } from '../../core/records/field-problems.ts';
import { type FieldShape, SHAPELESS, type Shapes } from './field-shape.ts';

/** What is read of a schema of valibot: each kind has some of these. */
interface Schema {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly Schema[];
  readonly wrapped?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly getter?: (input: unknown) => Schema;
  /** The form of a field of `core/records/fields.ts`, and the least length of its bounded list. */
  readonly form?: FieldConstraint;
  readonly min?: number;
}

/** Returns the fields of a record from the schema that parses it. */
export function schemaShapes(schema: object): Shapes {
  return shapeOf(schema as Schema).fields ?? new Map();
}

function shapeOf(schema: Schema): FieldShape {
  const { pipe, wrapped } = schema;
  if (pipe !== undefined) return pipedShape(schema, pipe);
  if (wrapped !== undefined) return { ...shapeOf(wrapped), isRequired: false };
  switch (schema.type) {
    case 'object':
      return objectShape(schema.entries ?? {});
    case 'array': {
      const item = shapeOf(schema.item ?? { kind: 'schema', type: 'unknown' });
      return { ...item, isRequired: true, list: { min: 0, max: Number.POSITIVE_INFINITY } };
    }
    case 'lazy':
      // One text for all locales, or one for each.
      return { ...shapeOf(schema.getter?.({}) ?? schema), isOneOrLocalized: true };
    default:
      return { ...SHAPELESS, form: schema.form ?? null };
  }
}

/** The last schema of a pipe has the shape; the first one checks the whole value, as the length of a list. */
function pipedShape({ min = 0, form }: Schema, pipe: readonly Schema[]): FieldShape {
  const last = pipe.findLast(({ kind }) => kind === 'schema');
  const shape = last === undefined ? SHAPELESS : shapeOf(last);
  if (shape.list === null || form?.kind !== 'list') return shape;
  return { ...shape, list: { min: Math.max(min, shape.list.min), max: Math.min(form.max, shape.list.max) } };
}

/** An object of one value for each locale is a value that is translated. */
function objectShape(entries: Readonly<Record<string, Schema>>): FieldShape {
  const { [LOCALES[0].code]: first, ...others } = entries;
  if (first !== undefined && Object.keys(others).every(isLocale)) return { ...shapeOf(first), isLocalized: true };
  const fields = new Map(Object.entries(entries).map(([name, entry]) => [name, shapeOf(entry)]));
  return { ...SHAPELESS, fields };
}
