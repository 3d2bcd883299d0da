import {
  type Cell,
  heal,
  type MatrixOptions,
  NOTHING_LESS,
  note,
  problemsOf,
  Reference,
  type Row,
  show,
  visit,
} from './comparison.ts';
import { FaultSite, type SentForm } from './fault-site.ts';
import { closeShared } from './hosted-services.ts';
import { localTracks, type Track } from './local-faults.ts';
import { bySeen, type PageKind, type Probe, probes } from './page-kinds.ts';
import type { FaultyService, ServiceKind } from './service-kind.ts';
import { SERVICES } from './services.ts';

/** Milliseconds within which the service must be used again: a lane of deliveries pauses for a minute. */
const USED_WITHIN_MS = 100_000;
/** A node listens some seconds after its start; one that is not up by then does not start. */
const MAX_STARTS_AFTER = 3;

/** Ends a fault and returns when all is right again, with what is not. */
async function recover(
  reference: Reference,
  site: FaultSite,
  service: FaultyService,
  asked: readonly Probe[],
  forms: readonly SentForm[],
): Promise<{ readonly healedMs: number | null; readonly problems: readonly string[] }> {
  await service.fail(null);
  const problems: string[] = [];
  let healedMs: number | null = null;
  try {
    const pages = await heal(reference, site, asked, forms);
    const used = Number((await service.isUsedAgain?.(site, USED_WITHIN_MS)) ?? 0);
    healedMs = pages + used;
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  if (!site.node.runs) problems.push('the process ended');
  return { healedMs, problems: [...problems, ...(await site.lostEnquiries())] };
}

/** Sends a form that was opened before the fault, and, unless the run is quick, one that is opened during it. */
async function sendForms(
  site: FaultSite,
  opened: Awaited<ReturnType<FaultSite['fillIn']>>,
  cells: Map<PageKind, Cell>,
  isQuick = false,
) {
  const forms = [await site.send(opened)];
  const second = isQuick ? undefined : await site.fillIn().catch(() => null);
  if (second === null) note(cells, 'enquiry', { outcome: 'wrong', why: 'the form cannot be opened', ms: 0 });
  else if (second !== undefined) forms.push(await site.send(second));
  for (const { verdict, ms } of forms) note(cells, 'enquiry', { ...verdict, ms });
  return forms;
}

/** The faults of a quick run, one or two for each service. */
const QUICK: Readonly<Record<string, readonly string[]>> = {
  search: ['refused', 'wrong-shape'],
  content: ['wrong-shape'],
  media: ['refused'],
  mail: ['refused'],
};

/** A node that ran before the faults, which come one after another. */
function warmTrack(kind: ServiceKind, faults: readonly string[], isQuick: boolean): Track {
  const rounds = isQuick ? 1 : undefined;
  const track = { service: kind.name, fault: faults.join(', '), situation: 'seen' };
  const run: Track['run'] = async (reference, { single, several }, say) => {
    const service = await kind.start();
    const site = new FaultSite(`${kind.name} warm`, service.variables, { store: service.store ?? {} });
    try {
      await site.node.start();
      const { seen, others } = bySeen([...single, ...several(0)]);
      await show(reference, site, seen);
      for (const [at, fault] of faults.entries()) {
        const opened = await site.fillIn();
        await service.fail(fault);
        // The content outdates every page, so that each has to be made anew during the fault.
        if (kind.name !== 'content') await site.edit();
        const unseen = [...others, ...several(at + 1)];
        const seenCells = await visit(reference, site, seen, rounds);
        const unseenCells = await visit(reference, site, unseen, rounds);
        const forms = await sendForms(site, opened, unseenCells, isQuick);
        const { healedMs, problems } = await recover(reference, site, service, [...seen, ...unseen], forms);
        const row = { service: kind.name, fault, healedMs };
        say({ ...row, situation: 'seen', cells: seenCells, problems: problemsOf(seenCells, NOTHING_LESS) });
        const wrong = [...problemsOf(unseenCells, kind), ...problems];
        say({ ...row, situation: 'not seen', cells: unseenCells, problems: wrong });
      }
      return [];
    } finally {
      await site.close();
      await service.close();
    }
  };
  return { ...track, run };
}

/** A node that starts during a fault. */
function coldTrack(
  kind: ServiceKind,
  situation: string,
  variables: Readonly<Record<string, string>>,
  fault: string,
): Track {
  const run: Track['run'] = async (reference, { single, several }) => {
    const service = await kind.start();
    const site = new FaultSite(
      `${kind.name} ${fault}`,
      { ...service.variables, ...variables },
      { store: service.store ?? {} },
    );
    try {
      if (situation.endsWith('content kept')) {
        await site.node.start();
        await site.node.end();
      }
      await service.fail(fault);
      const asked = [...single, ...several(0)];
      const common = { service: kind.name, fault, situation };
      if (!(await site.node.startOnce())) {
        const words = /cannot start: [^"\\]{20,200}/.exec(site.node.log())?.[0];
        await service.fail(null);
        const began = performance.now();
        for (let starts = 0; starts < MAX_STARTS_AFTER && !site.node.runs; starts += 1) await site.node.startOnce();
        const { healedMs, problems } = await recover(reference, site, service, asked, []);
        const silent = words === undefined ? ['the log does not say why the node does not start'] : [];
        const startedMs = healedMs === null ? null : performance.now() - began;
        const said =
          'The node does not start, and says why; the one before it goes on. It starts once the fault is over.';
        return [{ ...common, cells: new Map(), healedMs: startedMs, problems: [...silent, ...problems], note: said }];
      }
      const cells = await visit(reference, site, asked);
      const forms = await sendForms(site, await site.fillIn(), cells);
      const { healedMs, problems } = await recover(reference, site, service, asked, forms);
      const limits = situation.includes('stand-in') ? { ...kind, mayRefuse: [] } : kind;
      return [{ ...common, cells, healedMs, problems: [...problemsOf(cells, limits), ...problems] }];
    } finally {
      await site.close();
      await service.close();
    }
  };
  return { service: kind.name, fault, situation, run };
}

/** Returns the tracks of the services: those of running nodes, then those of starts. */
function tracksOf({ isQuick, only }: MatrixOptions): readonly Track[] {
  const kinds = SERVICES.map((kind) => ({
    kind,
    faults: kind.faults.filter(
      (fault) => (!isQuick || QUICK[kind.name]?.includes(fault) === true) && `${kind.name} ${fault}`.includes(only),
    ),
  }));
  const warm = kinds.flatMap(({ kind, faults }) => (faults.length === 0 ? [] : [warmTrack(kind, faults, isQuick)]));
  const cold = kinds.flatMap(({ kind, faults }) =>
    kind.cold.flatMap(({ situation, variables, faults: some = faults }) =>
      faults.filter((fault) => some.includes(fault)).map((fault) => coldTrack(kind, situation, variables, fault)),
    ),
  );
  return [...warm, ...(isQuick ? [] : cold)];
}

/** Returns the row of a track that could not be made. */
function failed({ service, fault, situation }: Track) {
  return (error: Error): readonly Row[] => [
    { service, fault, situation, cells: new Map(), healedMs: null, problems: [error.message] },
  ];
}

/** Nodes at once: most of the time goes by waiting for what heals by itself. */
const NODES = 5;

/** Makes every fault, some nodes at a time. @param say receives each row when it is done */
export async function runMatrix(options: MatrixOptions, say: (row: Row) => void): Promise<readonly Row[]> {
  const reference = new Reference();
  await reference.start();
  const { single, ...others } = await probes();
  // The sitemap takes longer than all other pages together.
  const pages = { ...others, single: single.filter(({ kind }) => !options.isQuick || kind !== 'sitemap') };
  const tracks = [...localTracks(options), ...tracksOf(options)];
  const rows: Row[] = [];
  function add(row: Row): void {
    rows.push(row);
    say(row);
  }
  let next = 0;
  async function worker(): Promise<void> {
    for (let at = next++; at < tracks.length; at = next++) {
      const track = tracks[at];
      const done = track === undefined ? [] : await track.run(reference, pages, add).catch(failed(track));
      for (const row of done) add(row);
    }
  }
  try {
    await Promise.all(Array.from({ length: NODES }, worker));
  } finally {
    await reference.close();
    await closeShared();
  }
  return rows;
}
