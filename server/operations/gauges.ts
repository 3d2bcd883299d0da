import type { HeldLetterCounts } from '../../core/application/spam-guard.ts';
import type { CalendarFeedHealth } from '../../core/ports/availability-calendar.ts';
import type { LaneState } from '../enquiry/delivery-lane.ts';
import type { OutboxReading } from '../enquiry/outbox-monitor.ts';
import type { ImportState } from '../import/repeat-import.ts';
import type { DiskSpace } from './disk-space.ts';
import type { UpstreamCount } from './upstream-counts.ts';

/** Values that are read at each scrape. */
export interface Gauges extends NodeGauges {
  readonly cacheEntries: number;
  readonly cacheBytes: number;
  readonly outbox: OutboxReading;
  readonly lanes: readonly LaneState[];
  readonly heldLetters: HeldLetterCounts;
  readonly feeds: CalendarFeedHealth;
}

/** Those of them that a node has beside its routes. */
export interface NodeGauges {
  readonly upstreams: readonly UpstreamCount[];
  /** Null where the site imports no feed. */
  readonly listings: ImportState | null;
  readonly disks: readonly DiskSpace[];
}
