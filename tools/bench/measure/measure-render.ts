import { get } from 'node:http';
import { entryFile } from '../bench-build.ts';
import { compare } from '../load.ts';
import type { BenchOptions } from '../options.ts';
import { LIST_PATH, PORTS } from '../paths.ts';
import { serve } from '../processes.ts';
import { goalRow, noteRow, type ReportRow } from '../report.ts';
import { spreadOf, spreadText } from '../statistics.ts';

const GOAL = 0.5;

/** Compares the list page rendered for each request with bare `renderToString` of its tree. */
export async function measureRender({ pairs, roundSeconds }: BenchOptions): Promise<ReportRow[]> {
  const bare = await serve({ script: entryFile('bare-server'), port: PORTS.bare, probe: '/material.json' });
  const site = await serve({ script: entryFile('uncached-server'), port: PORTS.uncached, probe: LIST_PATH });
  try {
    const [tree, page] = [await text(bare.origin), await text(site.origin + LIST_PATH)];
    if (!page.includes(tree)) throw new Error('the floor renders another tree than the site');
    const { rate, cpu, one, other } = await compare(
      { served: site, page: { path: LIST_PATH } },
      { served: bare, page: { path: '/' } },
      pairs,
      roundSeconds,
    );
    const what = 'list page rendered each time / bare renderToString';
    return [
      goalRow(`${what}, requests per second`, spreadText(rate), `≥ ${GOAL}`, rate.median >= GOAL),
      goalRow(`${what}, by processor time`, spreadText(cpu), `≥ ${GOAL}`, cpu.median >= GOAL),
      noteRow('processor time of an uncached list page', cpuText(one)),
      noteRow('processor time of bare renderToString', cpuText(other)),
    ];
  } finally {
    await site.stop();
    await bare.stop();
  }
}

export function cpuText(rounds: readonly { readonly cpuMs: number }[]): string {
  return spreadText(spreadOf(rounds.map(({ cpuMs }) => cpuMs)), 2, ' ms');
}

/** Fetches a page as text, without `fetch`, which would decode it and follow redirects. */
export function text(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => resolve(Buffer.concat(chunks).toString()));
      response.once('error', reject);
    }).once('error', reject);
  });
}
