import type { YachtRecord } from '../../content-records.ts';
import type { Harbour } from './places/harbours.ts';
import type { Prng } from './prng.ts';

export type Papers = Pick<YachtRecord, 'flag' | 'yachtclass' | 'vatPaid' | 'taxPaid' | 'usResidentsExcluded'>;

/**
 * Flags with their shares: Cayman 30 %, Malta 20, Marshall 15, other Red Ensign 15, USA 8, Italy 6,
 * others 6.
 */
const FLAGS = [
  ['KY', 30],
  ['MT', 20],
  ['MH', 15],
  ['GB', 5],
  ['IM', 3],
  ['BM', 2],
  ['VG', 2],
  ['GI', 1.5],
  ['JE', 1.5],
] as const;
const CLASSES = [
  ['Lloyd’s Register', 34],
  ['RINA', 26],
  ['ABS', 20],
  ['DNV', 10],
  ['Bureau Veritas', 10],
] as const;
const EUROPEAN = ['FR', 'IT', 'ES', 'GR', 'HR', 'SE', 'MC'];
const NATIONAL = ['FR', 'ES', 'AU', 'HK', 'NO', 'SE', 'GR', 'TR'];

function drawFlag({ country }: Harbour, prng: Prng): string {
  if (country === 'US' && prng.chance(0.5)) return 'US';
  if (country === 'IT' && prng.chance(0.26)) return 'IT';
  if (NATIONAL.includes(country) && prng.chance(0.13)) return country;
  return prng.weighted(FLAGS);
}

/**
 * Draws flag, VAT and duty by her harbour; a foreign flag without duty paid may not be offered to residents in US
 * waters (PR7).
 */
export function drawPapers(harbour: Harbour, loa: number, prng: Prng): Papers {
  const flag = drawFlag(harbour, prng);
  const inUs = harbour.country === 'US';
  const taxPaid = flag === 'US' || (inUs ? prng.chance(0.25) : prng.chance(0.04));
  const vatPaid =
    ['IT', 'FR', 'ES', 'GR', 'SE'].includes(flag) ||
    (EUROPEAN.includes(harbour.country) && prng.chance(loa < 40 ? 0.62 : 0.4));
  const foreign = flag !== 'US' && !taxPaid;
  return {
    flag,
    yachtclass: loa < 24 && prng.chance(0.5) ? null : prng.weighted(CLASSES),
    vatPaid,
    taxPaid,
    usResidentsExcluded: foreign && prng.chance(inUs ? 0.9 : 0.3),
  };
}
