const LONG = 100_000;
const DEEP = 3000;

/** Values by the kind of field: similar ones are the likeliest to be accepted. */
const TEXTS = {
  plain: [
    ...['', ' ', 'null', 'undefined', '\ud800', 'a\udc00b', '\u0000', '\u2028', '\u202e', '\r\n'],
    ...['x'.repeat(LONG), 'é'.repeat(900), '<script>', '</script>', '&amp;', ']]>', '<!--', '{', '{name}', "'", "'{'"],
    ...['(', '[a-', '*', '\\', '`'],
  ],
  name: [
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'length',
    '__proto__/constructor',
    'a--b',
    'x'.repeat(300),
  ],
  number: ['0', '-1', 'NaN', 'Infinity', '1e309', '9'.repeat(400), `0.${'0'.repeat(400)}1`, '1.5', '9007199254740993'],
  date: [
    ...['2026-02-30', '2026-13-45', '0000-00-00', '0000-01-01', '9999-12-31', '+275760-09-13', '2026-02-30T10:00:00Z'],
    ...['2026-01-01T99:99:99Z', '2026-01-01T10:00', '2026-01-01T10:00:00+99:99', '2026-01-01T::', '24:00', '99:99'],
  ],
  zone: ['Europe/Nowhere', 'Mars/Olympus', 'UTC+99', 'Etc/Unknown', 'XXX', 'Factory', 'Europe/'],
  code: ['ZZ', 'QQ', 'zz', 'xx-', 'i', 'XXX', 'AA', 'euro', 'EN', 'fr'],
  address: [
    ...['javascript:alert(1)', 'https://[', 'https://', 'http://a b', '//evil.example', '/\\evil.example', 'mailto:'],
    ...['https://a:99999/', 'https://%/', '/a/%E0%A4%A/', '%', '#', '?', '/en/', '/a/?b=%', 'a@', '@', 'a@b@c', 'a@['],
    ...['/\ud800/', 'a@\ud800', '../../../etc/passwd', '/../', 'tel:', 'https://\ud800.example/'],
  ],
} as const;

/** JSON that is not text: wrong types, and invalid numbers. */
const OTHERS = {
  flag: ['"true"', '"false"', '"no"', '1', '0', '"1"'],
  number: [
    ...[
      '0',
      '-0',
      '-1',
      '1.5',
      '1e309',
      '-1e309',
      '1e21',
      '9007199254740993',
      '5e-324',
      '-90',
      '90',
      '91',
      '180',
      '181',
    ],
    ...['1e15', '0.1', '99', '1e6'],
  ],
  list: [
    ...['[]', '[[]]', '[null]', '["a",1]', '["__proto__"]', '["\\ud800"]', '["a","a"]', `[${'"a",'.repeat(5000)}"a"]`],
    `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  ],
  object: [
    ...['{}', '{"en":"a"}', '{"en":1,"es":null}', '{"en":"","es":" "}', '{"en":"\\ud800","es":"\\udc00"}'],
    ...['{"length":1000000000}', '{"__proto__":{"en":"a"}}', '{"toJSON":1,"then":1}'],
    '{"constructor":null,"toString":null,"en":"a","es":"b"}',
  ],
  none: ['null', 'true', 'false'],
} as const;

const json = (texts: readonly string[]) => texts.map((text) => JSON.stringify(text));
const ALL: readonly string[] = [...Object.values(TEXTS).flatMap(json), ...Object.values(OTHERS).flat()];

/**
 * Values that must not break a page, each as JSON, since 1e309 and half a surrogate pair can be written in no other
 * way.
 */
export interface HostileValues {
  /** Values similar to that of the field, or null to remove it. */
  readonly near: readonly (string | null)[];
  readonly far: readonly string[];
}

/**
 *
 * @param value the present value of the field
 */
export function hostileValues(value: unknown): HostileValues {
  const near = nearTo(value);
  return { near: [null, ...near], far: ALL.filter((one) => !near.includes(one)) };
}

function nearTo(value: unknown): readonly string[] {
  if (typeof value === 'boolean') return [...OTHERS.flag, ...OTHERS.none];
  if (typeof value === 'number') return [...OTHERS.number, ...json(TEXTS.number)];
  if (Array.isArray(value)) return OTHERS.list;
  if (typeof value === 'object') return [...OTHERS.object, ...OTHERS.none];
  return typeof value === 'string' ? [...json(likeText(value)), ...json(TEXTS.plain)] : ALL;
}

function likeText(text: string): readonly string[] {
  if (/^[\d.]*$/.test(text)) return TEXTS.number;
  if (/^\d+[-:]\d+/.test(text)) return TEXTS.date;
  if (/^[A-Z][a-z]+\/[A-Z]/.test(text)) return TEXTS.zone;
  if (/^[A-Za-z]{2,3}$/.test(text)) return TEXTS.code;
  if (/^\/|:|@/.test(text)) return TEXTS.address;
  return TEXTS.name;
}
