import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { createPrng, type Prng } from '../../tools/demo/fleet/prng.ts';
import { SEED } from '../seed.ts';
import { everyEnquiry } from './outcome.ts';
import { openStore } from './store-place.ts';
import { ROUNDS } from './trouble.ts';
import { filledForm, formToken, sendOnce } from './visitor.ts';
import { WebNode } from './web-node.ts';

/** Kills; fewer in a short run, as `npm test` makes it. */
const KILLS = ROUNDS < 10 ? 4 : 200;
/** Pictures and brochures that each life is asked for, all of which are read again at the end. */
const [PICTURES, BROCHURES] = ROUNDS < 10 ? [4, 1] : [12, 2];
/** A node is killed within so many times the time that one took to start. */
const MAX_LIFE = ROUNDS < 10 ? 3 : 4;

/** A node over a copy of the content, the files that its lives ask for, and the enquiries that it thanked for. */
async function startedSite() {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-kills-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const content = join(folder, 'content');
  cpSync('content', content, { recursive: true });
  const variables = {
    ...{ CONTENT_DIR: content, DATA_DIR: join(folder, 'data'), ENQUIRIES: 'sqlite', FORM_LEAST_SECONDS: '0' },
    ...{ FORMS_PER_HOUR: '1000000', FORMS_PER_MINUTE: '1000000' },
  };
  const newNode = () => {
    const life = new WebNode(join(folder, 'node'), { LOG_LEVEL: 'warn', ...variables });
    onTestFinished(() => life.close());
    return life;
  };
  const node = newNode();
  const began = performance.now();
  await node.start();
  const startMs = performance.now() - began;
  const list = await (await fetch(`${node.origin}/en/yachts-for-charter/`)).text();
  const pictures = [...list.matchAll(/[" ](\/media\/[^ "]+) \d+w/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  );
  const slugs = [...list.matchAll(/href="\/en\/yacht-for-charter\/([^/"]+)\/"/g)].map(([, slug]) => slug);
  const brochures = [...new Set(slugs)].map((slug) => `/brochures/en/charter/${slug}.pdf`);
  const assets = [...list.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  await node.close();
  return {
    newNode,
    startMs,
    /** The files that lives have asked for. */
    asked: new Set<string>(),
    content,
    place: { folder, variables: () => variables, disturb: async () => {} },
    pictures,
    brochures,
    assets,
  };
}

type Site = Awaited<ReturnType<typeof startedSite>>;

/** Has the node write what it writes, all at once, until it is killed. @returns the reference of an enquiry it thanked for */
async function keepBusy(node: WebNode, { content, pictures, brochures, asked }: Site, random: Prng, number: number) {
  const ask = (path: string) => fetch(node.origin + path).then((answer) => answer.arrayBuffer());
  const yachts = readdirSync(join(content, 'yachts'));
  const file = join(content, 'yachts', random.pick(yachts));
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), name: `Life ${number}` }));
  const form = filledForm(String(SEED), number);
  const enquiry = formToken(form, node).then((token) => sendOnce(form, token ?? '', node));
  const subscription = fetch(`${node.origin}/newsletter`, {
    method: 'POST',
    headers: { origin: node.origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...form.fields }),
  });
  const files = random.shuffled(pictures).slice(0, PICTURES).concat(random.shuffled(brochures).slice(0, BROCHURES));
  for (const path of files) asked.add(path);
  const [thanked] = await Promise.allSettled([enquiry, subscription, ...files.map(ask)]);
  return thanked.status === 'fulfilled' ? thanked.value.reference : null;
}

test(`RT1 a node that is killed at ${KILLS} moments leaves every file whole and every enquiry stored`, async () => {
  const random = createPrng(`${SEED} kills`);
  const site = await startedSite();
  const { newNode, place, assets } = site;
  const references = new Set<string>();
  for (let number = 0; number < KILLS; number += 1) {
    const node = newNode();
    const life = node.start().then(() => keepBusy(node, site, random, number));
    life.then((reference) => reference !== null && references.add(reference)).catch(() => {});
    // The lives of different lengths are spread over the longest one.
    await pause(((number + random.next()) / KILLS) * site.startMs * MAX_LIFE);
    await node.close();
    await Promise.allSettled([life]);
  }
  const node = newNode();
  await node.start();

  for (const path of site.asked) {
    const answer = await fetch(node.origin + path, { headers: { accept: 'image/avif,image/webp' } });
    expect([path, answer.status]).toEqual([path, 200]);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (path.endsWith('.pdf')) expect(bytes.toString('latin1')).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/);
    else await sharp(bytes).stats();
  }
  for (const path of assets) expect((await fetch(node.origin + path)).status).toBe(200);
  const told: string[] = [];
  const { enquiries } = openStore(place, told);
  const stored = (await everyEnquiry(enquiries, KILLS)).map(({ reference }) => reference);
  expect([...references].filter((reference) => !stored.some((one) => one === reference))).toEqual([]);
  expect(references.size).toBeGreaterThan(KILLS / 10);
  expect(told).toEqual([]);
  expect(
    node
      .log()
      .split('\n')
      .filter((line) => /"level":[56]0/.test(line)),
  ).toEqual([]);
}, 3_600_000);
