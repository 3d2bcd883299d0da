import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFormBody } from './form-body.ts';

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const read = (body: string | Buffer, type: string | undefined = FORM) => readFormBody(Buffer.from(body), type);

test('FM2 reads a form by the names of its fields', () => {
  const sent = new URLSearchParams({
    name: 'Inés & Söhne + 1 %',
    message: 'a\r\nb',
    'attach-estimate': '1',
    phone: '',
  });
  expect(read(sent.toString())).toEqual(Object.fromEntries(sent));
  expect(read('')).toEqual({});
  expect(read('name')).toEqual({ name: '' });
});

test('FM2 reads JSON from our own script, with values of any type', () => {
  const sent = { name: 'Inés', guests: 8, favourites: ['a'], charter: { from: null } };
  expect(read(JSON.stringify(sent), JSON_TYPE)).toEqual(sent);
  expect(read('{}', 'Application/JSON; charset=utf-8')).toEqual({});
  expect(read('a=b', `${FORM};charset=UTF-8`)).toEqual({ a: 'b' });
});

test('FM2 keeps the first value of a repeated name', () => {
  expect(read('name=a&email=b&name=c')).toEqual({ name: 'a', email: 'b' });
});

test.each([
  ['bytes that are invalid UTF-8', Buffer.from([0x6e, 0x3d, 0xff, 0xfe])],
  ['half of a character', Buffer.from([0x6e, 0x3d, 0xc3])],
  ['a surrogate in bytes', Buffer.from([0x6e, 0x3d, 0xed, 0xa0, 0x80])],
  ['half an escape', 'name=100%'],
  ['half an escape', 'name=%4'],
  ['an escape without digits', 'name=%zz'],
  ['an escape in a name', 'na%me=a'],
  ['escapes that are invalid UTF-8', 'name=%C3%28'],
  ['escapes of a surrogate', 'name=%ED%A0%80'],
])('FM2 rejects %s: %s', (_, body) => {
  expect(read(body)).toBeNull();
});

test.each([
  '',
  '{',
  '{"name":"a"',
  'null',
  'true',
  '1',
  '"name"',
  '[]',
  '[{"name":"a"}]',
  '{"name":"\u0001"}',
  'name=a',
])('FM2 rejects JSON that is not an object: %s', (body) => {
  expect(read(body, JSON_TYPE)).toBeNull();
});

test('FM2 rejects JSON of a hundred thousand brackets', () => {
  expect(read('['.repeat(90_000), JSON_TYPE)).toBeNull();
  expect(read('{"a":'.repeat(20_000), JSON_TYPE)).toBeNull();
});

test.each([
  undefined,
  '',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'application/json-patch+json',
  'text/json',
  'application/x-www-form-urlencoded2',
  `${FORM} x`,
])('FM2 rejects the content type %j', (type) => {
  expect(readFormBody(Buffer.from('{}'), type)).toBeNull();
  expect(readFormBody(Buffer.from('a=b'), type)).toBeNull();
});

test.each(['__proto__', '', 'a_b', 'a.b', 'a[b]', '1a', 'é', 'a b', 'a'.repeat(41)])(
  'FM2 rejects a field named %j',
  (name) => {
    expect(read(new URLSearchParams([[name, 'x']]).toString())).toBeNull();
    expect(read(`{${JSON.stringify(name)}:{"isAdmin":true}}`, JSON_TYPE)).toBeNull();
  },
);

test('FM2 treats property names of Object as plain fields and pollutes no prototype', () => {
  const names = ['constructor', 'toString', 'hasOwnProperty', 'valueOf'];
  const fields = read(JSON.stringify(Object.fromEntries(names.map((name) => [name, { polluted: true }]))), JSON_TYPE);
  expect(Object.keys(fields ?? {}).toSorted()).toEqual(names.toSorted());
  expect(Object.hasOwn({}, 'polluted')).toBe(false);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

test('FM2 rejects more fields than any of our forms has', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `f${index}=x`).join('&');
  expect(Object.keys(read(many(60)) ?? {})).toHaveLength(60);
  expect(read(many(61))).toBeNull();
  expect(read('a=b&'.repeat(61))).toBeNull();
});

test.each([undefined, null, 'name=a', { name: 'a' }, ['a']])('FM2 rejects a body that is not bytes: %j', (body) => {
  expect(readFormBody(body, FORM)).toBeNull();
});

test('FM2 parses every form as sent or as null, and never throws', () => {
  const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9-]{0,20}$/);
  fc.assert(
    fc.property(
      fc.dictionary(name, fc.string({ unit: 'grapheme' }), { maxKeys: 10, noNullPrototype: true }),
      (sent) => {
        expect(read(new URLSearchParams(sent).toString())).toEqual(sent);
        expect(read(JSON.stringify(sent), JSON_TYPE)).toEqual(sent);
      },
    ),
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), fc.constantFrom(FORM, JSON_TYPE, 'x'), (bytes, type) => {
      const fields = readFormBody(Buffer.from(bytes), type);
      if (fields !== null) expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
    }),
  );
});
