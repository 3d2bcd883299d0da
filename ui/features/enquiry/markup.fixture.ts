/** The attributes of an opening tag; one without a value is ''. */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const TAG = /<([a-z][a-z0-9]*)((?:\s+[a-zA-Z-]+(?:="[^"]*")?)*)\s*\/?>/g;
const ATTRIBUTE = /([a-zA-Z-]+)(?:="([^"]*)")?/g;

/** Returns the opening tags of markup that React rendered, in order. React quotes all values and escapes quotes. */
export function tagsOf(markup: string): readonly Tag[] {
  return [...markup.matchAll(TAG)].map(([, name = '', rest = '']) => ({
    name,
    attributes: Object.fromEntries(
      [...rest.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key.toLowerCase(), value]),
    ),
  }));
}

/** Returns the visible fields, without the honeypot. */
export function fieldsIn(markup: string): readonly Tag[] {
  return tagsOf(markup).filter(
    ({ name, attributes }) =>
      (name === 'input' || name === 'textarea' || name === 'select') &&
      attributes.type !== 'hidden' &&
      attributes.name !== 'website',
  );
}

/** Returns what is missing for screen readers: labels and descriptions that are not tied to their fields. */
export function formFaults(markup: string): readonly string[] {
  const tags = tagsOf(markup);
  const ids = tags.flatMap(({ attributes }) => attributes.id ?? []);
  const labelled = new Set(tags.flatMap(({ attributes }) => attributes.for ?? []));
  const wrapped = markup.match(/<label[^>]*>(?:(?!<\/label>).)*<(?:input|textarea)[^>]*>/gs) ?? [];
  const isWrapped = (name: string) => wrapped.some((label) => label.includes(`name="${name}"`));
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `two have the id ${id}`),
    ...fieldsIn(markup).flatMap(({ attributes: { id = '', name = '', ...rest } }) => [
      ...(labelled.has(id) || isWrapped(name) ? [] : [`${name} has no label`]),
      ...('aria-invalid' in rest && !('aria-describedby' in rest) ? [`${name} is wrong and nobody says why`] : []),
    ]),
    ...tags.flatMap(({ name, attributes }) =>
      (attributes['aria-describedby'] ?? '')
        .split(' ')
        .concat((attributes['aria-labelledby'] ?? '').split(' '))
        .filter((id) => id !== '' && !ids.includes(id))
        .map((id) => `${name} points to ${id}, which is not there`),
    ),
    ...tags.filter(({ attributes }) => 'autofocus' in attributes).map(({ name }) => `${name} takes the focus`),
  ];
}
