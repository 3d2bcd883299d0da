import { BROCHURE_LIMITS } from '../media/brochures.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Env } from '../start/env.ts';
import type { Logger } from '../start/log.ts';
import { InFlightLimit } from './in-flight-limit.ts';
import { createTakeTurn } from './limit-work.ts';
import { BODY_LIMITS } from './read-body.ts';
import { WorkQueue } from './work-queue.ts';
import { type TurnedAwayError, WORK_RULES, type WorkRules } from './work-rules.ts';

interface ClientLimitsOptions {
  readonly env: Pick<Env, 'trustProxy'>;
  readonly log: Logger;
  readonly metrics: Metrics | null;
  readonly workRules?: WorkRules;
}

/** Creates what bounds the work and the memory that clients cause. */
export function createClientLimits({ env, log, metrics, workRules = WORK_RULES }: ClientLimitsOptions) {
  const onTurnedAway = reportTurnedAway(log, metrics);
  const work = new WorkQueue({ rules: workRules, onTurnedAway });
  return {
    work,
    takeTurn: createTakeTurn(work, env.trustProxy),
    openFiles: new InFlightLimit(onTurnedAway),
    openBodies: new InFlightLimit(onTurnedAway, BODY_LIMITS),
    openBrochures: new InFlightLimit(onTurnedAway, BROCHURE_LIMITS),
  };
}

/** Milliseconds between two lines of the log about requests that were turned away. */
const REPORT_INTERVAL_MS = 60_000;

/** Counts the requests that are turned away, and says so in the log once a minute at most. */
function reportTurnedAway(log: Logger, metrics: Metrics | null): (reason: TurnedAwayError) => void {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return ({ status, message }) => {
    metrics?.turnedAway(status);
    const now = performance.now();
    if (now - reportedAt < REPORT_INTERVAL_MS) return;
    reportedAt = now;
    log.warn({ status, reason: message }, 'Requests are turned away');
  };
}
