import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { journalFile, PushJournal } from './push-journal.ts';

function file(): string {
  const dir = mkdtempSync(join(tmpdir(), 'halyard-journal-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return journalFile(dir, 'https://mapi.example', 7);
}

const WRITTEN = { id: 3, seen: 'now', wanted: 'this' };

test('CM1 a journal knows after an interruption what was written and what was begun', () => {
  const path = file();
  const journal = new PushJournal(path);
  journal.begin('a');
  journal.end('a', WRITTEN);
  journal.begin('b');
  journal.end('c', WRITTEN);
  journal.forget('c');
  appendFileSync(path, '{"key":"d","id":4,"se');
  const again = new PushJournal(path);
  expect([again.get('a'), again.get('b'), again.get('c'), again.get('d')]).toEqual([
    WRITTEN,
    undefined,
    undefined,
    undefined,
  ]);
  expect([again.hasBegun('a'), again.hasBegun('b'), again.isInterrupted]).toEqual([false, true, true]);
});

test('CM1 an entry that is being written again is known from before', () => {
  const path = file();
  const journal = new PushJournal(path);
  journal.end('a', WRITTEN);
  journal.begin('a');
  const again = new PushJournal(path);
  expect([again.get('a'), again.hasBegun('a')]).toEqual([WRITTEN, true]);
});

test('CM1 a dry run leaves no file', () => {
  const path = file();
  new PushJournal(path, false).end('a', WRITTEN);
  expect(existsSync(path)).toBe(false);
});
