import { destinationsOf } from '../../../core/content/destinations.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { formatLength } from '../../../core/yacht/format-length.ts';
import type { Meters } from '../../../core/yacht/yacht.ts';
import { type BlockContext, type BlockOf, titleWithId } from './block-context.ts';

/** Lower bounds of the length classes in meters; the last class has no upper bound. */
const LENGTHS = [20, 30, 40, 50, 70] as const;
const GUESTS = [6, 8, 10, 12] as const;

/** Builds a form for length, guests and, for charter, area. It opens the market's list with these filters. */
export async function searchFiltersView(block: BlockOf<'search-filters'>, context: BlockContext) {
  const { translate, href } = context;
  const any = (label: string) => ({ value: '', label });
  const lengths = {
    label: translate('filters.length'),
    name: 'r',
    options: [
      any(translate('filters.anyLength')),
      ...LENGTHS.map((from, at) => lengthClass(from, LENGTHS[at + 1], context)),
    ],
  };
  const guests = {
    label: translate('filters.guests'),
    name: 'nm',
    options: [
      any(translate('filters.anyGuests')),
      ...GUESTS.map((count) => ({ value: `guests:${count}:`, label: translate('filters.guestsFrom', { count }) })),
    ],
  };
  return {
    type: block.type,
    ...titleWithId(block.title),
    action: href(routePath({ name: 'yacht-list', market: block.market })),
    fields: [...(block.market === 'charter' ? [await areaField(context)] : []), lengths, guests],
  };
}

async function areaField({ ports, locale, translate }: BlockContext) {
  const destinations = [...destinationsOf(await ports.catalogue.all()).values()].filter(
    ({ market, region }) => market === 'charter' && region !== null,
  );
  const named = destinations.map(({ value, name }) => ({ value: `destination:${value}`, label: name[locale] }));
  return {
    label: translate('filters.where'),
    name: 'l',
    options: [
      { value: '', label: translate('filters.anywhere') },
      ...named.toSorted((a, b) => a.label.localeCompare(b.label, locale)),
    ],
  };
}

function lengthClass(from: number, to: number | undefined, { locale, preferences, translate }: BlockContext) {
  const text = (meters: number) => formatLength(meters as Meters, preferences.unit, locale);
  const label =
    to === undefined
      ? translate('filters.lengthFrom', { from: text(from) })
      : translate('filters.lengthSpan', { from: text(from), to: text(to) });
  return { value: `length:${from}:${to ?? ''}`, label };
}
