import { RecordReader } from '../../core/records/record-reader.ts';

/** One record within what was parsed, and the names of the fields that its parser asked for, there or not. */
export interface AskedRecord {
  /** Such as `items[2]`; '' for the whole. */
  readonly path: string;
  readonly record: unknown;
  readonly asked: ReadonlySet<string>;
}

interface Noted extends AskedRecord {
  readonly asked: Set<string>;
  readonly isList: boolean;
}

/**
 * What a parser of the core knows, without a second list of it: while it runs, every reader notes what it is asked for.
 * Readers that begin anew within (a page's blocks) are not followed. The parser must not wait for anything.
 */
export function askedFields(parse: (record: unknown) => unknown, record: unknown): readonly AskedRecord[] {
  const { raw, object, list } = RecordReader.prototype;
  const notes = new Map<RecordReader, Noted>();
  const noteOf = (reader: RecordReader): Noted | undefined => {
    if (notes.size === 0) notes.set(reader, { path: '', record, asked: new Set(), isList: false });
    return notes.get(reader);
  };
  RecordReader.prototype.raw = function (key) {
    noteOf(this)?.asked.add(key);
    return raw.call(this, key);
  };
  RecordReader.prototype.object = function (key) {
    const child = object.call(this, key);
    const note = noteOf(this);
    if (note)
      notes.set(child, { path: pathIn(note, key), record: raw.call(this, key), asked: new Set(), isList: false });
    return child;
  };
  RecordReader.prototype.list = function <T>(key: string, read: (items: RecordReader, index: string) => T): T[] {
    const note = noteOf(this);
    const path = note && pathIn(note, key);
    const noted = (items: RecordReader, index: string): T => {
      if (path !== undefined && !notes.has(items)) {
        notes.set(items, { path, record: null, asked: new Set(), isList: true });
      }
      return read(items, index);
    };
    return list.call(this, key, noted) as T[];
  };
  try {
    parse(record);
  } finally {
    Object.assign(RecordReader.prototype, { raw, object, list });
  }
  return merged([...notes.values()].filter(({ isList }) => !isList));
}

function pathIn({ path, isList }: Noted, key: string): string {
  if (isList) return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

/** A parser may open the same record more than once. */
function merged(notes: readonly AskedRecord[]): readonly AskedRecord[] {
  const byPath = new Map<string, AskedRecord>();
  for (const note of notes) {
    const other = byPath.get(note.path);
    byPath.set(note.path, other ? { ...other, asked: new Set([...other.asked, ...note.asked]) } : note);
  }
  return [...byPath.values()];
}

/** The same for what is read without a reader, such as running text: a view of it that notes the names asked for. */
export function askedInPlain(parse: (raw: unknown) => unknown, raw: unknown): readonly AskedRecord[] {
  const notes: Noted[] = [];
  const watched = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item, at) => watched(item, `${path}[${at}]`));
    const note: Noted = { path, record: value, asked: new Set(), isList: false };
    notes.push(note);
    return new Proxy(value, {
      get: (target, key) => {
        if (typeof key === 'string') note.asked.add(key);
        return watched(Reflect.get(target, key), typeof key === 'string' ? `${path}.${key}` : path);
      },
    });
  };
  parse(watched(raw, ''));
  return merged(notes);
}
