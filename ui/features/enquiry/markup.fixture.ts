/** An opening tag of rendered markup, by its attributes; one without a value has ''. */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const TAG = /<([a-z][a-z0-9]*)((?:\s+[a-zA-Z-]+(?:="[^"]*")?)*)\s*\/?>/g;
const ATTRIBUTE = /([a-zA-Z-]+)(?:="([^"]*)")?/g;

/** Every tag that React wrote, in order: it quotes all values and escapes quotes. */
export function tagsOf(markup: string): readonly Tag[] {
  return [...markup.matchAll(TAG)].map(([, name = '', rest = '']) => ({
    name,
    attributes: Object.fromEntries(
      [...rest.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key.toLowerCase(), value]),
    ),
  }));
}

/** The fields that somebody fills: no hidden ones, and not the one that nobody sees. */
export function fieldsIn(markup: string): readonly Tag[] {
  return tagsOf(markup).filter(
    ({ name, attributes }) =>
      (name === 'input' || name === 'textarea' || name === 'select') &&
      attributes.type !== 'hidden' &&
      attributes.name !== 'website',
  );
}

/** What is not tied together as a screen reader needs it; none for a form that is. */
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
