import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createPrng } from '../../tools/fleet/prng.ts';
import { startSmtpSandbox } from '../sandbox/smtp/smtp-sandbox.ts';
import { byMessageId, everyEnquiry, named, untilDelivered } from './outcome.ts';
import { lock, openStore, postgresPlace, type StorePlace, sqlitePlace } from './store-place.ts';
import { IN_HAND, makeTrouble, ROUNDS, type Trouble } from './trouble.ts';
import { type FilledForm, filledForm, insist, type Outcome, openForm, sendOnce } from './visitor.ts';
import { WebNode } from './web-node.ts';

const FORMS = 2000;
const WRONG = 160;
const VISITORS = 24;
const LOOK_MS = 25;
/** Another one at every run; `LOAD_SEED` repeats the forms and the trouble, though not what the machine makes of it. */
const SEED = process.env.LOAD_SEED ?? String(Date.now());
const UNLIMITED = '1000000';

/** Two web nodes over one store, and a mail server; all of it gone at the end of the test. */
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

/** As many visitors at once as there are, until all forms are done; they go on for as long as there is trouble. */
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
])('FM2 no enquiry is lost or doubled on two nodes over %s that are killed under load', async (what, makePlace) => {
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
  const putBack = await untilDelivered(outbox);
  const mostDoubles = trouble.doubles + putBack * nodes.length * IN_HAND;

  const right = outcomes.filter(({ form }) => !form.isWrong);
  const wrong = outcomes.filter(({ form }) => form.isWrong);
  expect([right.length, wrong.length]).toEqual([FORMS, WRONG]);
  expect(wrong.flatMap(({ answers }) => answers.filter(({ status }) => status !== 422))).toEqual([]);
  const thanked = right.flatMap(({ form, answers }) =>
    [...new Set(answers.map(({ reference, status }) => reference ?? status))].map((one) => `${form.marker} ${one}`),
  );
  const stored = await everyEnquiry(enquiries, forms.length);
  expect(stored.map(named).toSorted()).toEqual(thanked.toSorted());

  const sent = stored.flatMap(({ deliveries }) => deliveries.map(({ id, status }) => `${id} ${status}`));
  const wanted = stored.flatMap(({ reference }) => [`${reference}.office-letter`, `${reference}.visitor-letter`]);
  expect(sent.toSorted()).toEqual(wanted.map((id) => `${id} sent`).toSorted());
  const letters = byMessageId(smtp.letters);
  expect([...letters.keys()].map(nameOf).toSorted()).toEqual(wanted.toSorted());
  const addresses = new Map(stored.map(({ reference, enquiry }) => [`${reference}.visitor-letter`, enquiry?.content.email]));
  const misdirected = [...letters].filter(([id, copies]) => {
    const address = addresses.get(nameOf(id));
    return address !== undefined && copies.some(({ to }) => to.join() !== address);
  });
  expect(misdirected).toEqual([]);
  const doubles = smtp.letters.length - letters.size;
  expect(doubles).toBeLessThanOrEqual(mostDoubles);
  expect(trouble.kills).toBeGreaterThanOrEqual(8);
  expect(told).toEqual([]);
  expect(nodes.map((node) => node.log().includes('@visitors.example'))).toEqual([false, false]);

  const seconds = (from: number, to: number) => Math.round((to - from) / 1000);
  console.log(
    `${what}, seed ${SEED}: ${outcomes.reduce((sum, { sent }) => sum + sent, 0)} posts of ${forms.length} forms in ` +
      `${seconds(began, posted)} s, ${trouble.kills} kills, ${trouble.outages} outages of the mail server; ` +
      `${smtp.letters.length} letters, ${doubles} of them twice (at most ${mostDoubles}); put back ${putBack} times, ` +
      `${seconds(posted, performance.now())} s until all had gone out`,
  );
});

test('FM2 forms come back as they were while nobody can write to the file, and go in afterwards', async () => {
  const place = await sqlitePlace();
  const { nodes, enquiries, told } = await startSite(place);
  const random = createPrng(`${SEED} lock`);
  const forms = Array.from({ length: 16 }, (_, number) => filledForm(SEED, number));
  const opened = await Promise.all(
    forms.map(async (form) => ({ form, token: await openForm(form, nodes, random), node: random.pick(nodes) })),
  );

  const release = lock(join(place.folder, 'data', 'enquiries.sqlite'));
  const during = await Promise.all(opened.map(({ form, token, node }) => sendOnce(form, token, node))).finally(release);
  for (const [index, { status, retryAfter, body }] of during.entries()) {
    const { form, token } = opened[index] ?? { form: null, token: '' };
    expect([status, Number(retryAfter) > 0, body.includes(token)]).toEqual([503, true, true]);
    // Our script has the text in its form; a browser gets it back.
    if (form?.by === 'browser') expect(body).toContain(form.marker);
  }

  const outcomes = await Promise.all(opened.map(({ form, token }) => insist(form, nodes, random, token)));
  const thanked = outcomes.flatMap(({ form, answers }) =>
    [...new Set(answers.map(({ reference }) => reference))].map((reference) => `${form.marker} ${reference}`),
  );
  const stored = await everyEnquiry(enquiries, forms.length);
  expect(stored.map(named).toSorted()).toEqual(thanked.toSorted());
  expect(stored.length).toBe(forms.length);
  expect(told).toEqual([]);
});
