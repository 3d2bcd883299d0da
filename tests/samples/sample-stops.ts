import type { Stop } from '../../core/itinerary/itinerary.ts';
import { demoTexts } from '../demo-texts.ts';

const both = (text: string) => demoTexts({ en: text, es: `${text} (es)` });

/** A stop of each kind, and one on the way without a text. */
export const SAMPLE_STOPS: readonly Stop[] = [
  {
    id: 'hydra',
    name: both('Hydra'),
    kind: 'port',
    country: 'GR',
    area: 'saronic-gulf',
    position: { latitude: 37.3625, longitude: 23.4662 },
    note: both('No cars'),
  },
  {
    id: 'dokos',
    name: both('Dokos'),
    kind: 'anchorage',
    country: 'GR',
    area: 'saronic-gulf',
    position: { latitude: 37.346, longitude: 23.336 },
    note: both('Goats'),
  },
  {
    id: 'horta',
    name: both('Horta'),
    kind: 'marina',
    country: 'PT',
    area: null,
    position: { latitude: 38.53, longitude: -28.61 },
    note: null,
  },
];

/** Returns a stop as stops.json has it, with a flat position. */
export function stopRecord({ position, ...stop }: Stop): Record<string, unknown> {
  return { ...stop, lat: position.latitude, lng: position.longitude };
}
