import type { Office } from '../../core/office/office.ts';
import { demoTexts } from '../demo-texts.ts';

/** Makes the office in Monaco, with the changes of a test. */
export function sampleOffice(change: Partial<Office> = {}): Office {
  return {
    id: 'monaco',
    name: demoTexts({ en: 'Monaco', es: 'Mónaco' }),
    country: demoTexts({ en: 'Monaco', es: 'Mónaco' }),
    lat: 43.7,
    lng: 7.4,
    phone: '+377 (0)00 00-01 10',
    email: 'monaco@sample.example',
    timezone: 'Europe/Monaco',
    type: 'yacht_brokerage',
    hours: { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
    ...change,
  };
}

export const PALMA = sampleOffice({
  id: 'palma',
  name: demoTexts({ en: 'Palma', es: 'Palma' }),
  country: demoTexts({ en: 'Spain', es: 'España' }),
  phone: '+34 971 555 0110',
});
