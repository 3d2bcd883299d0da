/** The fields of a submitted form by name, of any type. Where a name is repeated the first value counts. */
export type FormFields = Readonly<Record<string, unknown>>;

/** Returns the fields that are strings, each cut to `longest` characters. */
export function textFields(fields: FormFields, longest: number): Readonly<Record<string, string>> {
  const texts = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts.map(([name, value]) => [name, value.slice(0, longest)]));
}
