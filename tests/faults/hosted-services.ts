import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteEntries } from '../../core/site-search/site-search-entry.ts';
import { contentPorts } from '../../tools/content-ports.ts';
import { IndexWriter } from '../../tools/search-push/index-writer.ts';
import { push } from '../../tools/search-push/push.ts';
import { wantedIndex, wantedSiteIndex } from '../../tools/search-push/wanted-index.ts';
import { readContentFolder } from '../../tools/stored-stories/content-records.ts';
import { type AlgoliaSandbox, startAlgoliaSandbox } from '../sandbox/algolia/algolia-sandbox.ts';
import { type FaultGateway, GATEWAY_FAULTS, startFaultGateway } from '../sandbox/http/fault-gateway.ts';
import { readMediaFolder } from '../sandbox/media/media-content.ts';
import { startMediaSandbox } from '../sandbox/media/media-sandbox.ts';
import { startStoryblokSandbox } from '../sandbox/storyblok/storyblok-sandbox.ts';
import { until } from './fault-site.ts';
import type { ServiceKind } from './service-kind.ts';

/** Faults for starts that go the same way for all of them. */
const SOME_FAULTS: readonly string[] = ['refused', 'hang', 'status-500', 'half-a-body', 'wrong-shape'];
const silent = () => {};

let filled: Promise<AlgoliaSandbox> | null = null;

/** Returns one filled search for all nodes, since searches change nothing in it. */
function filledSearch(): Promise<AlgoliaSandbox> {
  filled ??= fillSearch();
  return filled;
}

async function fillSearch(): Promise<AlgoliaSandbox> {
  const search = await startAlgoliaSandbox();
  const { appId, adminKey, origin } = search;
  const writer = new IndexWriter({ appId, adminKey, host: origin, pause: async () => {}, say: silent });
  const ports = contentPorts('content', { log: { info: silent, warn: silent, error: silent } });
  const [fleet, pages, offices] = await Promise.all([
    ports.catalogue.all(),
    ports.content.pages(),
    ports.offices.all(),
  ]);
  const entries = [...siteEntries({ pages, offices, fleet })].filter((entry) => entry !== null);
  const options = { writer, dryRun: false, stateFile: null, say: silent };
  await push(wantedIndex('yachts', fleet), options);
  await push(wantedSiteIndex('GenericIndex', entries), options);
  return search;
}

/** Ends what all nodes share. */
export async function closeShared(): Promise<void> {
  await (await filled)?.close();
}

export const behind = (gateway: FaultGateway) => (fault: string | null) =>
  gateway.fail(GATEWAY_FAULTS.find((known) => known === fault) ?? null);

export const SEARCH: ServiceKind = {
  name: 'search',
  faults: GATEWAY_FAULTS,
  without: {},
  mayRefuse: ['list', 'search', 'site search', 'microsite'],
  mayLack: true,
  cold: [
    { situation: 'cold', variables: {} },
    { situation: 'cold, with a stand-in', variables: { SEARCH_STAND_IN: 'embedded' }, faults: SOME_FAULTS },
  ],
  async start() {
    const { appId, searchKey, origin } = await filledSearch();
    const gateway = await startFaultGateway(origin);
    return {
      variables: {
        ALGOLIA_APP_ID: appId,
        ALGOLIA_SEARCH_KEY: searchKey,
        ALGOLIA_HOST: gateway.origin,
        ALGOLIA_RECOMMEND: 'related-products',
      },
      fail: behind(gateway),
      close: gateway.close,
    };
  },
};

export const CONTENT: ServiceKind = {
  name: 'content',
  faults: GATEWAY_FAULTS,
  without: {},
  mayRefuse: [],
  mayLack: false,
  cold: [
    { situation: 'cold, nothing kept', variables: {}, faults: SOME_FAULTS },
    { situation: 'cold, content kept', variables: {} },
  ],
  async start() {
    const cms = await startStoryblokSandbox({ content: await readContentFolder('content') });
    const gateway = await startFaultGateway(cms.origin);
    let edits = 0;
    return {
      variables: { STORYBLOK_TOKEN: cms.token, STORYBLOK_HOST: gateway.origin },
      fail: behind(gateway),
      async isUsedAgain({ origin }, withinMs) {
        const title = `News ${++edits}`;
        const page = JSON.parse(readFileSync(join('content', 'pages', 'news.json'), 'utf8'));
        cms.space.publish('page', { ...page, state: { ...page.state, en: { ...page.state.en, pageTitle: title } } });
        const isShown = async () => (await (await fetch(`${origin}/en/news/`)).text()).includes(title);
        return until(isShown, withinMs, 'an edit to be shown');
      },
      async close() {
        await Promise.all([gateway.close(), cms.close()]);
      },
    };
  },
};

export const MEDIA: ServiceKind = {
  name: 'media',
  faults: GATEWAY_FAULTS,
  without: {},
  mayRefuse: [],
  mayLack: true,
  cold: [{ situation: 'cold', variables: {} }],
  async start() {
    const library = await startMediaSandbox({ content: await readMediaFolder('content') });
    const gateway = await startFaultGateway(library.origin);
    return {
      variables: { MEDIA_HOST: gateway.origin, MEDIA_CONTAINER: library.container, MEDIA_ORIGINS: library.origin },
      fail: behind(gateway),
      async close() {
        await Promise.all([gateway.close(), library.close()]);
      },
    };
  },
};
