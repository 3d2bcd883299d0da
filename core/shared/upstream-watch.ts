/** The services that the site asks while it answers. Mail and webhooks have lanes of deliveries instead. */
export const UPSTREAMS = ['content', 'search', 'media', 'database'] as const;
export type Upstream = (typeof UPSTREAMS)[number];

/** The events of a circuit breaker. */
export interface WatchedCircuit {
  onSuccess(listener: () => void): unknown;
  /** `handled` is false for an error that is not a failure of the service, such as a wrong request. */
  onFailure(listener: (failure: { readonly handled: boolean }) => void): unknown;
  onBreak(listener: () => void): unknown;
  onReset(listener: () => void): unknown;
}

/** Follows the requests to other services (OP3). The wiring binds the token. */
export interface UpstreamWatch {
  watch(upstream: Upstream, circuit: WatchedCircuit): void;
}
export const UpstreamWatch = Symbol.for('UpstreamWatch');

export const NO_UPSTREAM_WATCH: UpstreamWatch = { watch() {} };
