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

function linesOf(write: (log: ReturnType<typeof createLogger>) => void): readonly Record<string, unknown>[] {
  const file = join(tmpdir(), `halyard-log-${process.pid}`);
  const fd = openSync(file, 'w');
  onTestFinished(() => {
    closeSync(fd);
    rmSync(file);
  });
  write(createLogger('info', openLog(fd)));
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}

test('a log is one line of JSON for each message', () => {
  const lines = linesOf((log) => {
    log.info({ a: 1 }, 'One');
    log.error({ err: new Error('no room') }, 'Two');
  });
  expect(lines).toMatchObject([
    { level: 30, a: 1, msg: 'One' },
    { level: 50, err: { message: 'no room' }, msg: 'Two' },
  ]);
});

test('a line that is too long is cut, and stays JSON with its level, its time and its message', () => {
  const lines = linesOf((log) => {
    log.child({ part: 'content' }).warn({ problems: ['"wrong"\n'.repeat(400_000)] }, 'Content record left out');
    log.warn({}, 'y'.repeat(2_000_000));
    log.info({}, 'Afterwards');
  });
  expect(lines).toMatchObject([
    {
      level: 40,
      time: expect.any(String),
      cut: expect.stringContaining('"problems":["'),
      msg: 'Content record left out',
    },
    { level: 40, msg: expect.stringMatching(/^y+$/) },
    { level: 30, msg: 'Afterwards' },
  ]);
  expect(JSON.stringify(lines).length).toBeLessThan(300_000);
});
