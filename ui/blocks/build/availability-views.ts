import { feedAddress } from '../../../core/feed/atom-feed.ts';
import { openWeeksMarkup } from '../../open-weeks/OpenWeeks.tsx';
import { OPEN_WEEKS_FILE } from '../../open-weeks/open-week-texts.ts';
import { whenAndWhereMarkup } from '../../when-and-where/build-when-and-where.tsx';
import type { BlockContext, BlockOf } from './block-context.ts';

/** Builds the list of open weeks, with the addresses of its feeds (AV8). */
export async function openWeeksView({ type }: BlockOf<'open-weeks'>, context: BlockContext) {
  return {
    type,
    html: await openWeeksMarkup(context),
    feedHref: feedAddress(context.action),
    fileHref: context.action + OPEN_WEEKS_FILE,
  };
}

/** Builds the table of waters and months (AV7). */
export async function whenAndWhereView({ type }: BlockOf<'when-and-where'>, context: BlockContext) {
  return { type, html: await whenAndWhereMarkup(context) };
}
