/** Why a server of others gave nothing to use. Nothing that it says, and nothing of its address, is part of it (AV3). */
export interface RemoteFailure {
  readonly problem: string;
  /** Whether somebody has to mend it; an outage passes. */
  readonly isLasting: boolean;
}

export function lastingFailure(problem: string): RemoteFailure {
  return { problem, isLasting: true };
}

export function passingFailure(problem: string): RemoteFailure {
  return { problem, isLasting: false };
}
