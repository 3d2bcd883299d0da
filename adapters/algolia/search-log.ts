/** Where a search that fails is named; pino's own order of arguments. */
export interface SearchLog {
  error(details: object, message: string): void;
}
