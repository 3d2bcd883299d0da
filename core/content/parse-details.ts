import { CURRENCIES } from '../price/currency.ts';
import { languageCode } from '../records/read-codes.ts';
import { positionIn } from '../records/read-place.ts';
import type { RecordReader } from '../records/record-reader.ts';
import { assertNever } from '../shared/assert-never.ts';
import { DESKS, type PageDetails } from './page-details.ts';
import type { PageKind } from './page-kind.ts';

/** `details` of a page, by its kind; content pages have none. */
export function parseDetails(page: RecordReader, kind: PageKind): PageDetails {
  if (kind === 'content') return { kind };
  const details = page.object('details');
  switch (kind) {
    case 'destination': {
      const season = details.object('season');
      return {
        kind,
        areas: details.texts('areas'),
        season: { from: month(season, 'from'), to: month(season, 'to') },
        position: positionIn(details),
      };
    }
    case 'event': {
      const [starts, ends] = [date(details, 'starts'), date(details, 'ends')];
      if (ends !== '' && ends < starts) details.problem('ends', 'must not be before it starts');
      return {
        kind,
        starts,
        ends,
        place: details.localized('place'),
        position: positionIn(details),
        destination: details.optionalText('destination'),
      };
    }
    case 'news':
    case 'editorial':
      return { kind, author: details.optionalText('author') };
    case 'podcast':
      return {
        kind,
        number: details.whole('number', { min: 1 }),
        seconds: details.whole('seconds', { min: 1 }),
        host: details.optionalText('host'),
      };
    case 'person':
      return {
        kind,
        role: details.localized('role'),
        desk: details.oneOf('desk', DESKS),
        office: details.text('office'),
        languages: details.list('languages', languageCode),
        phone: details.matching('phone', /\d/, 'a phone number'),
        email: details.email('email'),
      };
    case 'office':
      return { kind, office: details.text('office') };
    case 'berth':
      return {
        kind,
        port: details.localized('port'),
        position: positionIn(details),
        length: details.number('length', { min: 1, max: 300 }),
        beam: details.number('beam', { min: 1, max: 60 }),
        draft: details.number('draft', { min: 0.5, max: 30 }),
        until: details.optional('until', () => details.whole('until', { min: 1900, max: 2300 })),
        price: details.optional('price', () => {
          const price = details.object('price');
          return { amount: price.number('amount'), currency: price.oneOf('currency', CURRENCIES) };
        }),
        broker: details.optionalText('broker'),
      };
    default:
      return assertNever(kind);
  }
}

function date(reader: RecordReader, key: string): string {
  return reader.date(key);
}

function month(reader: RecordReader, key: string): number {
  return reader.whole(key, { min: 1, max: 12 });
}
