import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { createYachtSubsetSearch } from '../../adapters/embedded-search/embedded-yacht-search.ts';
import { SqlAlertRuns } from '../../adapters/enquiry-sql/sql-alert-runs.ts';
import { SqliteDatabase } from '../../adapters/enquiry-sql/sqlite-database.ts';
import { sendAlerts } from '../../core/application/send-alerts.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import { contentPorts } from '../../tools/content-ports.ts';
import { WebNode } from './web-node.ts';

/** Milliseconds between two looks into the mailbox, and how often it is looked into: half a minute. */
const LOOK_MS = 200;
const MAX_LOOKS = 150;
const DAY = 24 * 60 * 60_000;

/** A node with the demo's content, its mailbox, and the runs that another node over the same file makes. */
async function startedSite() {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-alerts-'));
  const data = join(folder, 'data');
  const node = new WebNode(join(folder, 'node'), {
    ...{ LOG_LEVEL: 'warn', DATA_DIR: data, FORM_LEAST_SECONDS: '0', PUBLIC_URL: 'https://yachts.example' },
  });
  const database = new SqliteDatabase({ file: join(data, 'enquiries.sqlite') });
  onTestFinished(async () => {
    await node.close();
    database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await node.start();
  const { catalogue, calendars } = contentPorts('content');
  const fleet = await catalogue.all();
  const makeAlerts = async (yachts: readonly Yacht[], daysAgo: number) => {
    const run = await sendAlerts({
      ...{ runs: new SqlAlertRuns(database), catalogue: { all: async () => yachts }, calendars },
      searchAmong: createYachtSubsetSearch(calendars),
      ...{ now: Date.now() - daysAgo * DAY, turn: () => setImmediate(), wait: pause, hour: 6 },
    });
    if (!run.ok) throw new Error(run.error.reason);
    return run.value;
  };
  return { node, mailbox: join(data, 'mailbox'), fleet, makeAlerts };
}

type Site = Awaited<ReturnType<typeof startedSite>>;

/** Waits for the letters to an address, and returns them by the channel in their file's name. */
async function lettersTo(address: string, count: number, { mailbox }: Site): Promise<ReadonlyMap<string, Email>> {
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const files = existsSync(mailbox) ? readdirSync(mailbox).filter((name) => name.endsWith('.eml')) : [];
    const letters = await Promise.all(
      files.map(async (name) => [name, await PostalMime.parse(readFileSync(join(mailbox, name)))] as const),
    );
    const own = letters.filter(([, letter]) => letter.to?.[0]?.address === address);
    if (own.length >= count) return new Map(own.map(([name, letter]) => [name.split('.')[1] ?? '', letter]));
    await pause(LOOK_MS);
  }
  throw new Error(`${address} has got fewer than ${count} letters`);
}

/** Opens a page and sends its form of this action, as a browser without a script does. */
async function sendForm(url: string, action: string, typed: Readonly<Record<string, string>>, { node }: Site) {
  const html = await (await fetch(url)).text();
  const form = new RegExp(`<form[^>]*action="${action}"[^>]*>(.*?)</form>`, 's').exec(html)?.[1];
  if (form === undefined) throw new Error(`${url} has no form for ${action}`);
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')],
  );
  const answer = await fetch(node.origin + action, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams([...hidden, ...Object.entries(typed)]),
  });
  return { status: answer.status, location: answer.headers.get('location') };
}

/** The address of a letter's first link to a page of alerts, on the node that runs here. */
function linkIn(letter: Email | undefined, step: 'confirm' | 'stop', { node }: Site): string {
  const found = new RegExp(`https://yachts\\.example(/\\w\\w/alerts/\\?${step}=[\\w.-]+)`).exec(
    letter?.text ?? '',
  )?.[1];
  if (found === undefined) throw new Error(`No link to ${step} in: ${letter?.text}`);
  return node.origin + found;
}

test('FD6 from the sign-up to the one-click goodbye, in both languages and without a script', async () => {
  const site = await startedSite();
  const { node, fleet, makeAlerts } = site;
  for (const locale of ['en', 'es'] as const) {
    const email = `ines.${locale}@visitor.example`;
    const list = await (await fetch(`${node.origin}/${locale}/yachts-for-charter/?l=kind%3Amotor`)).text();
    const ask = new RegExp(`href="(/${locale}/alerts/\\?[^"]+)"`).exec(list)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const page = node.origin + ask;
    expect(await sendForm(page, '/alerts', { email, consent: '1', frequency: 'daily', website: '' }, site)).toEqual({
      status: 303,
      location: `/${locale}/alerts/?done=sent`,
    });
    const [confirm] = (await lettersTo(email, 1, site)).values();
    const confirmed = await sendForm(linkIn(confirm, 'confirm', site), '/alerts/confirm', {}, site);
    expect(confirmed.location).toBe(`/${locale}/alerts/?done=confirmed`);
    await lettersTo(email, 2, site);
  }

  const newYacht = fleet.find(({ kind, market }) => kind === 'motor' && market === 'charter');
  const path = `yacht-for-charter/${newYacht?.slugs.charter}/`;
  expect(
    await makeAlerts(
      fleet.filter((yacht) => yacht !== newYacht),
      1,
    ),
  ).toMatchObject({ letters: 0 });
  expect(await makeAlerts(fleet, 0)).toMatchObject({ letters: 2, unanswered: 0 });
  expect(await makeAlerts(fleet, 0)).toMatchObject({ letters: 0 });

  for (const locale of ['en', 'es'] as const) {
    const letters = await lettersTo(`ines.${locale}@visitor.example`, 3, site);
    const letter = letters.get('alert-letter');
    expect(letter?.html).toContain(`https://yachts.example/${locale}/${path}`);
    expect(letter?.text).toContain(`https://yachts.example/${locale}/${path}`);
    const header = (key: string) => letter?.headers.find((one) => one.key === key)?.value ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const goodbye = header('list-unsubscribe').replace(/^<https:\/\/yachts\.example|>$/g, '');
    const clicked = await fetch(node.origin + goodbye, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([clicked.status, await clicked.text()]).toEqual([200, 'Unsubscribed\n']);
    const page = await sendForm(linkIn(letter, 'stop', site), '/alerts/stop', {}, site);
    expect(page.location).toBe(`/${locale}/alerts/?done=stopped`);
  }
  expect(node.log()).not.toMatch(/"level":(?:50|60)/);
});
