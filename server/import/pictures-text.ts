import type { PictureSummary } from '../../core/application/fetch-feed-pictures.ts';

/** Failures that are named one by one. */
const MAX_NAMED = 50;

/** Writes the outcome of fetching pictures for an operator, with a line for each that failed (FD3, FD4). */
export function picturesText({ fetched, left, removed, failed }: PictureSummary): string {
  const counts = [
    `${fetched} fetched`,
    `${failed.length} failed`,
    `${left} left for the next run`,
    `${removed} removed`,
  ];
  const named = failed
    .slice(0, MAX_NAMED)
    .map(({ yachtId, position, problem }) => `  ${yachtId}, picture ${position}: ${problem}`);
  const more = failed.length > MAX_NAMED ? [`  and ${failed.length - MAX_NAMED} more`] : [];
  return `${[`Pictures: ${counts.join(', ')}`, ...named, ...more].join('\n')}\n`;
}
