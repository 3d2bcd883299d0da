const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Parses the local time of a picture, `06:40`; null for anything else. */
export function parseTimeOfDay(raw: unknown): string | null {
  return typeof raw === 'string' && TIME.test(raw) ? raw : null;
}
