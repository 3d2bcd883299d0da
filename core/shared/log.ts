/** The structured log. A line has fields, without personal data, and a message. The wiring binds the token. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export const Log = Symbol.for('Log');
