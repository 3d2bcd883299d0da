/** `09:42` at an ISO 8601 instant in an IANA time zone. */
export function clockTime(timezone: string, instant: string | Date): string {
  const format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: timezone });
  return format.format(typeof instant === 'string' ? new Date(instant) : instant);
}
