import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { wireServer } from '../../../adapters/wiring/server.ts';
import { MARKETS } from '../../../core/market/market.ts';
import type { MessageTransport } from '../../../core/ports/message-transport.ts';
import { emptyCriteria } from '../../../core/search/criteria/criteria.ts';
import { isOfferedOn } from '../../../core/yacht/market-rules.ts';
import type { Env } from '../../start/env.ts';
import { badFinding, type DoctorFinding, goodFinding, noteFinding } from './doctor-finding.ts';

type SitePorts = ReturnType<ReturnType<typeof wireServer>['sitePorts']>;
type EnquiryPorts = ReturnType<ReturnType<typeof wireServer>['enquiryPorts']>;

const DISPLAY = { currency: 'eur', unit: 'meters', season: 'summer' } as const;
const MINUTE_MS = 60_000;

/** Reads the content as a start would. */
export async function contentFinding(
  env: Env,
  { catalogue, content, offices, redirects }: SitePorts,
): Promise<DoctorFinding> {
  const from = env.content.kind === 'storyblok' ? `Storyblok, ${env.content.host}` : `files in ${env.contentDir}`;
  const began = performance.now();
  const [yachts, pages, houses] = await Promise.all([
    ...([catalogue.all(), content.pages(), offices.all()] as const),
    ...[content.site(), content.home(), redirects.redirects()],
  ]);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const age = env.content.kind === 'files' ? `, changed ${await lastChange(env.contentDir)}` : '';
  const text = `${from}: ${yachts.length} yachts, ${pages.length} pages, ${houses.length} offices, read in ${seconds} s${age}`;
  return yachts.length > 0
    ? goodFinding('content', text)
    : badFinding(
        'content',
        text,
        'without a yacht the site is not ready: see CONTENT and CONTENT_DIR, and npm run content:check',
      );
}

/** Returns the day of the newest file of a folder. */
async function lastChange(folder: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json'));
  const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs));
  return new Date(times.reduce((newest, time) => Math.max(newest, time), 0)).toISOString().slice(0, 10);
}

/** Asks each market for all its yachts, and compares with the catalogue. */
export async function searchFinding(env: Env, { catalogue, search }: SitePorts): Promise<DoctorFinding> {
  const from = env.search.kind === 'algolia' ? `Algolia, index ${env.search.index}` : 'embedded';
  const fleet = await catalogue.all();
  const counts = await Promise.all(
    MARKETS.map(async (market) => {
      const offered = fleet.filter((yacht) => isOfferedOn(yacht.market, market)).length;
      const answer = await search.search(emptyCriteria(market), { ...DISPLAY, pageSize: 1, facets: [] });
      return { market, offered, found: answer.ok ? answer.value.total : answer.error.message };
    }),
  );
  const text = `${from}: ${counts.map(({ market, found, offered }) => `${found} of ${offered} for ${market}`).join(', ')}`;
  if (counts.every(({ found, offered }) => found === offered)) return goodFinding('search', text);
  return counts.some(({ found }) => typeof found === 'string')
    ? badFinding('search', text, 'see ALGOLIA_APP_ID and ALGOLIA_SEARCH_KEY, and the status page of the service')
    : badFinding('search', text, 'the index lags behind the content: npm run search:push');
}

/** Asks for the first picture of the fleet. */
export async function mediaFinding(env: Env, { catalogue, media }: SitePorts): Promise<DoctorFinding> {
  const from = env.media.kind === 'service' ? `media service, ${env.media.host}` : 'files of the content folder';
  const hero = (await catalogue.all()).flatMap((yacht) => yacht.media.hero ?? [])[0];
  if (hero === undefined)
    return noteFinding('media', `${from}: no yacht has a picture`, 'she is drawn from her data instead');
  const asset = await media.asset(hero);
  if (asset.ok) return goodFinding('media', `${from}: the first picture is there`);
  const why = asset.error.kind === 'not-found' ? 'is not there' : `could not be had: ${asset.error.reason}`;
  return badFinding('media', `${from}: picture ${hero} ${why}`, 'see MEDIA, MEDIA_HOST and MEDIA_CONTAINER');
}

/** Reads the counts of the outbox. */
export async function storeFinding(env: Env, { outbox }: EnquiryPorts, now: number): Promise<DoctorFinding> {
  const from = env.enquiries.store.kind === 'postgres' ? 'PostgreSQL' : `SQLite in ${env.enquiries.dataDir}`;
  const state = await outbox.state();
  if (!state.ok) {
    const todo = 'a site that was never started has no store yet; else see DATA_DIR, or ENQUIRIES and DATABASE_URL';
    return badFinding('enquiries', `${from}: ${state.error.reason}`, todo);
  }
  const { waiting, dead, oldest } = state.value;
  const minutes = oldest === null ? 0 : Math.floor((now - oldest) / MINUTE_MS);
  const age = oldest === null ? '' : `, the oldest for ${minutes} minutes`;
  const text = `${from}: ${waiting} deliveries wait${age}; ${dead} given up`;
  return dead > 0 || minutes >= 10
    ? badFinding('enquiries', text, 'npm run enquiries -- list --undelivered; then mend the receiver, and retry all')
    : goodFinding('enquiries', text);
}

/** Asks the receiver of messages without sending one. */
export async function transportFinding(
  part: string,
  to: string,
  transport: MessageTransport | null,
): Promise<DoctorFinding> {
  const answer = await transport?.check();
  if (answer === undefined || answer.ok)
    return goodFinding(part, answer?.value === 'answers' ? `${to}: answers` : `${to}: not asked`);
  return badFinding(part, `${to}: ${answer.error.reason}`, 'what visitors send is kept and waits until it answers');
}
