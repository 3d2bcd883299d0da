/** Where media that cannot be had are named, and trouble with the service and its end; pino's own order of arguments. */
export interface MediaServiceLog {
  warn(details: object, message: string): void;
}
