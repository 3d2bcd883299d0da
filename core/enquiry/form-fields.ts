/** The fields of a submitted form by name, of whatever type; of a name that comes twice the first counts. */
export type FormFields = Readonly<Record<string, unknown>>;

/** The fields that are text, each cut to a length that can be shown again. */
export function textFields(fields: FormFields, longest: number): Readonly<Record<string, string>> {
  const texts = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts.map(([name, value]) => [name, value.slice(0, longest)]));
}
