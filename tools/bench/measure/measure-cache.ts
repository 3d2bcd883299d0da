import { entryFile } from '../bench-build.ts';
import { compare } from '../load.ts';
import type { BenchOptions } from '../options.ts';
import { LIST_PATH, PORTS, SITE_SERVER } from '../paths.ts';
import { serve } from '../processes.ts';
import { goalRow, noteRow, type ReportRow } from '../report.ts';
import { spreadOf, spreadText } from '../statistics.ts';

const GOAL = 0.92;
/** Share of a core that both servers use if the load is heavy enough. */
const SATURATED = 0.6;
const ENCODINGS = ['identity', 'br'] as const;

/** Compares the list page from the page cache with a prepared buffer with the same headers. */
export async function measureCache({ pairs, roundSeconds }: BenchOptions): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
  const site = await serve({ script: SITE_SERVER, port: PORTS.site, probe: LIST_PATH });
  try {
    for (const encoding of ENCODINGS) {
      const headers = { 'accept-encoding': encoding };
      const buffer = await serve({
        script: entryFile('buffer-server'),
        args: [site.origin + LIST_PATH, encoding],
        port: PORTS.buffer,
        probe: '/',
      });
      try {
        const page = { path: LIST_PATH, headers };
        const { rate, cpu, one, other } = await compare(
          { served: site, page },
          { served: buffer, page },
          pairs,
          roundSeconds,
        );
        const busy = spreadOf([...one, ...other].map((round) => round.busy)).median;
        const what = `list page from the cache / prepared buffer, ${encoding}`;
        const text = spreadText(rate);
        rows.push(
          // A server that waits for load does not limit the rate: then only its processor time is meaningful.
          busy >= SATURATED
            ? goalRow(`${what}, requests per second`, text, `≥ ${GOAL}`, rate.median >= GOAL)
            : noteRow(
                `${what}, requests per second`,
                `${text}: load too weak, servers ${Math.round(busy * 100)} % busy`,
              ),
          goalRow(`${what}, by processor time`, spreadText(cpu), `≥ ${GOAL}`, cpu.median >= GOAL),
          noteRow(
            `requests per second from the cache, ${encoding}`,
            spreadText(spreadOf(one.map((round) => round.perSecond)), 0),
          ),
        );
      } finally {
        await buffer.stop();
      }
    }
  } finally {
    await site.stop();
  }
  return rows;
}
