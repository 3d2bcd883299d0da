import type { CharterTerms, EmbarkationPort, ShareRange } from '../../core/estimate/charter-terms.ts';
import { demoTexts } from '../demo-texts.ts';

const both = (text: string) => demoTexts({ en: text, es: `${text} (es)` });

/** Charter terms with a port outside all areas, a country without VAT, one whose VAT changed, and one without a row. */
export const SAMPLE_TERMS: CharterTerms = {
  reviewed: '2026-11-02',
  apa: {
    motor: { low: 300, high: 400 },
    explorer: { low: 300, high: 400 },
    sail: { low: 200, high: 300 },
    catamaran: { low: 250, high: 350 },
  },
  gratuity: { low: 100, high: 200 },
  delivery: { dayShare: { low: 500, high: 1000 } },
  payment: { atSigning: 500, weeksBefore: { from: 4, to: 6 } },
  vat: [
    {
      country: 'GR',
      from: '2024-01-01',
      until: null,
      share: { low: 96, high: 120 },
      note: both('Less on some routes'),
    },
    { country: 'HR', from: '2018-01-01', until: '2026-12-31', share: { low: 130, high: 130 }, note: null },
    { country: 'HR', from: '2027-01-01', until: null, share: { low: 250, high: 250 }, note: null },
    { country: 'ME', from: '2015-01-01', until: null, share: { low: 0, high: 0 }, note: null },
  ],
  ports: [
    portAt('athens', 'GR', 'saronic-gulf', 37.93, 23.65),
    portAt('mykonos', 'GR', 'cyclades', 37.45, 25.33),
    portAt('split', 'HR', 'dalmatia', 43.51, 16.44),
    portAt('kotor', 'ME', null, 42.42, 18.77),
    portAt('bergen', 'NO', 'norwegian-fjords', 60.39, 5.32),
  ],
};

function portAt(
  id: string,
  country: string,
  area: string | null,
  latitude: number,
  longitude: number,
): EmbarkationPort {
  return { id, name: both(id), country, area, position: { latitude, longitude } };
}

/** Returns terms as charter-terms.json has them: shares in per cent, positions flat. */
export function termsRecord(terms: CharterTerms): Record<string, unknown> {
  const share = ({ low, high }: ShareRange) => ({ low: low / 10, high: high / 10 });
  const { motor, explorer, sail, catamaran } = terms.apa;
  return {
    ...terms,
    apa: { motor: share(motor), explorer: share(explorer), sail: share(sail), catamaran: share(catamaran) },
    gratuity: share(terms.gratuity),
    delivery: { dayShare: share(terms.delivery.dayShare) },
    payment: { ...terms.payment, atSigning: terms.payment.atSigning / 10 },
    vat: terms.vat.map((row) => ({ ...row, share: share(row.share) })),
    ports: terms.ports.map(({ position, ...port }) => ({ ...port, lat: position.latitude, lng: position.longitude })),
  };
}
