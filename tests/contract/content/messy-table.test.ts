import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CsvFeedReader } from '../../../adapters/csv-feed/csv-feed-reader.ts';
import { readCsvMapping } from '../../../adapters/csv-feed/csv-mapping.ts';
import { suggestMappingForFile } from '../../../adapters/csv-feed/suggest-mapping.ts';
import { importListings } from '../../../core/application/import-listings.ts';
import { DEFAULT_IMPORT_LIMITS } from '../../../core/import/import-guards.ts';
import { createPrng, type Prng } from '../../../tools/demo/fleet/prng.ts';
import { MemoryListingStore } from '../../fakes/memory-listing-store.ts';
import { SEED } from '../../seed.ts';

const ROWS = 1000;
const HEADER = 'Ref;Nombre;Tipo;Astillero;Año;Eslora;Lugar;País;Precio;Motores;Descripción';

/** A yacht, and the ways in which people write her. */
function yacht(random: Prng, ref: number) {
  const meters = Math.round(random.between(18, 70) * 10) / 10;
  const price = random.whole(3, 900) * 10_000;
  const grouped = (sign: string) => String(price).replace(/\B(?=(\d{3})+$)/g, sign);
  const inches = Math.round(meters / 0.0254);
  const [feet, rest] = [Math.floor(inches / 12), inches % 12];
  const cells = [
    `${ref}`,
    random.chance(0.1) ? '' : `Marejada ${ref}`,
    random.pick(['Yate a motor', 'Motor Yacht', 'Velero', 'Catamarán', 'motoryacht', 'Goleta']),
    random.pick(['Astilleros Peña', 'Lürssen', 'Benetti']),
    `${random.whole(1970, 2024)}`,
    random.pick([`${meters} m`, `${String(meters).replace('.', ',')} m`, `${feet}' ${rest}"`, `${feet}ft ${rest}in`]),
    random.pick(['Palma', 'Málaga', '']),
    random.pick(['España', 'Spain', 'ES', 'Francia', '']),
    random.pick([`${grouped('.')} €`, `EUR ${grouped(',')}`, `€ ${grouped(' ')}`, 'consultar']),
    random.pick(['2 x 1,650 HP', '2x MTU 12V 2000 (1.200 CV)', 'Diésel', '']),
    random.pick(['<p>Muy cuidado, <b>un solo armador</b>.</p>', 'Revisión al día; amarre incluido', '']),
  ];
  return { cells, meters, price };
}

const quoted = (cell: string) => (/[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

function table(random: Prng) {
  const yachts = Array.from({ length: ROWS }, (_, ref) => yacht(random, ref));
  const garbage = ['\u0001\u0002;;;', 'x;y', '=1+1;a;b;c;d;e;f;g;h;i;j', ';;;;;;;;;;Sin referencia'];
  const lines = yachts.flatMap(({ cells }, ref) => [
    cells.map(quoted).join(';'),
    ...(ref % 100 === 50 ? [random.pick(garbage)] : []),
    ...(ref % 50 === 20 ? [cells.map(quoted).join(';')] : []),
  ]);
  return { yachts, text: `${HEADER}\n${lines.join('\n')}\n` };
}

test.each<[string, (text: string) => Uint8Array]>([
  ['UTF-8', (text) => Buffer.from(text)],
  ['Windows-1252', (text) => Buffer.from(text.replaceAll('€', '\u0080'), 'latin1')],
  ['UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
])('FD1 a messy table in %s goes in by its suggested mapping, with no yacht read wrongly', async (_, encode) => {
  const { yachts, text } = table(createPrng(`${SEED} table`));
  const file = encode(text);
  const bytes = async function* () {
    for (let at = 0; at < file.length; at += 5000) yield file.subarray(at, at + 5000);
  };
  const mapping = readCsvMapping(await suggestMappingForFile(bytes()));
  if (!mapping.ok) throw new Error(JSON.stringify(mapping.error));
  const store = new MemoryListingStore();
  const result = await importListings(
    { reader: new CsvFeedReader(mapping.value), store },
    {
      ...{
        feed: 'table',
        today: '2026-11-27',
        areas: new Map(),
        limits: DEFAULT_IMPORT_LIMITS,
        isDryRun: false,
        source: '',
      },
      isSlugTaken: () => false,
      digest: (one) => createHash('sha256').update(one).digest('hex'),
      bytes: bytes(),
    },
  );
  expect(result).toMatchObject({ outcome: 'applied', summary: { outcomes: { created: ROWS }, refusedRecords: 30 } });
  for (const known of (await store.known('table')).values()) {
    const record = (await store.record('table', known)) ?? {};
    const { meters, price } = yachts[Number(known.ref)] as (typeof yachts)[number];
    expect(Math.abs(Number(record.loaMeter) - meters)).toBeLessThan(0.02);
    const [asked] = known.priceHistory;
    if (asked !== undefined) expect(asked).toMatchObject({ currency: 'eur', amount: price });
    else expect(record.prices).not.toMatchObject({ eur: { sale: String(price) } });
    expect(JSON.stringify(record)).not.toMatch(/<|Ã/);
  }
});
