/** Milliseconds for one attempt, its body included, where a request says nothing. */
export const DEFAULT_TIMEOUT_MS = 10_000;

/** Bytes of body that are read at most, where a request says nothing. */
export const DEFAULT_MAX_BYTES = 5_000_000;
