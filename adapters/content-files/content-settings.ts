/** The path of the content folder. */
export const ContentDir = Symbol.for('ContentDir');

/** Milliseconds between two checks of the folder; bound only to override the default. */
export const ContentLookAgainMs = Symbol.for('ContentLookAgainMs');

/** The `IsTimeZone` function that validates the time zones of offices. */
export const TimeZoneCheck = Symbol.for('TimeZoneCheck');
