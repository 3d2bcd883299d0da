import { ALLOCATOR, heapFlagsHere } from '../../heap-flags.mjs';
import { load } from '../load.ts';
import type { BenchOptions } from '../options.ts';
import { PORTS, SITE_SERVER } from '../paths.ts';
import { serve } from '../processes.ts';
import { goalRow, type ReportRow } from '../report.ts';
import { mapSite, visits } from '../visits.ts';

const GOAL_MB = 220;
/** Growth from a tenth of the requests to the end that still counts as flat. */
const FLAT = 1.05;
const PARTS = 10;
const MB = 1_000_000;

/**
 * Measures the resident memory of a warm server after a day of mixed visits, and whether it still grows.
 */
export async function measureMemory({ memoryRequests }: BenchOptions): Promise<ReportRow[]> {
  // As `npm start` and the unit of the guide run it.
  const flags = heapFlagsHere(process.env);
  const site = await serve({ script: SITE_SERVER, port: PORTS.site, probe: '/en/', flags, env: ALLOCATOR });
  try {
    const map = await mapSite(site.origin);
    const sizes: number[] = [];
    for (let part = 0; part < PARTS; part += 1) {
      const amount = Math.round(memoryRequests / PARTS);
      await load({ origin: site.origin, pages: [...visits(map, part, amount)], amount }, true);
      sizes.push(site.residentBytes() / MB);
    }
    const [early = Number.NaN, end = Number.NaN] = [sizes[0], sizes.at(-1)];
    const asked = memoryRequests.toLocaleString('en');
    const peak = Math.max(...sizes);
    return [
      goalRow(
        `resident memory after ${asked} mixed requests`,
        `${end.toFixed(0)} MB (peak ${peak.toFixed(0)})`,
        `≤ ${GOAL_MB} MB`,
        peak <= GOAL_MB,
      ),
      goalRow(
        'resident memory at the end / after a tenth',
        `${(end / early).toFixed(2)} (${sizes.map((size) => size.toFixed(0)).join(' ')} MB)`,
        `flat: ≤ ${FLAT}`,
        end / early <= FLAT,
      ),
    ];
  } finally {
    await site.stop();
  }
}
