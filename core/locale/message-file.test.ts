import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFresh, loadFailureText, MESSAGES_MAX_AGE_MS, messagesRequest, readMessages } from './message-file.ts';

const LOADED = 1_700_000_000_000;
const HOUR = 3_600_000;

test('LO7 keeps messages for 24 hours', () => {
  expect(MESSAGES_MAX_AGE_MS).toBe(86_400_000);
});

test.each([
  [0, true],
  [1, true],
  [24 * HOUR - 1, true],
  [24 * HOUR, false],
  [25 * HOUR, false],
  [-1, false],
  [-48 * HOUR, false],
  [Number.NaN, false],
])('LO7 messages of %d ms: fresh %s', (age, fresh) => {
  expect(isFresh(LOADED, LOADED + age)).toBe(fresh);
});

describe('LO7 a request for messages', () => {
  test.each([
    '/_i18n/es/messages.json?v=1a2b',
    '/_i18n/es/messages.json?v=1#a',
    '/_i18n/es/messages.json?a=b&v=1',
    'https://halyard.example/_i18n/es/messages.json?v=1&a=b',
  ])('%s has a version and may come from the cache', (url) => {
    expect(messagesRequest(url)).toEqual({ url, headers: {} });
  });

  test.each([
    '/_i18n/es/messages.json',
    '/_i18n/es/messages.json?',
    '/_i18n/es/messages.json?v=',
    '/_i18n/es/messages.json?v',
    '/_i18n/es/messages.json?v=&a=1',
    '/_i18n/es/messages.json?v=#1',
    '/_i18n/es/messages.json?rev=1',
    '/_i18n/es/messages.json?V=1',
    '/_i18n/es/messages.json#?v=1',
    '/_i18n/es/messages.json?a#&v=1',
    '/_i18n/v=1/messages.json',
    '/_i18n/es&v=1/messages.json',
    '',
  ])('%j has no version and bypasses the cache', (url) => {
    expect(messagesRequest(url)).toEqual({ url, headers: { 'Cache-Control': 'no-cache' } });
  });
});

test('LO7 a failed load throws Failed to load messages for locale "es"', () => {
  expect(loadFailureText('es')).toBe('Failed to load messages for locale "es"');
  expect(loadFailureText('en')).toBe('Failed to load messages for locale "en"');
});

describe('LO7 a message file', () => {
  test('holds compiled messages by key', () => {
    const raw = { 'nav.sale': [{ type: 0, value: 'Comprar' }], 'chip.min': [{ type: 1, value: 'min' }], empty: [] };
    expect(readMessages(raw)).toEqual({ ok: true, value: raw });
    expect(readMessages({})).toEqual({ ok: true, value: {} });
  });

  test.each([[null], [undefined], ['text'], [1], [true], [[]], [['a']]])('rejects %j', (raw) => {
    expect(readMessages(raw)).toEqual({ ok: false, error: { kind: 'not-an-object' } });
  });

  test.each([[null], [undefined], [1], [false], ['text'], [{}], [{ length: 0 }]])(
    'rejects a file with %j in it',
    (bad) => {
      const raw = { first: [], second: bad, third: [], fourth: bad };
      expect(readMessages(raw)).toEqual({ ok: false, error: { kind: 'bad-message', key: 'second' } });
    },
  );

  test('reads a key named like an Object.prototype property as any other', () => {
    const file = readMessages(JSON.parse('{"__proto__":["a"],"constructor":["b"]}'));
    if (!file.ok) throw new Error(file.error.kind);
    expect(Object.entries(file.value)).toEqual([
      ['__proto__', ['a']],
      ['constructor', ['b']],
    ]);
    expect(readMessages(JSON.parse('{"__proto__":1}'))).toEqual({
      ok: false,
      error: { kind: 'bad-message', key: '__proto__' },
    });
  });

  test('never throws, and reads messages only', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.json())))),
        (raw) => {
          const file = readMessages(raw);
          if (!file.ok) return;
          expect(Object.keys(file.value)).toEqual(Object.keys(Object(raw)));
          for (const message of Object.values(file.value)) expect(Array.isArray(message)).toBe(true);
        },
      ),
    );
  });
});
