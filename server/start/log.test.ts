import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLogger, openLog } from './log.ts';

/** A device of Linux that is always full. */
const FULL = '/dev/full';

test.skipIf(!existsSync(FULL))('a full disk loses lines of the log, and ends nothing', () => {
  const fd = openSync(FULL, 'w');
  onTestFinished(() => closeSync(fd));
  const log = createLogger('info', openLog(fd));
  for (let line = 0; line < 3; line += 1) log.warn({ line }, 'Pictures cannot be stored on disk');
});

test('a log is one line of JSON for each message', () => {
  const file = join(tmpdir(), `halyard-log-${process.pid}`);
  const fd = openSync(file, 'w');
  onTestFinished(() => {
    closeSync(fd);
    rmSync(file);
  });
  const log = createLogger('info', openLog(fd));
  log.info({ a: 1 }, 'One');
  log.error({ err: new Error('no room') }, 'Two');
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 30, a: 1, msg: 'One' },
    { level: 50, err: { message: 'no room' }, msg: 'Two' },
  ]);
});
