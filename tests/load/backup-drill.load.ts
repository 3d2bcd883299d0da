import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { safeDeliveryId } from '../../core/enquiry/mail.ts';
import type { EnquiryReference } from '../../core/enquiry/reference.ts';
import { createPrng } from '../../tools/demo/fleet/prng.ts';
import { sharedPostgres } from '../sandbox/postgres/postgres-sandbox.ts';
import { SEED } from '../seed.ts';
import { openEnquiryPorts } from './enquiry-ports.ts';
import { everyEnquiry, untilDelivered } from './outcome.ts';
import { ROUNDS } from './trouble.ts';
import { filledForm, formToken, sendOnce } from './visitor.ts';
import { WebNode } from './web-node.ts';

const ROOT = process.env.LOAD_ROOT ?? fileURLToPath(new URL('../..', import.meta.url));
/** Enquiries before the mail fails, and while it does; fewer in a short run, as `npm test` makes it. */
const FORMS = ROUNDS < 10 ? 8 : 200;
const VISITORS = 4;

/** The secret of forms, which nodes on PostgreSQL have in their configuration. */
const FORM_SECRET = 'the secret of forms of a house with PostgreSQL';

type Store = 'sqlite' | 'postgres';

/** A machine: a folder of its own with everything that its node keeps, and a database of its own. */
async function newMachine(name: string, store: Store) {
  const folder = mkdtempSync(join(tmpdir(), `halyard-drill-${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  const variables = {
    ...{ DATA_DIR: dataDir, ENQUIRIES: store, FORM_LEAST_SECONDS: '0', LOG_LEVEL: 'warn' },
    ...(store === 'postgres' && { DATABASE_URL: await (await sharedPostgres()).database(), FORM_SECRET }),
    ...{ FORMS_PER_HOUR: '1000000', FORMS_PER_MINUTE: '1000000' },
  };
  const node = new WebNode(join(folder, 'node'), variables);
  onTestFinished(() => node.close());
  return { folder, variables, node, mailbox: join(dataDir, 'mailbox') };
}

type Machine = Awaited<ReturnType<typeof newMachine>>;

/** Runs an operator's command as a process of its own, as a timer does. */
async function operate({ variables }: Machine, ...words: readonly string[]) {
  const child = spawn(process.execPath, ['dist/app/operator.js', ...words], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[status], printed, said] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { status, printed, said };
}

/** Sends forms, one after the other, until there were as many or the node is gone. @returns who was thanked */
async function visit({ node }: Machine, numbers: Iterable<number>, thanked: Set<EnquiryReference>) {
  for (const number of numbers) {
    const form = filledForm(`${SEED} drill`, number);
    try {
      const { reference } = await sendOnce(form, (await formToken(form, node)) ?? '', node);
      if (reference !== null) thanked.add(reference);
    } catch {
      return;
    }
  }
}

function* numbersFrom(first: number, limit = Number.POSITIVE_INFINITY) {
  for (let number = first; number < first + limit; number += 1) yield number;
}

const lettersIn = ({ mailbox }: Machine) => readdirSync(mailbox).filter((name) => name.endsWith('.eml'));

/** Returns the secret of forms that the machine has made; null where it is configured. */
function secretOf({ folder }: Machine): string | null {
  const file = join(folder, 'data', 'form-secret');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

const lettersAbout = (references: Iterable<EnquiryReference>) =>
  [...references].flatMap((reference) =>
    ['office-letter', 'visitor-letter'].map((channel) => `${safeDeliveryId(`${reference}.${channel}`)}.eml`),
  );

test.each<Store>(['sqlite', 'postgres'])(
  'OP2 a machine with %s is lost under load, and its backup brings back every enquiry and every letter that was due',
  async (store) => {
    const random = createPrng(`${SEED} drill`);
    const lost = await newMachine('lost', store);
    await lost.node.start();
    const sent = new Set<EnquiryReference>();
    await visit(lost, numbersFrom(0, FORMS), sent);
    const before = openEnquiryPorts(lost.variables, []);
    await untilDelivered(before.outbox);
    await before.close();
    expect(lettersIn(lost).sort()).toEqual(lettersAbout(sent).sort());

    // From now on no letter leaves.
    renameSync(lost.mailbox, join(lost.folder, 'mailbox'));
    writeFileSync(lost.mailbox, '');
    const due = new Set<EnquiryReference>();
    await visit(lost, numbersFrom(10_000, FORMS), due);
    const late = new Set<EnquiryReference>();
    const visitors = Array.from({ length: VISITORS }, (_, at) => visit(lost, numbersFrom(100_000 * (at + 1)), late));
    const file = join(lost.folder, 'site.backup');
    expect(await operate(lost, 'backup', file)).toMatchObject({ status: 0 });
    const elsewhere = await newMachine('new', store);
    const copy = join(elsewhere.folder, 'copy.backup');
    writeFileSync(copy, readFileSync(file));
    while (late.size < VISITORS + random.whole(0, FORMS)) await new Promise(setImmediate);
    await lost.node.close();
    await Promise.all(visitors);
    const secret = secretOf(lost);
    rmSync(lost.folder, { recursive: true });

    expect(await operate(elsewhere, 'check', copy)).toMatchObject({ status: 0 });
    expect(await operate(elsewhere, 'restore', copy)).toMatchObject({ status: 0 });
    expect(secretOf(elsewhere)).toBe(secret);
    await elsewhere.node.start();
    const told: string[] = [];
    const ports = openEnquiryPorts(elsewhere.variables, told);
    onTestFinished(ports.close);
    // What failed on the lost machine would wait for its next attempt.
    await ports.outbox.reviveAll({ now: Date.now(), limit: 1_000_000 });
    await untilDelivered(ports.outbox);

    const restored = (await everyEnquiry(ports.enquiries, 100_000)).map(({ reference }) => reference);
    const isThere = new Set<EnquiryReference>(restored);
    expect([...sent, ...due].filter((reference) => !isThere.has(reference))).toEqual([]);
    // What was sent is not sent again, and what was due is sent once, by the id that it had.
    expect(lettersIn(elsewhere).sort()).toEqual(
      lettersAbout(restored.filter((reference) => !sent.has(reference))).sort(),
    );
    expect(told).toEqual([]);
    expect(elsewhere.node.log()).not.toMatch(/"level":[56]0/);

    // The new machine takes forms.
    const after = new Set<EnquiryReference>();
    await visit(elsewhere, numbersFrom(900_000, 1), after);
    expect(after.size).toBe(1);
  },
);
