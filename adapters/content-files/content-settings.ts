/** The path of the content folder. */
export const ContentDir = Symbol.for('ContentDir');

/** Milliseconds after which the folder may be looked at again; bound only where the usual is too seldom. */
export const ContentLookAgainMs = Symbol.for('ContentLookAgainMs');

/** An `IsTimeZone`, by which the time zones of offices are checked. */
export const TimeZoneCheck = Symbol.for('TimeZoneCheck');
