import { bulkhead } from 'cockatiel';
import { FaultSite, type SentForm, until } from './fault-site.ts';
import type { PageKind, Probe } from './page-kinds.ts';
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

/** Which part of the matrix is made. */
export interface MatrixOptions {
  /** Only the faults that `npm test` makes. */
  readonly isQuick: boolean;
  /** Part of the name of a service or a fault; all where it is empty. */
  readonly only: string;
}
