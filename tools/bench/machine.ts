import { availableParallelism, cpus, loadavg } from 'node:os';

/** The machine of the measurements, and whether it was busy. */
export interface Machine {
  readonly line: string;
  /** Null where the machine was idle. */
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
