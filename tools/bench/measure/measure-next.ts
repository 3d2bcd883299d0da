import { entryFile } from '../bench-build.ts';
import { compare } from '../load.ts';
import { buildNextPeer } from '../next-peer.ts';
import type { BenchOptions } from '../options.ts';
import { LIST_PATH, PORTS } from '../paths.ts';
import { serve } from '../processes.ts';
import { goalRow, noteRow, type ReportRow } from '../report.ts';
import { spreadText } from '../statistics.ts';
import { cpuText, text } from './measure-render.ts';

const GOAL = 5;
const WHAT = 'processor time of an uncached list page, Next / ours';

/** Compares the uncached list page with the same page by Next; runs only when it is asked for. */
export async function measureNext({ next, pairs, roundSeconds }: BenchOptions): Promise<ReportRow[]> {
  if (!next) return [{ ...noteRow(WHAT, 'not measured: run with --next'), goal: `≥ ${GOAL}` }];
  const bare = await serve({ script: entryFile('bare-server'), port: PORTS.bare, probe: '/material.json' });
  const material = await text(`${bare.origin}/material.json`);
  await bare.stop();
  const peer = await buildNextPeer(JSON.parse(material));
  try {
    const site = await serve({ script: entryFile('uncached-server'), port: PORTS.uncached, probe: LIST_PATH });
    try {
      const { cpu, rate, other } = await compare(
        { served: site, page: { path: LIST_PATH } },
        { served: peer.served, page: { path: peer.path } },
        pairs,
        roundSeconds,
      );
      return [
        goalRow(WHAT, spreadText(cpu, 1), `≥ ${GOAL}`, cpu.median >= GOAL),
        noteRow('requests per second of an uncached list page, ours / Next', spreadText(rate, 1)),
        noteRow('processor time of a list page by Next', cpuText(other)),
      ];
    } finally {
      await site.stop();
    }
  } finally {
    await peer.remove();
  }
}
