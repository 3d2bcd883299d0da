import type { Gauges } from './gauges.ts';

/** The parts of a node that can be behind (OP4). */
export const NODE_PARTS = ['content', 'listings', 'calendars', 'outbox', 'disk'] as const;
type BehindPart = (typeof NODE_PARTS)[number];

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Imports that may fail one after the other. */
const MAX_MISSED_IMPORTS = 3;
/** Bytes: half of what made pictures may take before the oldest are removed. */
export const MIN_FREE_DISK_BYTES = 500_000_000;

/**
 * Returns the parts of a node that are behind, by the table of docs/guide/operation.md.
 * @param now milliseconds since 1970
 */
export function behindParts(gauges: Gauges, now: number): ReadonlySet<BehindPart> {
  const { upstreams, listings, feeds, outbox, disks } = gauges;
  const content = upstreams.find(({ upstream }) => upstream === 'content');
  const isBehind: Readonly<Record<BehindPart, boolean>> = {
    content: content !== undefined && now - content.lastAnswer > 10 * MINUTE_MS,
    listings: listings !== null && now - listings.lastDone > MAX_MISSED_IMPORTS * listings.everyMs,
    calendars: feeds.failing > 0 && now - (feeds.oldestAnswer ?? 0) > DAY_MS,
    outbox: !outbox.isCurrent || (outbox.oldest !== null && now - outbox.oldest > 10 * MINUTE_MS),
    disk: disks.some(({ free }) => free < MIN_FREE_DISK_BYTES),
  };
  return new Set(NODE_PARTS.filter((part) => isBehind[part]));
}
