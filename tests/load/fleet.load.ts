import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { heapFlags } from '../../tools/heap-flags.mjs';
import { ROUNDS } from './trouble.ts';
import { WebNode } from './web-node.ts';

/** Yachts; fewer in a short run, as `npm test` makes it. */
const FLEET = ROUNDS < 10 ? 2_000 : 20_000;
const EDITS = 100;
const AT_ONCE = 1_000;
/** MB that the unit of the guide allows the process besides the heap of its flags. */
const BESIDES_THE_HEAP = 350;

/** Makes a copy of the demo's content with a large fleet in it, which is removed at the end of the test. */
function largeFleet(): string {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-fleet-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync('content', folder, { recursive: true });
  const made = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/demo/fleet/generate.ts', '--size', String(FLEET), '--out', folder],
    { encoding: 'utf8' },
  );
  expect(made.status, made.stderr).toBe(0);
  return folder;
}

/** Returns the files of the yachts for sale in a folder: each has a page. */
function filesForSale(folder: string): readonly string[] {
  const yachts = join(folder, 'yachts');
  return readdirSync(yachts)
    .map((name) => join(yachts, name))
    .filter((file) => JSON.parse(readFileSync(file, 'utf8')).slugs.sale !== null);
}

/** Writes another name into a record, and returns the path of the yacht's page. */
function rename(file: string, name: string): string {
  const record = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...record, name }));
  return `/en/yacht-for-sale/${record.slugs.sale}/`;
}

/** Waits until a page shows a text. The time limit of the test ends a wait in vain. */
async function untilShown(node: WebNode, path: string, text: string): Promise<void> {
  for (;;) {
    expect(node.runs, node.log()).toBe(true);
    if ((await (await fetch(node.origin + path)).text()).includes(text)) return;
    await pause(50);
  }
}

test(`${FLEET} yachts start with the flags of npm start, and edits one by one and at once stay within its memory`, async () => {
  const content = largeFleet();
  const flags = heapFlags(FLEET, Number.POSITIVE_INFINITY);
  const heapMb = Number(/=(\d+)$/.exec(flags[0] ?? '')?.[1]);
  const folder = join(content, 'node');
  const node = new WebNode(folder, { CONTENT_DIR: content, DATA_DIR: folder, LOG_LEVEL: 'error' }, flags);
  onTestFinished(() => node.close());
  await node.start();
  await untilShown(node, '/en/yachts-for-charter/', '<h1');

  const files = filesForSale(content);
  let page = '';
  for (const [index, file] of files.slice(0, EDITS).entries()) {
    page = rename(file, `Edited ${index}`);
    await pause(20);
  }
  await untilShown(node, page, `Edited ${EDITS - 1}`);

  for (const file of files.slice(-AT_ONCE)) page = rename(file, 'Edited at once');
  await untilShown(node, page, 'Edited at once');
  await untilShown(node, '/en/yachts-for-charter/?q=edited', '<h1');

  const most = node.mostMemoryMb();
  if (most !== null) expect(most).toBeLessThan(heapMb + BESIDES_THE_HEAP);
});
