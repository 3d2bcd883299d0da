/** A structured log: fields of a line, then its message. Fields name nothing personal. The wiring binds it to its token. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export const Log = Symbol.for('Log');
