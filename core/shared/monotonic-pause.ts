/** One pause: a circuit stays open while its age by the system's clock is below `duration`. */
interface SteadyPause {
  readonly duration: number;
  next(): SteadyPause;
}

/**
 * Returns pauses of equal length that a steady clock measures, in the shape that a circuit breaker takes for the time
 * it stays open. The library compares its `duration` with the system's clock, by which a circuit stays open for a day
 * if that clock is set back by one; here the duration is endless until the pause is over, and nothing from then on.
 * @param ms milliseconds of each pause
 * @param now milliseconds of a clock that nobody sets
 */
export function monotonicPause(ms: number, now: () => number): Pick<SteadyPause, 'next'> {
  const next = () => {
    const endsAt = now() + ms;
    return {
      get duration() {
        return now() < endsAt ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
      },
      next,
    };
  };
  return { next };
}
