import { demoTexts } from '../../../tests/demo-texts.ts';
import type { OfficeRecord } from '../../content-records.ts';

type Row = readonly [
  id: string,
  en: string,
  es: string,
  countryEn: string,
  countryEs: string,
  lat: number,
  lng: number,
  phone: string,
  timezone: string,
  hours: OfficeRecord['hours'],
];

const WEEKDAYS = [1, 2, 3, 4, 5];
const USUAL = { days: WEEKDAYS, opens: '09:00', closes: '18:00' };
const MEDITERRANEAN = { days: WEEKDAYS, opens: '09:00', closes: '18:30' };
const AMERICAN = { days: WEEKDAYS, opens: '09:00', closes: '17:30' };
const CREW = { days: WEEKDAYS, opens: '08:30', closes: '17:30' };
/** The offices in Qatar and Kuwait are open from Sunday to Thursday. */
const GULF = { days: [7, 1, 2, 3, 4], opens: '09:00', closes: '18:00' };

/**
 * The offices of CO5. Telephone numbers are from the ranges for fiction in FR, GB, US and AU; elsewhere they
 * end in zeros.
 */
const BROKERAGE: readonly Row[] = [
  [
    'fort-lauderdale',
    'Fort Lauderdale',
    'Fort Lauderdale',
    'United States',
    'Estados Unidos',
    26.12,
    -80.13,
    '+1 954 555 0114',
    'America/New_York',
    AMERICAN,
  ],
  ['monaco', 'Monaco', 'Mónaco', 'Monaco', 'Mónaco', 43.735, 7.421, '+377 00 00 01 10', 'Europe/Monaco', MEDITERRANEAN],
  [
    'san-diego',
    'San Diego',
    'San Diego',
    'United States',
    'Estados Unidos',
    32.715,
    -117.17,
    '+1 619 555 0127',
    'America/Los_Angeles',
    AMERICAN,
  ],
  [
    'palm-beach',
    'Palm Beach',
    'Palm Beach',
    'United States',
    'Estados Unidos',
    26.71,
    -80.05,
    '+1 561 555 0138',
    'America/New_York',
    AMERICAN,
  ],
  [
    'london',
    'London',
    'Londres',
    'United Kingdom',
    'Reino Unido',
    51.507,
    -0.142,
    '+44 20 7946 0142',
    'Europe/London',
    USUAL,
  ],
  [
    'palma',
    'Palma de Mallorca',
    'Palma de Mallorca',
    'Spain',
    'España',
    39.563,
    2.632,
    '+34 971 00 01 50',
    'Europe/Madrid',
    MEDITERRANEAN,
  ],
  ['athens', 'Athens', 'Atenas', 'Greece', 'Grecia', 37.93, 23.685, '+30 210 000 0160', 'Europe/Athens', MEDITERRANEAN],
  [
    'antibes',
    'Antibes',
    'Antibes',
    'France',
    'Francia',
    43.585,
    7.127,
    '+33 4 65 71 01 70',
    'Europe/Paris',
    MEDITERRANEAN,
  ],
  [
    'viareggio',
    'Viareggio',
    'Viareggio',
    'Italy',
    'Italia',
    43.863,
    10.244,
    '+39 0584 000 180',
    'Europe/Rome',
    MEDITERRANEAN,
  ],
  [
    'sydney',
    'Sydney',
    'Sídney',
    'Australia',
    'Australia',
    -33.868,
    151.195,
    '+61 2 5550 1190',
    'Australia/Sydney',
    USUAL,
  ],
  [
    'hong-kong',
    'Hong Kong',
    'Hong Kong',
    'Hong Kong',
    'Hong Kong',
    22.281,
    114.165,
    '+852 0000 0200',
    'Asia/Hong_Kong',
    USUAL,
  ],
  ['phuket', 'Phuket', 'Phuket', 'Thailand', 'Tailandia', 8.07, 98.44, '+66 76 000 210', 'Asia/Bangkok', USUAL],
  [
    'singapore',
    'Singapore',
    'Singapur',
    'Singapore',
    'Singapur',
    1.246,
    103.841,
    '+65 0000 0220',
    'Asia/Singapore',
    USUAL,
  ],
  [
    'dubai',
    'Dubai',
    'Dubái',
    'United Arab Emirates',
    'Emiratos Árabes Unidos',
    25.094,
    55.139,
    '+971 4 000 0230',
    'Asia/Dubai',
    USUAL,
  ],
  ['qatar', 'Qatar', 'Catar', 'Qatar', 'Catar', 25.295, 51.545, '+974 0000 0240', 'Asia/Qatar', GULF],
  ['kuwait', 'Kuwait', 'Kuwait', 'Kuwait', 'Kuwait', 29.36, 48.0, '+965 0000 0250', 'Asia/Kuwait', GULF],
];

const CREW_NETWORK: readonly Row[] = [
  [
    'tcn-viareggio',
    'Crew Network Viareggio',
    'Crew Network Viareggio',
    'Italy',
    'Italia',
    43.862,
    10.246,
    '+39 0584 000 181',
    'Europe/Rome',
    CREW,
  ],
  [
    'tcn-antibes',
    'Crew Network Antibes',
    'Crew Network Antibes',
    'France',
    'Francia',
    43.584,
    7.125,
    '+33 4 65 71 01 71',
    'Europe/Paris',
    CREW,
  ],
  [
    'tcn-palma',
    'Crew Network Palma',
    'Crew Network Palma',
    'Spain',
    'España',
    39.562,
    2.634,
    '+34 971 00 01 51',
    'Europe/Madrid',
    CREW,
  ],
  [
    'tcn-fort-lauderdale',
    'Crew Network Fort Lauderdale',
    'Crew Network Fort Lauderdale',
    'United States',
    'Estados Unidos',
    26.119,
    -80.132,
    '+1 954 555 0115',
    'America/New_York',
    CREW,
  ],
];

function office(row: Row, type: OfficeRecord['type']): OfficeRecord {
  const [id, en, es, countryEn, countryEs, lat, lng, phone, timezone, hours] = row;
  const mailbox = type === 'tcn' ? `crew.${id.replace('tcn-', '')}` : id;
  return {
    id,
    name: demoTexts({ en, es }),
    country: demoTexts({ en: countryEn, es: countryEs }),
    lat,
    lng,
    phone,
    email: `${mailbox}@halyard.example`,
    timezone,
    type,
    hours,
  };
}

export const OFFICES: readonly OfficeRecord[] = [
  ...BROKERAGE.map((row) => office(row, 'yacht_brokerage')),
  ...CREW_NETWORK.map((row) => office(row, 'tcn')),
];
