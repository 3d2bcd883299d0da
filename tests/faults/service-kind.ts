import type { FaultSite } from './fault-site.ts';
import type { PageKind } from './page-kinds.ts';

/** A service that the site needs, with faults on demand. */
export interface FaultyService {
  /** The configuration of a node that uses it. */
  readonly variables: Readonly<Record<string, string>>;
  /** Variables by which the store of enquiries is reached without the fault. */
  readonly store?: Readonly<Record<string, string>>;
  fail(fault: string | null): Promise<void>;
  /** Shows, after a fault, that the service is used again; rejects where it is not within the bound. */
  readonly isUsedAgain?: (site: FaultSite, withinMs: number) => Promise<unknown>;
  close(): Promise<void>;
}

/** A way to start during a fault. */
interface ColdStart {
  readonly situation: string;
  readonly variables: Readonly<Record<string, string>>;
  /** The faults of which it is looked at; all where it is undefined. */
  readonly faults?: readonly string[];
}

/** A kind of service: its faults, and what a fault may cost a visitor. */
export interface ServiceKind {
  readonly name: string;
  readonly faults: readonly string[];
  /** The faults of the matrix that the service cannot have, with the reason. */
  readonly without: Readonly<Record<string, string>>;
  /** Kinds of pages that may answer 503 where nothing was seen before. */
  readonly mayRefuse: readonly PageKind[];
  /** Whether pages that were not seen before may lack a part. */
  readonly mayLack: boolean;
  /** The ways to start during a fault. */
  readonly cold: readonly ColdStart[];
  readonly start: () => Promise<FaultyService>;
}
