import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { demoTexts } from '../../tests/demo-texts.ts';
import { MemoryAvailabilityCalendar } from '../../tests/fakes/memory-availability-calendar.ts';
import { MemoryContentRepository } from '../../tests/fakes/memory-content-repository.ts';
import { MemoryMediaLibrary } from '../../tests/fakes/memory-media-library.ts';
import { MemoryOfficeDirectory } from '../../tests/fakes/memory-office-directory.ts';
import { MemoryRedirectRules } from '../../tests/fakes/memory-redirect-rules.ts';
import { MemorySeaRoutes } from '../../tests/fakes/memory-sea-routes.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { MemoryYachtSearch } from '../../tests/fakes/memory-yacht-search.ts';
import { SAMPLE_HOME, SAMPLE_SITE } from '../../tests/samples/sample-content.ts';
import { type EnquiryWorld, enquiryWorld, samplePorts } from '../enquiry/enquiry-services.fixture.ts';
import { createListingMemory } from '../feeds/listing-memory.ts';
import { type App, type AppOptions, createApp } from '../http/app.ts';
import { Metrics } from '../operations/metrics.ts';
import type { PageAnswer, PageRequest } from '../pages/page-request.ts';
import { type AddressRules, addressRules } from './address-rules.ts';
import { type Env, parseEnv } from './env.ts';
import { createLogger } from './log.ts';

export interface FixtureSite {
  readonly app: App;
  readonly metrics: Metrics;
  /** All requested renderings. */
  readonly rendered: PageRequest[];
  /** Lines of the log. */
  readonly logged: string[];
  /** Enquiry services over stores in memory. Deliveries are sent only where a test starts them. */
  readonly world: EnquiryWorld;
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>;
  post(path: string, body: string | Buffer, headers?: Record<string, string>): Promise<Answer>;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

/** A complete page whose text lists its inputs. */
export function describePage(request: PageRequest): PageAnswer {
  if (request.failure) return html(request.failure.status, `failure ${request.failure.id ?? ''}`);
  const { url, currency, unit, mobile } = request;
  return html(200, `${url} ${currency} ${unit} ${mobile ? 'mobile' : 'desktop'} ${'filler '.repeat(400)}`);
}

export function html(status: number, body: string, headers: [string, string][] = []): PageAnswer {
  return { status, headers: [['Content-Type', 'text/html;charset=utf-8'], ...headers], body };
}

function envOf(variables: Record<string, string>): Env {
  const env = parseEnv(variables);
  if (!env.ok) throw new Error(env.error.join(' '));
  return env.value;
}

/** The rules of a site without configuration. */
export function sampleRules(): AddressRules {
  return addressRules(envOf({}));
}

/** Starts a site on its own port, with a renderer of the test's choice. */
export async function startSite(
  variables: Record<string, string> = {},
  render: (request: PageRequest) => PageAnswer | Promise<PageAnswer> = describePage,
  options: Partial<AppOptions> = {},
  ports: Partial<AppOptions['ports']> = {},
): Promise<FixtureSite> {
  const env = envOf(variables);
  const rendered: PageRequest[] = [];
  const logged: string[] = [];
  const sink = new Writable({
    write(chunk, _, done) {
      logged.push(String(chunk));
      done();
    },
  });
  const sitePorts: AppOptions['ports'] = {
    search: new MemoryYachtSearch([]),
    catalogue: new MemoryYachtCatalogue([]),
    redirects: new MemoryRedirectRules([]),
    content: new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [] }),
    media: new MemoryMediaLibrary(),
    calendars: new MemoryAvailabilityCalendar(),
    offices: new MemoryOfficeDirectory(),
    seaRoutes: new MemorySeaRoutes(),
    ...ports,
  };
  const world = enquiryWorld({ pagePorts: samplePorts(sitePorts), spam: env.enquiries.spam });
  const metrics = new Metrics();
  const app = createApp({
    env: env,
    log: createLogger(env.logLevel, sink),
    rules: addressRules(env),
    ports: sitePorts,
    enquiryServices: world.services,
    listings: createListingMemory(null, () => {}),
    build: { id: 'abcdef123456', timestamp: '2026-01-01T00:00:00.000Z', builtAt: 1_767_225_000, knownBuilds: () => [] },
    renderPage: async (request) => {
      rendered.push(request);
      return render(request);
    },
    messages: demoTexts({
      en: { json: '{"a":"A"}', version: 'abc', url: '', translate: (key) => key },
      es: { json: '{"a":"Á"}', version: 'def', url: '', translate: (key) => key },
    }),
    contentWebhook: null,
    editedDrafts: null,
    answerMedia: async () => ({ status: 404, headers: {}, body: null }),
    brochure: async () => null,
    sharePicture: async () => null,
    draw: async (yacht, kind) => (yacht === 'aurora' ? `<svg>${kind}</svg>` : null),
    blockers: async () => [],
    staticFiles: null,
    metrics,
    node: async () => ({ upstreams: [], listings: null, disks: [] }),
    ...options,
  });
  await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.fastify.server.address() as AddressInfo;
  return {
    ...{ app, metrics, rendered, logged, world },
    get: (path, headers, method) => ask(port, path, headers, method),
    post: (path, body, headers) => ask(port, path, headers, 'POST', body),
  };
}

function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  sent: string | Buffer = '',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() });
      });
    });
    asked.on('error', reject);
    asked.end(sent);
  });
}
