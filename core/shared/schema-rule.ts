import * as v from 'valibot';

/**
 * A rule between fields of an object: `problemOf` answers what is wrong with the first of them, or null. It is asked
 * only where none of them is wrong by itself; valibot's own checks are skipped as soon as any field is.
 */
export function rule<Fields extends Readonly<Record<string, unknown>>, Name extends keyof Fields & string>(
  names: readonly [Name, ...Name[]],
  problemOf: (fields: Pick<Fields, Name>) => string | null,
) {
  return v.rawCheck<Fields>(({ dataset, addIssue }) => {
    const wrong = new Set(dataset.issues?.map(({ path }) => path?.[0]?.key));
    // An issue without a path says that there is not an object.
    if (wrong.has(undefined) || names.some((name) => wrong.has(name))) return;
    // The fields that are looked at have been read: none of them has an issue.
    const fields = dataset.value as Fields;
    const [key] = names;
    const message = problemOf(fields);
    if (message === null) return;
    addIssue({ message, path: [{ type: 'object', origin: 'value', input: fields, key, value: fields[key] }] });
  });
}
