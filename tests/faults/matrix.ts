import { bulkhead } from 'cockatiel';
import { FaultSite, type SentForm, until } from './fault-site.ts';
import { localTracks, type Track } from './local-faults.ts';
import { isKept, type PageKind, type Probe, probes } from './page-kinds.ts';
import { closeShared, type FaultyService, SERVICES, type ServiceKind } from './services.ts';
import { judge, look, type Sight, type Verdict } from './sight.ts';

/** What visitors got of one kind of page. */
export interface Cell extends Verdict {
  readonly ms: number;
  /** Whether the node may keep the page. */
  readonly isKept?: boolean;
}

/** What visitors got during one fault in one situation. */
export interface Row {
  readonly service: string;
  readonly fault: string;
  /** `seen` and `not seen` are pages of a node that was running before the fault, the others are starts during it. */
  readonly situation: string;
  readonly cells: ReadonlyMap<PageKind, Cell>;
  /** Milliseconds from the end of the fault until everything was right; null where there was nothing to wait for. */
  readonly healedMs: number | null;
  /** What must not be. */
  readonly problems: readonly string[];
  /** What else there is to say of the row. */
  readonly note?: string;
}

/** Milliseconds from the end of a fault within which everything must be right again, on a busy machine too. */
const HEALED_WITHIN_MS = 45_000;
/** How often each page is asked for during a fault: the second time the node knows of it. */
const ROUNDS = 2;
/** A node listens some seconds after its start; one that is not up by then does not start. */
const MOST_STARTS_AFTER = 3;

/** Requests of one node at once: a browser's, and fewer than a node turns away as too many of one network. */
const AT_ONCE = 4;

/** Asks for pages and compares them with those of a node without faults. */
export class Reference {
  readonly #turns = bulkhead(1, Number.POSITIVE_INFINITY);
  readonly #site = new FaultSite('reference', {});
  readonly #right = new Map<string, Promise<Sight>>();

  async start(): Promise<void> {
    await this.#site.node.start();
  }

  close(): Promise<void> {
    return this.#site.close();
  }

  async right(path: string): Promise<Sight> {
    const known = this.#right.get(path) ?? this.#turns.execute(() => look(this.#site.origin, path)).then(must);
    this.#right.set(path, known);
    return known;
  }

  compareAll(origin: string, asked: readonly Probe[]): Promise<readonly Cell[]> {
    const turns = bulkhead(AT_ONCE, Number.POSITIVE_INFINITY);
    return Promise.all(asked.map((probe) => turns.execute(() => this.#compare(origin, probe))));
  }

  async #compare(origin: string, { path }: Probe): Promise<Cell> {
    const right = await this.right(path);
    const seen = await look(origin, path);
    return { ...judge(right, seen), ms: seen?.ms ?? Number.POSITIVE_INFINITY, isKept: seen?.isKept ?? false };
  }
}

function must(sight: Sight | null): Sight {
  if (sight === null || sight.status !== 200) throw new Error(`The node without faults answered ${sight?.status}`);
  return sight;
}

const GRAVITY = { same: 0, less: 1, later: 2, wrong: 3 };

/** Adds a cell to those of a row; of two of one kind the graver remains, with the longer time. */
export function note(cells: Map<PageKind, Cell>, kind: PageKind, cell: Cell): void {
  const before = cells.get(kind);
  const ms = Math.max(cell.ms, before?.ms ?? 0);
  const graver = before !== undefined && GRAVITY[before.outcome] >= GRAVITY[cell.outcome] ? before : cell;
  cells.set(kind, { ...graver, ms });
}

interface Limits {
  readonly mayRefuse: readonly PageKind[];
  readonly mayLack: boolean;
}

export const NOTHING_LESS: Limits = { mayRefuse: [], mayLack: false };

/** Returns what must not be among the cells of a row. */
export function problemsOf(cells: ReadonlyMap<PageKind, Cell>, { mayRefuse, mayLack }: Limits): readonly string[] {
  return [...cells].flatMap(([kind, { outcome, why }]) => {
    const isAllowed =
      outcome === 'same' || (outcome === 'less' && mayLack) || (outcome === 'later' && mayRefuse.includes(kind));
    return isAllowed ? [] : [`${kind}: ${why}`];
  });
}

/** Asks for all probes at once, so often as {@link ROUNDS} says. */
export async function visit(
  reference: Reference,
  { origin }: FaultSite,
  asked: readonly Probe[],
  rounds = ROUNDS,
): Promise<Map<PageKind, Cell>> {
  const cells = new Map<PageKind, Cell>();
  for (let round = 0; round < rounds; round += 1) {
    const found = await reference.compareAll(origin, asked);
    for (const [at, cell] of found.entries()) {
      const probe = asked[at];
      if (probe !== undefined) note(cells, probe.kind, cell);
    }
  }
  return cells;
}

/** Shows pages to a node's first visitors, until it has kept them all. */
export async function show(reference: Reference, { origin }: FaultSite, seen: readonly Probe[]): Promise<void> {
  let left = seen;
  const areKept = async () => {
    const cells = await reference.compareAll(origin, left);
    // A busy node may have left a part out, such as a way over the sea, and then keeps no copy.
    left = left.filter((_, at) => cells[at]?.outcome !== 'same' || cells[at]?.isKept === false);
    return left.length === 0;
  };
  await until(areKept, HEALED_WITHIN_MS, `every page to be kept, such as ${left[0]?.path}`);
}

/** Waits until every page is right and every form is taken; resolves with the milliseconds that it took. */
export async function heal(
  reference: Reference,
  site: FaultSite,
  asked: readonly Probe[],
  forms: readonly SentForm[],
): Promise<number> {
  const began = performance.now();
  let left = asked;
  let unsent = forms.filter(({ reference: thanked }) => thanked === null);
  let last = '';
  const isRight = async () => {
    const cells = await reference.compareAll(site.origin, left);
    last = left
      .flatMap(({ path }, at) => (cells[at]?.outcome === 'same' ? [] : `${path} ${cells[at]?.why}`))
      .join(', ');
    left = left.filter((_, at) => cells[at]?.outcome !== 'same');
    const sent = await Promise.all(unsent.map((form) => site.send(form)));
    unsent = unsent.filter((_, at) => sent[at]?.reference === null);
    return left.length === 0 && unsent.length === 0;
  };
  await until(isRight, HEALED_WITHIN_MS, 'every page to be right').catch((error: Error) => {
    throw new Error(`${error.message}; not yet: ${last}${unsent.length > 0 ? ` and ${unsent.length} forms` : ''}`);
  });
  return performance.now() - began;
}

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
    const used = Number((await service.isUsedAgain?.(site, HEALED_WITHIN_MS)) ?? 0);
    healedMs = pages + used;
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  if (!site.node.runs) problems.push('the process ended');
  return { healedMs, problems: [...problems, ...(await site.lostEnquiries())] };
}

/** Sends a form that was opened before the fault, and one that is opened during it. */
async function sendForms(
  site: FaultSite,
  opened: Awaited<ReturnType<FaultSite['fillIn']>>,
  cells: Map<PageKind, Cell>,
) {
  const forms = [await site.send(opened)];
  const second = await site.fillIn().catch(() => null);
  if (second === null) note(cells, 'enquiry', { outcome: 'wrong', why: 'the form cannot be opened', ms: 0 });
  else forms.push(await site.send(second));
  for (const { verdict, ms } of forms) note(cells, 'enquiry', { ...verdict, ms });
  return forms;
}

export interface MatrixOptions {
  /** Only the faults that `npm test` makes. */
  readonly isQuick: boolean;
  /** Part of the name of a service or a fault; all where it is empty. */
  readonly only: string;
}

/** The faults of a quick run: refused connections, an error, and an answer of another shape. */
const QUICK = ['refused', 'status-500', 'wrong-shape'];

/** Parts what a node keeps from what it makes anew for each visitor, which counts as never seen. */
export function bySeen(asked: readonly Probe[]) {
  return { seen: asked.filter(isKept), others: asked.filter((probe) => !isKept(probe)) };
}

/** A node that ran before the faults, which come one after another. */
function warmTrack(kind: ServiceKind, faults: readonly string[]): Track {
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
        const seenCells = await visit(reference, site, seen);
        const unseenCells = await visit(reference, site, unseen);
        const forms = await sendForms(site, opened, unseenCells);
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
        for (let starts = 0; starts < MOST_STARTS_AFTER && !site.node.runs; starts += 1) await site.node.startOnce();
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
      (fault) => (!isQuick || QUICK.includes(fault)) && `${kind.name} ${fault}`.includes(only),
    ),
  }));
  const warm = kinds.flatMap(({ kind, faults }) => (faults.length === 0 ? [] : [warmTrack(kind, faults)]));
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
  const pages = await probes();
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
