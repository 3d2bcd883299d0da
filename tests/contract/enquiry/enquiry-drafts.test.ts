import { expect, test } from 'vitest';
import type { TextStorage } from '../../../adapters/browser-storage/web-storage.ts';
import { SessionEnquiryDrafts } from '../../../adapters/browser-storage/web-storage.ts';
import { MemoryEnquiryDrafts } from '../../fakes/browser/memory-enquiry-drafts.ts';
import { enquiryDraftsContract } from './enquiry-drafts-contract.ts';

const KEY = 'halyard.drafts';

/** A storage like a tab's: a text that does not fit throws, and leaves the previous one. */
class TabStorage implements TextStorage {
  readonly kept = new Map<string, string>();
  room: number;

  constructor(room = Number.POSITIVE_INFINITY) {
    this.room = room;
  }

  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    if (text.length > this.room) throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
    this.kept.set(key, text);
  }

  removeItem(key: string): void {
    this.kept.delete(key);
  }
}

const blocked = (): never => {
  throw new DOMException('The storage is blocked.', 'SecurityError');
};
const SILENT: TextStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const MUTE: TextStorage = { getItem: blocked, setItem: blocked, removeItem: blocked };

enquiryDraftsContract('memory', (keeps) => new MemoryEnquiryDrafts(keeps));
enquiryDraftsContract('browser-storage', (keeps) => {
  const storage = new TabStorage(keeps ? undefined : 0);
  return new SessionEnquiryDrafts(() => storage);
});

test('FM2 stores drafts under one key of their own and leaves the others alone', () => {
  const storage = new TabStorage();
  storage.kept.set('other', 'kept');
  const drafts = new SessionEnquiryDrafts(() => storage);
  drafts.write('a', { name: 'x' });
  expect([...storage.kept.keys()]).toEqual(['other', KEY]);
  drafts.clear('a');
  expect([...storage.kept]).toEqual([['other', 'kept']]);
});

test('FM2 the next page reads what one page wrote', () => {
  const storage = new TabStorage();
  new SessionEnquiryDrafts(() => storage).write('a', { name: 'x' });
  expect(new SessionEnquiryDrafts(() => storage).read('a')).toEqual({ name: 'x' });
});

test('FM2 reports a full storage and keeps the previous draft', () => {
  const storage = new TabStorage(60);
  const drafts = new SessionEnquiryDrafts(() => storage);
  expect(drafts.write('a', { name: 'x' })).toBe(true);
  expect(drafts.write('a', { message: 'x'.repeat(100) })).toBe(false);
  expect(drafts.write('b', { message: 'x'.repeat(100) })).toBe(false);
  expect([drafts.read('a'), drafts.read('b')]).toEqual([{ name: 'x' }, null]);
});

test.each<[string, () => TextStorage | null]>([
  ['denies all access', blocked],
  ['denies writing', () => MUTE],
  ['forgets silently', () => SILENT],
  ['is missing', () => null],
])('FM2 a storage that %s stores nothing and reports it', (_, storage) => {
  const drafts = new SessionEnquiryDrafts(storage);
  expect(drafts.write('a', { name: 'x' })).toBe(false);
  expect(drafts.read('a')).toBeNull();
  expect(() => drafts.clear('a')).not.toThrow();
});

test.each([
  '',
  'null',
  '{',
  '{}',
  '7',
  '"a"',
  '[1,"a",null]',
  '[["a"]]',
  '[["a",{"name":7}]]',
  '[[1,{}]]',
  '[["a",[]]]',
  '\0',
])('FM2 ignores and replaces an invalid stored value: %s', (text) => {
  const storage = new TabStorage();
  storage.kept.set(KEY, text);
  const drafts = new SessionEnquiryDrafts(() => storage);
  expect(drafts.read('a')).toBeNull();
  expect(drafts.write('a', { name: 'x' })).toBe(true);
  expect(drafts.read('a')).toEqual({ name: 'x' });
});

test('FM2 reads the valid half of a partly invalid value', () => {
  const storage = new TabStorage();
  storage.kept.set(KEY, '[["a",{"name":"x"}],["b",{"name":7}],7]');
  expect(new SessionEnquiryDrafts(() => storage).read('a')).toEqual({ name: 'x' });
});

test('FM2 accesses the storage only when used', () => {
  let looks = 0;
  const drafts = new SessionEnquiryDrafts(() => {
    looks += 1;
    return new TabStorage();
  });
  expect(looks).toBe(0);
  drafts.read('a');
  expect(looks).toBe(1);
});
