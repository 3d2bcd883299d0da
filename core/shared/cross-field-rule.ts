import * as v from 'valibot';

/**
 * Checks fields of an object against each other: `problemOf` returns the problem of the first of them, or null. It is
 * called only if these are valid by themselves; valibot's own checks are skipped as soon as any field is invalid.
 */
export function crossFieldRule<Fields extends Readonly<Record<string, unknown>>, Name extends keyof Fields & string>(
  names: readonly [Name, ...Name[]],
  problemOf: (fields: Pick<Fields, Name>) => string | null,
) {
  return v.rawCheck<Fields>(({ dataset, addIssue }) => {
    const wrong = new Set(dataset.issues?.map(({ path }) => path?.[0]?.key));
    // An issue without a path means that the value is not an object.
    if (wrong.has(undefined) || names.some((name) => wrong.has(name))) return;
    // None of these fields has an issue, so they have the types of the schema.
    const fields = dataset.value as Fields;
    const [key] = names;
    const message = problemOf(fields);
    if (message === null) return;
    addIssue({ message, path: [{ type: 'object', origin: 'value', input: fields, key, value: fields[key] }] });
  });
}
