import { expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import { samplePage } from '../../tests/samples/sample-content.ts';
import type { Page } from '../content/page.ts';
import type { Desk } from '../content/page-details.ts';
import { brokerFor } from './broker-for.ts';

const BOTH = demoTexts({ en: 'Broker', es: 'Bróker' });

function person(id: string, desk: Desk, office: string): Page {
  const details = {
    kind: 'person' as const,
    role: BOTH,
    desk,
    office,
    languages: ['en'],
    phone: '1',
    email: 'a@b.example',
  };
  return samplePage(id, demoTexts({ en: `people/${id}`, es: `equipo/${id}` }), { details });
}

const PEOPLE = [
  person('zoe', 'charter', 'monaco'),
  person('ana', 'charter', 'monaco'),
  person('bea', 'sales', 'monaco'),
  person('carl', 'sales', 'london'),
  person('abel', 'crew', 'monaco'),
  samplePage('monaco', demoTexts({ en: 'offices/monaco', es: 'oficinas/monaco' })),
];
const yacht = (office: string | null, charter: string | null = null, sale: string | null = null) => ({
  office,
  brokers: { charter, sale },
});

test.each([
  ['her own broker, wherever he sits', yacht('monaco', 'zoe', 'carl'), 'zoe', 'carl'],
  ['else the first by id of the desk in her office', yacht('monaco'), 'ana', 'bea'],
  ['the desk too where her broker has no page', yacht('monaco', 'gone', 'monaco'), 'ana', 'bea'],
  ['nobody where her office has no such desk', yacht('london'), undefined, 'carl'],
  ['nobody where she has no office', yacht(null), undefined, undefined],
])('CO5 whom to ask about her: %s', (_, her, charter, sale) => {
  expect(brokerFor(PEOPLE, her, 'charter')?.id).toBe(charter);
  expect(brokerFor(PEOPLE, her, 'sale')?.id).toBe(sale);
});

test('CO5 the order of the people does not decide', () => {
  expect(brokerFor(PEOPLE.toReversed(), yacht('monaco'), 'charter')?.id).toBe('ana');
});
