/** The store cannot keep or find anything now: full, locked, or out of reach. */
export interface StoreFailure {
  readonly kind: 'unavailable';
  /** For the log, without personal data. */
  readonly reason: string;
}
