import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { EnquiryReference } from '../../core/enquiry/reference.ts';
import { createPrng } from '../../tools/demo/fleet/prng.ts';
import { SEED } from '../seed.ts';
import { everyEnquiry } from './outcome.ts';
import { openStore } from './store-place.ts';
import { ROUNDS } from './trouble.ts';
import { filledForm, formToken, sendOnce } from './visitor.ts';
import { WebNode } from './web-node.ts';

const REQUESTS = 50_000;
const VISITORS = 16;
/** Milliseconds between two looks at /readyz, shorter than nodes drain. */
const LOOK_MS = 200;
const STEADY_MS = 1_000;
const DRAIN_SECONDS = '3';

interface Received {
  readonly status: number;
  readonly text: string;
}

function ask(agent: Agent, url: string): Promise<Received> {
  return new Promise((settle, reject) => {
    const asked = get(url, { agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece) => {
        text += piece;
      });
      answer.once('end', () => settle({ status: answer.statusCode ?? 0, text })).once('error', reject);
    });
    asked.once('error', reject);
  });
}

/** Copies the build, with another name for each of its entries, as a build of other sources has. */
function otherBuild(folder: string): string {
  cpSync('dist', join(folder, 'dist'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  cpSync('package.json', join(folder, 'package.json'));
  const entries = readdirSync('dist/client/assets/entries');
  for (const file of readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|json)$/.test(file)) continue;
    const path = join(folder, 'dist', file);
    const text = readFileSync(path, 'utf8');
    const renamed = entries.reduce((said, entry) => said.replaceAll(entry, otherName(entry)), text);
    if (renamed !== text) writeFileSync(path, renamed);
  }
  const assets = join(folder, 'dist/client/assets/entries');
  for (const entry of entries) renameSync(join(assets, entry), join(assets, otherName(entry)));
  return folder;
}

function otherName(entry: string): string {
  return entry.replace(/\.js$/, 'o.js');
}

/** Two places for nodes that share their folders, but neither their build nor their content. */
function places() {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-stops-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const shared = {
    ...{ DATA_DIR: join(folder, 'data'), CACHE_DIR: join(folder, 'cache'), ENQUIRIES: 'sqlite' },
    ...{ FORM_SECRET: 'a secret that both nodes share and know', FORM_LEAST_SECONDS: '0', LOG_LEVEL: 'warn' },
    ...{ FORMS_PER_HOUR: '1000000', FORMS_PER_MINUTE: '1000000', DRAIN_SECONDS },
  };
  const edited = join(folder, 'edited');
  cpSync('content', edited, { recursive: true });
  const yachts = readdirSync(join(edited, 'yachts'));
  const file = join(edited, 'yachts', yachts[0] ?? '');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), name: 'Another Name' }));
  const nodes = [
    { name: 'old', content: resolve('content'), root: resolve('.') },
    { name: 'new', content: edited, root: otherBuild(join(folder, 'build')) },
  ].map(({ name, content, root }) => {
    const node = new WebNode(join(folder, name), { CONTENT_DIR: content, ...shared }, [], root);
    onTestFinished(() => node.close());
    return node;
  });
  return { nodes, place: { folder, variables: () => shared, disturb: async () => {} } };
}

const ENTRY = /"(\/assets\/[^"]+\.(?:js|css|svg))"/g;
const ASSETS_OF_A_PAGE = 6;
const PAGES = [
  ...['/en/', '/es/', '/en/yachts-for-charter/', '/es/yachts-for-sale/', '/en/search/yachts/?q=gree', '/en/compare/'],
  ...['/en/yachts-for-sale/?s=year-desc', '/en/itinerary/', '/en/sitemap.xml', '/healthz'],
];

// It takes a minute, and a unit test of the drain does the same in one process.
test.skipIf(ROUNDS < 10)(
  'drain: two nodes of different builds are restarted in turn, and no request is lost',
  async () => {
    const { nodes, place } = places();
    await Promise.all(nodes.map((node) => node.start()));
    const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
    // Looks have connections of their own, so that they do not wait for pages.
    const looks = new Agent({ keepAlive: true });
    onTestFinished(() => {
      agent.destroy();
      looks.destroy();
    });
    let ready: readonly WebNode[] = nodes;
    let answered = 0;
    const isOver = () => answered >= REQUESTS;
    const balancer = (async () => {
      while (!isOver()) {
        const states = await Promise.all(
          nodes.map(({ origin }) =>
            ask(looks, `${origin}/readyz`).then(
              ({ status }) => status === 200,
              () => false,
            ),
          ),
        );
        ready = nodes.filter((_, at) => states[at]);
        await pause(LOOK_MS);
      }
    })();
    const lost: string[] = [];
    let busy = 0;
    const thanked = new Set<EnquiryReference>();
    const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
      const random = createPrng(`${SEED} ${visitor}`);
      for (let turn = 0; !isOver(); turn += 1) {
        const node = random.pick(ready);
        const path = random.pick(PAGES);
        try {
          const page = await ask(agent, node.origin + path);
          // A node with too much to do says so; that has nothing to do with a stop.
          if (page.status === 503) busy += 1;
          else if (page.status !== 200) lost.push(`${path}: ${page.status}`);
          answered += 1;
          const assets = [...page.text.matchAll(ENTRY)].map(([, asset = '']) => asset);
          for (const asset of random.shuffled(assets).slice(0, ASSETS_OF_A_PAGE)) {
            const { status } = await ask(agent, random.pick(ready).origin + asset);
            if (status !== 200) lost.push(`${asset} of ${path}: ${status}`);
            answered += 1;
          }
          if (turn % 100 === 99) {
            const form = filledForm(String(SEED), visitor * REQUESTS + turn);
            const token = await formToken(form, random.pick(ready));
            const sent = token === null ? null : await sendOnce(form, token, random.pick(ready));
            if (sent === null || sent.status === 503) busy += 1;
            else if (sent.reference === null) lost.push(`a form: ${sent.status}`);
            else thanked.add(sent.reference);
          }
        } catch (error) {
          lost.push(`${path}: ${error}`);
          answered += 1;
        }
      }
    });
    const codes: (number | null)[] = [];
    for (let stop = 0; !isOver(); stop += 1) {
      const node = nodes[stop % nodes.length];
      codes.push((await node?.stop()) ?? null);
      await node?.start();
      while (!isOver() && ready.length < nodes.length) await pause(LOOK_MS);
      // A supervisor waits a moment before it takes the next node.
      await pause(STEADY_MS);
    }
    await Promise.all([...visitors, balancer]);
    expect(lost).toEqual([]);
    expect(codes.filter((code) => code !== 0)).toEqual([]);
    expect(codes.length).toBeGreaterThan(4);
    expect(busy).toBeLessThan(REQUESTS / 100);
    const { enquiries } = openStore(place, []);
    const stored = (await everyEnquiry(enquiries, REQUESTS)).map(({ reference }) => reference);
    expect([...thanked].filter((reference) => !stored.includes(reference))).toEqual([]);
  },
  900_000,
);
