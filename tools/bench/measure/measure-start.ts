import { spawnSync } from 'node:child_process';
import type { BenchOptions } from '../options.ts';
import { PORTS, SITE_SERVER } from '../paths.ts';
import { serve } from '../processes.ts';
import { goalRow, noteRow, type ReportRow } from '../report.ts';
import { spreadOf, spreadText } from '../statistics.ts';

const GOAL = 1;

/**
 * Compares the time from the start of the process to its first page with that of an empty Node process.
 */
export async function measureStart({ starts }: BenchOptions): Promise<ReportRow[]> {
  const seconds: number[] = [];
  const ratios: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const empty = performance.now();
    spawnSync(process.execPath, ['-e', '0']);
    const floor = performance.now() - empty;
    const began = performance.now();
    const site = await serve({ script: SITE_SERVER, port: PORTS.site, probe: '/en/' });
    const took = performance.now() - began;
    await site.stop();
    seconds.push(took / 1000);
    ratios.push(took / floor);
  }
  const spread = spreadOf(seconds);
  return [
    goalRow('cold start to the first page', spreadText(spread, 2, ' s'), `≤ ${GOAL} s`, spread.median <= GOAL),
    noteRow('cold start / empty Node process', spreadText(spreadOf(ratios), 1)),
  ];
}
