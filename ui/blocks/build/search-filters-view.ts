import { destinationsOf } from '../../../core/content/destinations.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { formatLength } from '../../../core/yacht/format-length.ts';
import type { Meters } from '../../../core/yacht/yacht.ts';
import { type BlockContext, type BlockOf, titleWithId } from './block-context.ts';

/** The parameters of the list's query that the menus set, as `encodeCriteria` writes them. */
const PARAMETERS = { lists: 'l', ranges: 'r', menus: 'nm' };
/** Lower bounds of the length ranges in metres; the last range has no upper bound. */
const LENGTHS = [20, 30, 40, 50, 70] as const;
/** Least numbers of guests. */
const GUESTS = [6, 8, 10, 12] as const;

/**
 * Builds a form with menus for length and guests, and on the charter market also for cruising area. Submitting it opens
 * the market's list with these filters.
 */
export async function searchFiltersView(block: BlockOf<'search-filters'>, context: BlockContext) {
  const { translate, href } = context;
  const lengths = {
    label: translate('filters.length'),
    name: PARAMETERS.ranges,
    options: [
      anyOption(translate('filters.anyLength')),
      ...LENGTHS.map((from, at) => lengthRange(from, LENGTHS[at + 1], context)),
    ],
  };
  const guests = {
    label: translate('filters.guests'),
    name: PARAMETERS.menus,
    options: [
      anyOption(translate('filters.anyGuests')),
      ...GUESTS.map((count) => ({ value: `guests:${count}:`, label: translate('filters.guestsFrom', { count }) })),
    ],
  };
  return {
    type: block.type,
    ...titleWithId(block.title),
    action: href(routePath({ name: 'yacht-list', market: block.market })),
    fields: [...(block.market === 'charter' ? [await areasField(context)] : []), lengths, guests],
  };
}

function anyOption(label: string) {
  return { value: '', label };
}

/** Builds the menu of cruising areas that have a yacht for charter; regions are left out. */
async function areasField({ ports, locale, translate }: BlockContext) {
  const areas = [...destinationsOf(await ports.catalogue.all()).values()].filter(
    ({ market, region }) => market === 'charter' && region !== null,
  );
  const options = areas.map(({ value, name }) => ({ value: `destination:${value}`, label: name[locale] }));
  return {
    label: translate('filters.where'),
    name: PARAMETERS.lists,
    options: [
      anyOption(translate('filters.anywhere')),
      ...options.toSorted((a, b) => a.label.localeCompare(b.label, locale)),
    ],
  };
}

function lengthRange(from: number, to: number | undefined, { locale, preferences, translate }: BlockContext) {
  const text = (meters: number) => formatLength(meters as Meters, preferences.unit, locale);
  const label =
    to === undefined
      ? translate('filters.lengthFrom', { from: text(from) })
      : translate('filters.lengthSpan', { from: text(from), to: text(to) });
  return { value: `length:${from}:${to ?? ''}`, label };
}
