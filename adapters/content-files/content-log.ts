/** Where bad content is named; pino's own order of arguments. */
export interface ContentLog {
  warn(details: object, message: string): void;
}
