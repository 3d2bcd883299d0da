import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { SqliteDatabase } from '../../adapters/enquiry-sql/sqlite-database.ts';
import { createPrng } from '../../tools/demo/fleet/prng.ts';
import { SEED } from '../seed.ts';
import { ROUNDS } from './trouble.ts';

/** Kills and subscribers; fewer in a short run, as `npm test` makes it. */
const [KILLS, READERS, QUESTIONS] = ROUNDS < 10 ? [6, 1000, 40] : [200, 100_000, 2000];
const FIRST_DAY = Date.parse('2026-05-04T06:00:00Z');
const DAY = 24 * 60 * 60_000;
const MAX_MS = 900_000;

/** Subscribes every reader to one of the questions, which ask for yachts of different lengths. */
const SUBSCRIBE = `
  INSERT INTO alert (id, address, locale, status, requested_at, consent, confirmed_at, ended_at, reader, question,
    frequency, requested_frequency)
  WITH RECURSIVE number(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM number WHERE n + 1 < ${READERS})
  SELECT 'id' || n, 'r' || n || '@visitor.example', 'en', 'confirmed', 0, 'I agree.', 1, NULL, 'reader-' || n,
    '?i=sale&r.length=' || (10 + n % ${QUESTIONS} / 100.0) || '-&currency=eur&unit=meters', 'daily', 'daily'
  FROM number RETURNING id`;

interface Run {
  readonly ok: boolean;
  readonly value?: { readonly kind: string; readonly letters: number };
}

/** Builds the script of the process: to read its TypeScript would take longer than a run, and most kills. */
async function builtScript(folder: string): Promise<string> {
  const ssr = new URL('./alert-process.ts', import.meta.url).pathname;
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr, outDir: join(folder, 'build'), target: 'node20' },
  });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return join(folder, 'build', 'alert-process.js');
}

/** Makes the alerts of a day in a process of its own. */
function startRun(script: string, file: string, day: number) {
  const child = spawn(process.execPath, [script, file, String(FIRST_DAY + day * DAY), String(day)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const run = text(child.stdout).then((answer): Run | null => (answer === '' ? null : JSON.parse(answer)));
  return { run, kill: () => child.kill('SIGKILL') };
}

test('FD6 a run that is killed at any moment leaves one letter a reader and day in the outbox, once it is taken up', {
  timeout: MAX_MS,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-alerts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'enquiries.sqlite');
  const script = await builtScript(folder);
  const database = new SqliteDatabase({ file });
  onTestFinished(() => database.close());
  const rows = async (sql: string) => {
    const answer = await database.rows(sql);
    if (!answer.ok) throw new Error(answer.error.reason);
    return answer.value;
  };
  expect(await database.change([SUBSCRIBE])).toMatchObject({ ok: true });
  expect(await startRun(script, file, 0).run).toMatchObject({ ok: true, value: { letters: 0 } });

  const random = createPrng(`${SEED} alerts`);
  let wholeMs = 0;
  let kills = 0;
  let killedInBetween = 0;
  for (let day = 1; kills < KILLS; day += 1) {
    for (;;) {
      const began = performance.now();
      const { run, kill } = startRun(script, file, day);
      // The first day shows how long a whole run takes, and the last run comes to its end.
      const timer = day === 1 || kills >= KILLS ? undefined : setTimeout(kill, random.between(0, wholeMs));
      const made = await run;
      clearTimeout(timer);
      if (made !== null) {
        expect(made).toMatchObject({ ok: true, value: { kind: 'done' } });
        if (day === 1) wholeMs = performance.now() - began;
        break;
      }
      kills += 1;
      const [queued] = await rows(
        `SELECT count(*) AS count FROM delivery WHERE created_at >= ${FIRST_DAY + day * DAY}`,
      );
      if (Object(queued).count > 0 && Object(queued).count < READERS) killedInBetween += 1;
      // Some letters leave before the run is taken up.
      await rows("UPDATE delivery SET status = 'sent' WHERE id IN (SELECT id FROM delivery LIMIT 50) RETURNING id");
    }
    const [letters] = await rows(`
      SELECT count(*) AS letters, count(DISTINCT about) AS readers FROM delivery WHERE id LIKE '%2026-%'
        AND created_at >= ${FIRST_DAY + day * DAY}`);
    expect(letters).toEqual({ letters: READERS, readers: READERS });
    await rows('DELETE FROM delivery RETURNING id');
  }
  process.stdout.write(
    `${kills} kills, ${killedInBetween} while letters were queued; a whole run took ${Math.round(wholeMs)} ms.\n`,
  );
});
