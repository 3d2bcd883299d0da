import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormDraftFields } from '../../../../core/enquiry/form-drafts.ts';
import type { EnquiryDrafts } from '../../../../core/ports/enquiry-drafts.ts';
import { MemoryEnquiryDrafts } from '../../../../tests/fakes/browser/memory-enquiry-drafts.ts';
import { DraftSaver } from './use-enquiry-form.ts';

let form: FormDraftFields;
let turn = 0;
/** Drafts that the storage refuses are kept by name, so each test has its own name. */
const name = () => `enquiry of the test ${turn}`;
const keeperOf = (drafts: EnquiryDrafts | null) => new DraftSaver(name(), () => form, Promise.resolve(drafts));

/** Returns the draft that a newly opened form would restore. */
async function found(drafts: EnquiryDrafts | null): Promise<FormDraftFields | null> {
  let before: FormDraftFields | null = null;
  keeperOf(drafts).restore((kept) => {
    before = kept;
  });
  await vi.advanceTimersByTimeAsync(0);
  return before;
}

beforeEach(() => {
  turn += 1;
  form = { message: 'Begun' };
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('FM2 saves a draft after a pause in typing, with its values at that time', async () => {
  const drafts = new MemoryEnquiryDrafts();
  const keeper = keeperOf(drafts);
  keeper.scheduleSave();
  await vi.advanceTimersByTimeAsync(300);
  keeper.scheduleSave();
  await vi.advanceTimersByTimeAsync(300);
  expect(drafts.read(name())).toBeNull();
  form = { message: 'Begun, and more' };
  await vi.advanceTimersByTimeAsync(100);
  expect(drafts.read(name())).toEqual({ message: 'Begun, and more' });
  expect(await found(drafts)).toEqual({ message: 'Begun, and more' });
});

test('FM2 saves the last input when the form or the page closes, before any await', async () => {
  const drafts = new MemoryEnquiryDrafts();
  const keeper = keeperOf(drafts);
  await vi.advanceTimersByTimeAsync(0);
  keeper.scheduleSave();
  keeper.saveNow();
  expect(drafts.read(name())).toEqual(form);
});

test('FM2 saves a form that closes before the storage is loaded once it is', async () => {
  const drafts = new MemoryEnquiryDrafts();
  const keeper = keeperOf(drafts);
  keeper.scheduleSave();
  keeper.saveNow();
  expect(drafts.read(name())).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  expect(drafts.read(name())).toEqual(form);
});

test('FM2 keeps input typed while the draft is still loading', async () => {
  const drafts = new MemoryEnquiryDrafts();
  drafts.write(name(), { name: 'Inés', message: 'Long ago' });
  let arrive = (_: EnquiryDrafts) => {};
  const keeper = new DraftSaver(name(), () => form, new Promise((resolve) => (arrive = resolve)));
  keeper.restore((before) => {
    form = { ...before, ...form };
  });
  keeper.scheduleSave();
  await vi.advanceTimersByTimeAsync(1000);
  arrive(drafts);
  await vi.advanceTimersByTimeAsync(0);
  expect(drafts.read(name())).toEqual({ name: 'Inés', message: 'Begun' });
});

test('FM2 saves nothing without input', async () => {
  const drafts = new MemoryEnquiryDrafts();
  const keeper = keeperOf(drafts);
  keeper.saveNow();
  await vi.advanceTimersByTimeAsync(1000);
  expect(drafts.read(name())).toBeNull();
});

test.each([
  ['stores nothing', new MemoryEnquiryDrafts(false)],
  ['storage is unavailable', null],
])('FM2 restores a reopened form from memory when the browser %s', async (_, drafts) => {
  const keeper = keeperOf(drafts);
  keeper.scheduleSave();
  keeper.saveNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(await found(drafts)).toEqual({ message: 'Begun' });
  keeper.clear();
  expect(await found(drafts)).toBeNull();
});

test('FM2 restores nothing after sending, whatever is typed meanwhile', async () => {
  const drafts = new MemoryEnquiryDrafts();
  const keeper = keeperOf(drafts);
  keeper.scheduleSave();
  await vi.advanceTimersByTimeAsync(1000);
  keeper.scheduleSave();
  keeper.clear();
  keeper.scheduleSave();
  keeper.saveNow();
  await vi.advanceTimersByTimeAsync(1000);
  expect(drafts.read(name())).toBeNull();
  expect(await found(drafts)).toBeNull();
});
