/** A structured log: fields of a line, then its message. Fields name nothing personal. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
