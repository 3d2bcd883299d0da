import { feedAddress } from '../../../core/feed/atom-feed.ts';
import { openWeeksMarkup } from '../../open-weeks/build-open-weeks.tsx';
import { OPEN_WEEKS_FILE } from '../../open-weeks/open-week-texts.ts';
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
