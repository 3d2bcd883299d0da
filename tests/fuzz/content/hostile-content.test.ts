import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGE_KINDS } from '../../../core/content/page-kind.ts';
import { SEED } from '../../seed.ts';
import { contentRecords, fieldClasses } from './content-records.ts';
import { ALWAYS, sweptSite } from './mutated-site.ts';
import { type Mutation, mutationBatches, seededRandom } from './mutations.ts';

/** The number of mutations; `npm run fuzz` tries more, and `FUZZ_MUTATIONS=80000` every field with every value. */
const MUTATIONS = Number(process.env.FUZZ_MUTATIONS || 500);
/** Failing addresses whose cause is searched for: each takes some twenty sites. */
const TRACED = 8;
/** Milliseconds for one mutation on a busy machine. */
const PATIENCE_MS = 200;

const records = contentRecords('content');
let mediaDir = '';

/** Files of one byte: only their names are content. */
beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'hostile-media-'));
  for (const file of mediaFiles()) {
    await mkdir(dirname(join(mediaDir, file)), { recursive: true });
    await writeFile(join(mediaDir, file), 'a');
  }
});
afterAll(() => rm(mediaDir, { recursive: true, force: true }));

test('valid content answers every URL', async () => {
  const answers = await sweptSite(records, [], mediaDir);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(answers.length).toBeGreaterThan(ALWAYS.length + PAGE_KINDS.length);
});

test(
  'CO2 CO5 no value of any field of any record breaks a page',
  async () => {
    let mutations = 0;
    const causes = new Map<string, string>();
    for (const batch of mutationBatches(fieldClasses(records), seededRandom(SEED))) {
      for (const { address, status, line } of await sweptSite(records, batch, mediaDir)) {
        if (status < 500) continue;
        const error = /"stack":"(.{0,300})/.exec(line)?.[1] ?? line.slice(0, 300);
        if (causes.size < TRACED && !causes.has(error)) causes.set(error, await causeOf(batch, address));
      }
      mutations += batch.length;
      if (mutations >= MUTATIONS) break;
    }
    expect(Object.fromEntries(causes)).toEqual({});
    expect(mutations).toBeGreaterThanOrEqual(MUTATIONS);
  },
  60_000 + MUTATIONS * PATIENCE_MS,
);

/** Finds the one mutation that makes the address fail, by bisection. */
async function causeOf(batch: readonly Mutation[], address: string): Promise<string> {
  const fails = async (some: readonly Mutation[]) =>
    (await sweptSite(records, some, mediaDir, address)).some(({ status }) => status >= 500);
  let suspects = batch;
  while (suspects.length > 1) {
    const half = suspects.slice(0, suspects.length >> 1);
    const rest = suspects.slice(half.length);
    if (await fails(half)) suspects = half;
    else if (await fails(rest)) suspects = rest;
    else break;
  }
  const described = suspects.map(
    ({ record: { file, row }, path, value }) =>
      `${file}${row === null ? '' : `[${row}]`} ${path.join('.')} = ${value?.slice(0, 80) ?? 'nothing'}`,
  );
  return `${address}: ${described.slice(0, 3).join('; ')}`;
}

function mediaFiles(): readonly string[] {
  return records
    .filter(({ type }) => type === 'asset')
    .flatMap(({ json }) => {
      const { file, vtt } = json as { file: string; vtt?: Record<string, string> | null };
      return [file, ...Object.values(vtt ?? {})];
    });
}
