import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { StoredEnquiry } from '../../core/enquiry/stored-enquiry.ts';
import { createPrng } from '../../tools/demo/fleet/prng.ts';
import { startSmtpSandbox } from '../sandbox/smtp/smtp-sandbox.ts';
import { SEED as NUMBER } from '../seed.ts';
import { placesWithMarks } from './marked-data.ts';
import { byMessageId, everyEnquiry, named, thanked, untilDelivered } from './outcome.ts';
import { lock, openStore, postgresPlace, type StorePlace, sqlitePlace } from './store-place.ts';
import { IN_HAND, makeTrouble, ROUNDS, type Trouble } from './trouble.ts';
import { type FilledForm, filledForm, insist, type Outcome, openForm, sendOnce } from './visitor.ts';
import { WebNode } from './web-node.ts';

const FORMS = ROUNDS * (ROUNDS < 10 ? 80 : 200);
const WRONG = ROUNDS * 16;
const VISITORS = 24;
const LOOK_MS = 25;
/** The seed repeats the forms and the faults, but not their timing. */
const SEED = String(NUMBER);
const UNLIMITED = '1000000';

/** Starts two web nodes with one store, and a mail server, which are removed at the end of the test. */
async function startSite(place: StorePlace) {
  const smtp = await startSmtpSandbox();
  onTestFinished(() => smtp.stop());
  const nodes = [0, 1].map(
    (number) =>
      new WebNode(join(place.folder, `node-${number}`), {
        LOG_LEVEL: 'info',
        SMTP_URL: `smtp://${smtp.host}:${smtp.port}`,
        FORM_SECRET: `a secret that both nodes share ${SEED}`,
        FORM_LEAST_SECONDS: '0',
        FORMS_PER_HOUR: UNLIMITED,
        FORMS_PER_MINUTE: UNLIMITED,
        ...place.variables(number),
      }),
  );
  onTestFinished(async () => {
    await Promise.all(nodes.map((node) => node.close()));
  });
  await Promise.all(nodes.map((node) => node.start()));
  const told: string[] = [];
  return { smtp, nodes, told, ...openStore(place, told) };
}

/** Sends all forms with concurrent visitors; they continue until the faults are over. */
async function sendAll(forms: readonly FilledForm[], nodes: readonly WebNode[], trouble: Trouble) {
  const outcomes: Outcome[] = [];
  let next = 0;
  const mayBegin = (index: number) => trouble.isOver || index < (forms.length * (trouble.kills + 1)) / (ROUNDS + 1);
  async function visitor(): Promise<void> {
    for (let index = next++; index < forms.length; index = next++) {
      while (!mayBegin(index)) await pause(LOOK_MS);
      const form = forms[index];
      if (form) outcomes.push(await insist(form, nodes, createPrng(`${SEED} visitor of ${form.marker}`)));
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  return outcomes;
}

test.each([
  ['one file', sqlitePlace],
  ['one database', postgresPlace],
])('FM2 loses and doubles no enquiry on two nodes over %s that are killed under load', async (what, makePlace) => {
  const began = performance.now();
  const place = await makePlace();
  const { smtp, nodes, told, enquiries, outbox } = await startSite(place);
  const random = createPrng(`${SEED} ${what}`);
  const trouble: Trouble = { kills: 0, outages: 0, doubles: 0, isOver: false };
  onTestFinished(() => {
    trouble.isOver = true;
  });
  const forms = random.shuffled([
    ...Array.from({ length: FORMS }, (_, number) => filledForm(SEED, number)),
    ...Array.from({ length: WRONG }, (_, number) => filledForm(SEED, number, true)),
  ]);

  const [outcomes] = await Promise.all([
    sendAll(forms, nodes, trouble),
    makeTrouble(trouble, { nodes, smtp, disturbStore: place.disturb, random }),
  ]);
  const posted = performance.now();
  // A lane that the last outage paused waits for a minute, but a new node tries at once.
  await Promise.all(nodes.map((node) => node.stop().then(() => node.start())));
  const putBack = await untilDelivered(outbox);
  const mostDoubles = trouble.doubles + putBack * nodes.length * IN_HAND;

  const wrong = outcomes.filter(({ form }) => form.isWrong);
  expect([outcomes.length - wrong.length, wrong.length]).toEqual([FORMS, WRONG]);
  expect(wrong.flatMap(({ answers }) => answers.filter(({ status }) => status !== 422))).toEqual([]);
  const stored = await everyEnquiry(enquiries, forms.length);
  expect(stored.map(named).toSorted()).toEqual(thanked(outcomes).toSorted());
  const letters = byMessageId(smtp.letters);
  expectDelivered(stored, letters);
  const doubles = smtp.letters.length - letters.size;
  expect(doubles).toBeLessThanOrEqual(mostDoubles);
  expect(trouble.kills).toBeGreaterThanOrEqual(ROUNDS);
  expect(told).toEqual([]);
  expect(await Promise.all(nodes.map((node) => placesWithMarks(node)))).toEqual([[], []]);

  const seconds = (from: number, to: number) => Math.round((to - from) / 1000);
  const posts = outcomes.reduce((sum, { sent }) => sum + sent, 0);
  console.log(
    `${what}, seed ${SEED}: ${posts} posts of ${forms.length} forms in ${seconds(began, posted)} s, ` +
      `${trouble.kills} kills, ${trouble.outages} outages of the mail server; ${smtp.letters.length} letters, ` +
      `${doubles} of them twice (at most ${mostDoubles}); put back ${putBack} times, ` +
      `${seconds(posted, performance.now())} s until all had gone out`,
  );
});

/** Checks that each enquiry has one letter to the office and one to the visitor, with their contents, and no others. */
function expectDelivered(stored: readonly StoredEnquiry[], letters: ReturnType<typeof byMessageId>): void {
  const wanted = stored.flatMap(({ reference, enquiry }) => [
    { id: `${reference}.office-letter`, to: enquiry?.routing.email, says: enquiry?.content.message.split('\n', 1)[0] },
    { id: `${reference}.visitor-letter`, to: enquiry?.content.email, says: reference },
  ]);
  const ids = wanted.map(({ id }) => id).toSorted();
  const noted = stored.flatMap(({ deliveries }) => deliveries.map(({ id, status }) => `${id} ${status}`));
  expect(noted.toSorted()).toEqual(ids.map((id) => `${id} sent`));
  expect([...letters.keys()].toSorted()).toEqual(ids);
  const wrong = wanted.filter(({ id, to, says = 'nothing' }) =>
    letters.get(id)?.some((copy) => copy.to.join() !== to || !copy.mail.text?.includes(says)),
  );
  expect(wrong).toEqual([]);
}

/** Milliseconds that a form may take while the file is locked: each waits for those before it, on a busy machine too. */
const PATIENCE_MS = 60_000;

test('FM2 returns forms unchanged while the file is locked, and stores them afterwards', async () => {
  const place = await sqlitePlace();
  const { nodes, enquiries, told } = await startSite(place);
  const random = createPrng(`${SEED} lock`);
  const forms = Array.from({ length: 16 }, (_, number) => filledForm(SEED, number));
  const opened = await Promise.all(
    forms.map(async (form) => ({ form, token: await openForm(form, nodes, random), node: random.pick(nodes) })),
  );

  const release = lock(join(place.folder, 'data', 'enquiries.sqlite'));
  const during = await Promise.all(
    opened.map(({ form, token, node }) => sendOnce(form, token, node, PATIENCE_MS)),
  ).finally(release);
  for (const [index, { status, retryAfter, body }] of during.entries()) {
    const { form, token } = opened[index] ?? { form: null, token: '' };
    expect([status, Number(retryAfter) > 0, body.includes(token)]).toEqual([503, true, true]);
    // The site's script keeps the text in its form; a browser without it receives the text in the answer.
    if (form?.by === 'browser') expect(body).toContain(form.marker);
  }

  const outcomes = await Promise.all(opened.map(({ form, token }) => insist(form, nodes, random, token)));
  const stored = await everyEnquiry(enquiries, forms.length);
  expect(stored.map(named).toSorted()).toEqual(thanked(outcomes).toSorted());
  expect(stored.length).toBe(forms.length);
  expect(told).toEqual([]);
});
