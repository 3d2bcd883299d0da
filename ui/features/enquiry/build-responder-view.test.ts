import { describe, expect, test } from 'vitest';
import type { Page } from '../../../core/content/page.ts';
import type { PersonDetails } from '../../../core/content/page-details.ts';
import { everyLocale, type Locale } from '../../../core/locale/locale.ts';
import type { Office, OfficeHours } from '../../../core/office/office.ts';
import { demoTexts } from '../../../tests/demo-texts.ts';
import { samplePage } from '../../../tests/samples/sample-content.ts';
import { PALMA } from '../../../tests/samples/sample-office.ts';
import { buildResponderView } from './build-responder-view.ts';
import { spoken } from './enquiry.fixture.ts';

const DETAILS: PersonDetails = {
  ...{ kind: 'person', role: everyLocale('Broker'), desk: 'charter', office: 'palma', languages: ['es', 'en'] },
  ...{ phone: '+34 (971) 555-0111', email: 'ana@sample.example' },
};
const ANA = samplePage('Ana Vidal Serra', everyLocale('people/ana'), { details: DETAILS });
const HOUSE = { phone: '+44 (0)20 7946 0000' };
/** Noon of a Monday in Palma. */
const NOON = '2026-05-04T10:00:00Z';

interface Sample {
  readonly person?: Page | null;
  readonly office?: Office | null;
  readonly now?: string;
  readonly locale?: Locale;
}

function responderView({ person = null, office = null, now = NOON, locale = 'en' }: Sample = {}) {
  const routing = { name: 'Sample Yachts', email: 'who@sample.example' };
  return buildResponderView({ routing, person, office, house: HOUSE }, { ...spoken(locale), now });
}

const openAt = (hours: Partial<OfficeHours>) => ({ ...PALMA, hours: { ...PALMA.hours, ...hours } });

describe('FM1 the responder', () => {
  test('PR8 CO5 is a person, by first name on the button, with direct number and office time', () => {
    expect(responderView({ person: ANA, office: PALMA })).toEqual({
      name: 'Ana Vidal Serra',
      short: 'Ana',
      place: 'Palma',
      clock: { timezone: 'Europe/Monaco', time: '12:00' },
      when: 'Palma is open until 18:00, local time.',
      phone: { text: '+34 (971) 555-0111', href: 'tel:+349715550111' },
      email: { text: 'who@sample.example', href: 'mailto:who@sample.example' },
    });
  });

  test('has the person’s name in the visitor’s language', () => {
    expect(responderView({ person: ANA, office: PALMA, locale: 'es' })).toMatchObject({
      name: 'Ana Vidal Serra (es)',
      short: 'Ana',
    });
  });

  test('PR8 CO5 is an office, with the same full and short name and its number', () => {
    const office = { ...PALMA, name: demoTexts({ en: 'Palma de Mallorca', es: 'Palma' }) };
    expect(responderView({ office })).toMatchObject({
      name: 'Palma de Mallorca',
      short: 'Palma de Mallorca',
      place: null,
      clock: { time: '12:00' },
      phone: { text: '+34 971 555 0110', href: 'tel:+349715550110' },
    });
    expect(responderView({ office, locale: 'es' }).name).toBe('Palma');
  });

  test('PR8 is the company, by the name in the letter, with its number and no local time', () => {
    expect(responderView()).toMatchObject({
      name: 'Sample Yachts',
      short: 'Sample Yachts',
      place: null,
      clock: null,
      when: null,
      phone: { text: '+44 (0)20 7946 0000', href: 'tel:+4402079460000' },
    });
  });

  test('is a person whose office is gone', () => {
    expect(responderView({ person: ANA })).toMatchObject({ place: null, clock: null, when: null });
  });
});

describe('CO5 the next opening', () => {
  test.each<[string, Partial<OfficeHours>, string, string, string]>([
    ['open now', {}, NOON, 'Palma is open until 18:00', 'Palma: abierto hasta las 18:00'],
    ['later today', {}, '2026-05-04T05:00:00Z', 'Palma opens at 09:00', 'Palma: abre a las 09:00'],
    ['tomorrow', {}, '2026-05-04T16:00:00Z', 'again on Tuesday at 09:00', 'a abrir el martes a las 09:00'],
    ['after the weekend', {}, '2026-05-09T10:00:00Z', 'again on Monday at 09:00', 'a abrir el lunes a las 09:00'],
    ['on a Sunday', { days: [7] }, NOON, 'again on Sunday at 09:00', 'a abrir el domingo a las 09:00'],
    ['a week from now', { days: [1] }, '2026-05-04T16:00:00Z', 'again on Monday', 'a abrir el lunes'],
  ])('%s', (_, hours, now, english, spanish) => {
    expect(responderView({ office: openAt(hours), now }).when).toContain(english);
    expect(responderView({ office: openAt(hours), now, locale: 'es' }).when).toContain(spanish);
  });

  test('is null for an office that never opens', () => {
    expect(responderView({ office: openAt({ days: [] }) }).when).toBeNull();
  });
});
