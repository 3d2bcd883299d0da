/** One record within a parsed value, and the names of the fields that its parser asked for, there or not. */
export interface AskedRecord {
  /** Such as `items[2]`; '' for the whole. */
  readonly path: string;
  readonly record: object;
  readonly asked: ReadonlySet<string>;
}

/**
 * Finds the fields that a parser knows, without a second list of them: the parser reads a view of the record that notes
 * each name it is asked for. A record that is asked for no name is left out.
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
