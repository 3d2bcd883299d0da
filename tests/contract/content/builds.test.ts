import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { SiteBuilds } from '../../../adapters/site-http/site-builds.ts';
import type { BuildMeta } from '../../../core/build-version/build-version.ts';
import { sameInEveryLocale } from '../../../core/locale/locale.ts';
import { buildRedirects } from '../../../core/routing/build-redirects.ts';
import { writeRedirects } from '../../../core/routing/redirects.ts';
import { err, ok } from '../../../core/shared/result.ts';
import { buildsRoute } from '../../../server/routes/builds-route.ts';
import { MemoryBuilds } from '../../fakes/browser/memory-builds.ts';
import { type SiteAnswer, siteClient, startTestSite, type TestSite } from '../../samples/test-site.ts';
import { type BuildsWorld, buildsContract, NEW_BUILD, OLD_BUILD } from './builds-contract.ts';

buildsContract('memory', async (known) => {
  const builds = new MemoryBuilds(known);
  return {
    builds,
    deploy: (build) => builds.deploy(build),
    breakDown: () => builds.failWith({ kind: 'status', status: 500, body: null }),
  };
});
buildsContract('site-http', siteWorld);

const NOW = 1_700_000_000_000;

/** Makes a site that answers like the server's route. */
async function siteWorld(known: readonly BuildMeta[]): Promise<BuildsWorld> {
  const deployed = [...known];
  let broken = false;
  const site = await startTestSite((path) => {
    if (broken) return { status: 500, body: 'no' };
    const [plain] = path.split('?', 1);
    const latest = plain === '/builds/latest.json' ? deployed.at(-1) : undefined;
    const build = latest ?? deployed.find(({ id }) => plain === `/builds/meta/${id}.json`);
    return build === undefined ? { status: 404, body: 'no' } : { status: 200, body: build };
  });
  return {
    builds: new SiteBuilds(site.http, () => NOW),
    deploy: (build) => deployed.push(build),
    breakDown() {
      broken = true;
    },
    close: site.close,
  };
}

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function siteThatSays(answer: SiteAnswer): Promise<TestSite> {
  const site = await startTestSite(() => answer);
  closing.push(site.close);
  return site;
}

test('UI4 adds the time to the request for the newest build, so that no cache answers it', async () => {
  const site = await siteThatSays({ status: 200, body: NEW_BUILD });
  let now = NOW;
  const builds = new SiteBuilds(site.http, () => now++);
  await builds.latest();
  await builds.latest();
  await builds.meta(NEW_BUILD.id);
  expect(site.asked).toEqual([
    `/builds/latest.json?${NOW}`,
    `/builds/latest.json?${NOW + 1}`,
    `/builds/meta/${NEW_BUILD.id}.json`,
  ]);
});

test.each<[string, SiteAnswer, string]>([
  ['garbage', { status: 200, body: '<!doctype html>' }, 'bad-body'],
  ['an array', { status: 200, body: [] }, 'bad-answer'],
  ['an invalid id', { status: 200, body: { ...OLD_BUILD, id: '../' } }, 'bad-answer'],
  ['no time', { status: 200, body: { ...OLD_BUILD, timestamp: null } }, 'bad-answer'],
  ['no build time', { status: 200, body: { ...OLD_BUILD, builtAt: null } }, 'bad-answer'],
  ['nothing, ever', 'hang', 'network'],
])('UI4 reports %s as a failure', async (_, answer, kind) => {
  const builds = new SiteBuilds((await siteThatSays(answer)).http, () => NOW);
  const answers = await Promise.all([builds.latest(), builds.meta(OLD_BUILD.id)]);
  expect(answers).toMatchObject([
    { ok: false, error: { kind } },
    { ok: false, error: { kind } },
  ]);
});

test.each([
  ['of another build', { ...OLD_BUILD, id: NEW_BUILD.id }],
  ['without rules', { ...OLD_BUILD, redirects: undefined }],
])('UI4 rejects rules %s', async (_, body) => {
  const builds = new SiteBuilds((await siteThatSays({ status: 200, body })).http, () => NOW);
  expect(await builds.meta(OLD_BUILD.id)).toEqual(err({ kind: 'bad-answer' }));
});

test('UI4 a tab parses the answer of our server', async () => {
  const app = Fastify();
  closing.push(() => app.close());
  const path = sameInEveryLocale('/contact/');
  const { redirects } = buildRedirects([{ from: path, to: sameInEveryLocale('/offices/'), status: 301 }]);
  const { redirects: _, ...served } = NEW_BUILD;
  buildsRoute(app, { ...served, knownBuilds: () => [OLD_BUILD.id], redirects: async () => redirects });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const builds = new SiteBuilds(siteClient(`http://127.0.0.1:${port}`), () => NOW);
  expect(await builds.latest()).toEqual(ok(served));
  const written = { ...NEW_BUILD, redirects: writeRedirects(redirects) };
  expect(await builds.meta(NEW_BUILD.id)).toEqual(ok(written));
  expect(await builds.meta(OLD_BUILD.id)).toEqual(ok({ ...written, id: OLD_BUILD.id }));
  expect(await builds.meta('abcdef123456')).toMatchObject({ ok: false, error: { kind: 'status', status: 404 } });
});
