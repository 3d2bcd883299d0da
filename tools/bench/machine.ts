import { availableParallelism, cpus, loadavg } from 'node:os';

/** Whose machine the figures come from, and whether it was busy with something else. */
export interface Machine {
  readonly line: string;
  /** Null where it was quiet. */
  readonly warning: string | null;
}

export function readMachine(): Machine {
  const cores = availableParallelism();
  const [last = 0, five = 0] = loadavg();
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const line = `${cores} cores (${model}), Node ${process.versions.node}, load average ${last.toFixed(2)} ${five.toFixed(2)}`;
  const busy = last > cores * 0.35;
  return {
    line,
    warning: busy
      ? 'The machine is busy: others took part of it. Ratios hold better than times; run again when it is quiet.'
      : null,
  };
}
