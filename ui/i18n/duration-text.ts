/** Formats a duration: `2 h 50`, `45 min`. @param minutes a whole number */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}

/** Formats a duration as minutes and seconds, `2:14`. Hours are not split off: an hour and five seconds is `60:05`. */
export function playbackTimeText(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
