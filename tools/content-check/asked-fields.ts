/** A record within a parsed value, with the names of the fields that its parser reads, present or not. */
export interface AskedRecord {
  /** Path of the record, such as `items[2]`; '' for the whole value. */
  readonly path: string;
  readonly record: object;
  readonly asked: ReadonlySet<string>;
}

/**
 * Finds the fields that a parser reads, without a second list of them: the parser gets a view of the record that notes
 * each name. A record from which no field is read is left out.
 */
export function askedFields(parse: (record: unknown) => unknown, record: unknown): readonly AskedRecord[] {
  const notes = new Map<string, { readonly record: object; readonly asked: Set<string> }>();
  const view = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item, at) => view(item, `${path}[${at}]`));
    const note = (key: string | symbol) => {
      if (typeof key === 'symbol') return;
      const { asked } = notes.get(path) ?? { asked: new Set() };
      notes.set(path, { record: value, asked: asked.add(key) });
    };
    return new Proxy(value, {
      has: (target, key) => {
        note(key);
        return Reflect.has(target, key);
      },
      getOwnPropertyDescriptor: (target, key) => {
        note(key);
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
      get: (target, key) => {
        note(key);
        return view(Reflect.get(target, key), path === '' ? String(key) : `${path}.${String(key)}`);
      },
    });
  };
  parse(view(record, ''));
  return [...notes].map(([path, found]) => ({ path, ...found }));
}
