import { isBlankValue } from '../../core/feed-values/reading.ts';
import type { FeedRecord, LeftOutField } from '../../core/import/feed-listing.ts';
import {
  CSV_LIST_FIELD_READERS,
  CSV_SINGLE_FIELD_READERS,
  type CsvField,
  type CsvLists,
  type CsvSingleField,
  type CsvValues,
  isListField,
  isSingleField,
} from './csv-fields.ts';
import type { CsvColumn, CsvMapping } from './csv-mapping.ts';
import { listingOf } from './listing-of-values.ts';
import type { CsvRow } from './read-rows.ts';

/** A column of a table; `means` is null where the mapping does not have it. */
export interface TableColumn {
  readonly header: string;
  readonly means: CsvColumn | null;
}

/** Fields without which a row cannot be listed; what is wrong with one of them refuses the row. */
const NEEDED: ReadonlySet<CsvField> = new Set<CsvSingleField>(['ref', 'status', 'market']);
const MAX_SHOWN_LENGTH = 80;
const FORMULA = /^\s*(?:[=@]|[+-]\s*[a-z]+\s*\()/i;

/** Reads a row of a table as a listing, or says why it cannot be one (FD1). */
export function readListing(
  { number, cells, before }: CsvRow,
  columns: readonly TableColumn[],
  mapping: CsvMapping,
): FeedRecord {
  const at = `row ${number}`;
  const refused = (ref: string | null, problems: readonly LeftOutField[]) =>
    ({ kind: 'refused', at, ref, problems }) as const;
  if (cells === null)
    return refused(refBefore(columns, before, mapping), [
      leftOut('row', '', 'has a quote that is not closed, or too many characters'),
    ]);
  const texts = cells.map(cellText);
  const row = new RowOfValues(columns, texts, mapping);
  const ref = row.values.ref ?? null;
  if (cells.slice(columns.length).some((cell) => cell.trim() !== '') || cells.length < columns.length)
    return refused(refBefore(columns, cells, mapping), [
      leftOut('row', cells.join(' | '), `has ${cells.length} cells, and the header ${columns.length}`),
    ]);
  const markets = row.values.market ?? mapping.markets;
  const missing = [
    ...(ref === null ? [leftOut('ref', '', 'is missing')] : []),
    ...(markets.length === 0 ? [leftOut('market', '', 'is missing')] : []),
  ];
  const problems = [...row.refusing, ...(row.refusing.length === 0 ? missing : [])];
  if (ref === null || problems.length > 0) return refused(ref, problems);
  const listing = { ref, markets, ...listingOf(row.values, row.lists) };
  if (markets.includes('sale')) return { kind: 'listing', at, listing, leftOut: row.leftOut, unmapped: row.unmapped };
  const prices = columns.flatMap(({ header, means }, place) =>
    means?.field === 'price' && listing.sale.price !== null && texts[place] !== ''
      ? [leftOut(header, texts[place] ?? '', 'is a price of a charter without its season')]
      : [],
  );
  return {
    ...{ kind: 'listing', at, unmapped: row.unmapped, leftOut: [...row.leftOut, ...prices] },
    // That prices are on application is said of those of her weeks.
    listing: { ...listing, sale: { ...NOT_FOR_SALE, onApplication: listing.sale.onApplication } },
  };
}

const NOT_FOR_SALE = { price: null, vatPaid: null, newToMarket: false };
const SOUND_REF = /^[^"\p{Cc}]{1,100}$/u;

/**
 * Returns the id of a row that is broken, where it stands before the break: her yacht is then not taken for gone. A comma
 * too many in an earlier cell shows by a cell that cannot be read, or begins with the blank behind that comma.
 */
function refBefore(columns: readonly TableColumn[], cells: readonly string[], mapping: CsvMapping): string | null {
  const at = columns.findIndex(({ means }) => means?.field === 'ref');
  const ref = cellText(cells[at] ?? '');
  if (isBlankValue(ref) || !SOUND_REF.test(ref) || FORMULA.test(ref)) return null;
  const isSound = columns.slice(0, at).every(({ means }, place) => {
    const text = cellText(cells[place] ?? '');
    if (means === null || !isSingleField(means.field) || text === '') return true;
    return CSV_SINGLE_FIELD_READERS[means.field](text, {
      mapping,
      column: means,
      currency: means.currency ?? mapping.currency,
    }).ok;
  });
  return isSound && !cells.slice(1, at + 1).some((cell) => /^\s/.test(cell)) ? ref : null;
}

/** `="00123"` is how a table keeps the zeros of an id. */
function cellText(cell: string): string {
  return cell.replace(/^="([^"]*)"$/, '$1').trim();
}

function leftOut(field: string, value: string, problem: string): LeftOutField {
  return { field, value: value.slice(0, MAX_SHOWN_LENGTH).replace(/\p{Cs}$/u, ''), problem };
}

/** The values of a row by their fields. */
class RowOfValues {
  readonly leftOut: LeftOutField[] = [];
  readonly refusing: LeftOutField[] = [];
  readonly unmapped: string[] = [];
  readonly #values: Partial<Record<CsvSingleField, unknown>> = {};
  readonly #lists = Object.fromEntries(
    Object.keys(CSV_LIST_FIELD_READERS).map((field): [string, unknown[]] => [field, []]),
  );
  readonly #mapping: CsvMapping;

  constructor(columns: readonly TableColumn[], texts: readonly string[], mapping: CsvMapping) {
    this.#mapping = mapping;
    const filled = columns.flatMap(({ header, means }, at) => {
      const text = texts[at] ?? '';
      return text === '' ? [] : [{ header, means, text }];
    });
    // The currency of a row goes before its amounts, wherever it stands.
    const isCurrency = ({ means }: { readonly means: CsvColumn | null }) => means?.field === 'currency';
    let currency = mapping.currency;
    for (const { header, means, text } of [
      ...filled.filter(isCurrency),
      ...filled.filter((cell) => !isCurrency(cell)),
    ]) {
      if (means === null) this.unmapped.push(header);
      else this.#take(header, means, text, currency);
      // An amount in a currency that is not recognised is not one in the usual currency.
      if (means?.field === 'currency' && !isBlankValue(text)) currency = this.values.currency ?? null;
    }
  }

  get values(): CsvValues {
    // Each field was read by the reader of its name.
    return this.#values as CsvValues;
  }

  get lists(): CsvLists {
    return this.#lists as unknown as CsvLists;
  }

  #take(header: string, means: CsvColumn, text: string, currency: string | null): void {
    const { field } = means;
    const problemOf = (part: string, problem: string) => {
      (NEEDED.has(field) ? this.refusing : this.leftOut).push(leftOut(header, part, problem));
      // A flag that cannot be read hides the price.
      if (field === 'priceOnApplication') this.#values[field] = true;
    };
    if (field === 'ignore') return;
    if (FORMULA.test(text)) return void problemOf(text, 'is a formula');
    const context = { mapping: this.#mapping, column: means, currency: means.currency ?? currency };
    if (isSingleField(field)) {
      const read = CSV_SINGLE_FIELD_READERS[field](text, context);
      if (!read.ok) problemOf(text, read.error);
      else this.#values[field] ??= read.value ?? undefined;
    } else if (isListField(field)) {
      const { split, read } = CSV_LIST_FIELD_READERS[field];
      for (const part of split === null ? [text] : text.split(split).filter((one) => one.trim() !== '')) {
        const item = read(part, context);
        if (!item.ok) problemOf(part, item.error);
        else if (item.value !== null) this.#lists[field]?.push(item.value);
      }
    }
  }
}
