import { describe, expect, test } from 'vitest';
import type { Market } from '../../../../core/market/market.ts';
import { isOpen } from '../../../../core/office/office.ts';
import { MemoryMediaLibrary } from '../../../../tests/fakes/memory-media-library.ts';
import { sampleAsset } from '../../../../tests/samples/sample-asset.ts';
import { SAMPLE_SITE } from '../../../../tests/samples/sample-content.ts';
import { PALMA, sampleOffice } from '../../../../tests/samples/sample-office.ts';
import { type SampleYacht, sampleYacht } from '../../../../tests/samples/sample-yacht.ts';
import { localMoment } from '../../../i18n/clock-time.ts';
import { type SampleVisit, samplePerson, visitContext } from '../yacht.fixture.ts';
import { brokerView, mailtoHref } from './broker-view.ts';

/** Friday noon in Palma. */
const NOON = '2026-11-20T11:00:00Z';
const MONACO = sampleOffice();
const ANA = samplePerson('ana');
const BEA = samplePerson('bea', { office: 'monaco' });
const CARL = samplePerson('carl', { office: 'monaco', desk: 'sales' });

interface Visit extends SampleVisit {
  readonly market?: Market;
}

function brokerOf(fields: SampleYacht = {}, { market = 'charter', ...visit }: Visit = {}) {
  const context = visitContext({ offices: [MONACO, PALMA], now: NOON, words: 'files', ...visit });
  return brokerView(sampleYacht(fields), market, context);
}

/** Reads subject and body of a mailto address. */
function begun(href: string) {
  const [to = '', query] = href.replace(/^mailto:/, '').split('?', 2);
  const params = new URLSearchParams(query);
  return { to, subject: params.get('subject'), body: params.get('body') };
}

function letterOf({ rows }: Awaited<ReturnType<typeof brokerOf>>) {
  return begun(rows.find(({ href }) => href?.startsWith('mailto:'))?.href ?? '');
}

describe('the contact', () => {
  const people = [CARL, BEA, ANA];
  const brokers = { charter: 'ana', sale: null };
  const titleOf = async (fields: SampleYacht, visit: Visit = { people }) => (await brokerOf(fields, visit))?.title;

  test('is her own broker on this market', async () => {
    expect(await titleOf({ brokers })).toBe('Ask ana');
  });

  test('else a person at the market’s desk of her office', async () => {
    expect(await titleOf({ brokers }, { people, market: 'sale' })).toBe('Ask carl');
    expect(await titleOf({})).toBe('Ask bea');
    expect(await titleOf({ brokers: { charter: 'left-us', sale: null } })).toBe('Ask bea');
  });

  test('else her office', async () => {
    expect(await titleOf({ office: 'palma' }, { people: [BEA, CARL] })).toBe('Ask Palma');
    expect(await titleOf({}, { people: [] })).toBe('Ask Monaco');
  });

  test.each([null, 'closed-down'])('else the company, so that one always exists: office %s', async (office) => {
    const { brand } = SAMPLE_SITE;
    const broker = await brokerOf({ office });
    expect(broker).toMatchObject({ title: `Ask ${brand.name}`, href: null, clock: null });
    expect(broker.rows.map(({ value }) => value)).toEqual(expect.arrayContaining([brand.phone, brand.email]));
    expect(letterOf(broker)).toMatchObject({ to: brand.email });
  });

  test('is a person even when the office is unknown, without local time', async () => {
    const broker = await brokerOf({}, { people: [BEA], offices: [] });
    expect(broker).toMatchObject({ title: 'Ask bea', clock: null, hours: null });
    expect(broker?.rows.map(({ label }) => label)).not.toContain('Office');
  });
});

describe('PR8 a person', () => {
  const ana = { brokers: { charter: 'ana', sale: null } };

  test('has all available details', async () => {
    expect(await brokerOf(ana, { people: [ANA] })).toMatchObject({
      href: '/en/people/ana/',
      write: 'Write to ana',
      call: { text: '+34 (971) 555-0111', href: 'tel:+349715550111' },
      rows: [
        { label: 'Role', value: 'Charter broker' },
        { label: 'Office', value: 'Palma, Spain' },
        { label: 'Languages', value: 'Spanish and English' },
        { label: 'Telephone', value: '+34 (971) 555-0111', href: 'tel:+349715550111' },
        {
          label: 'Email',
          value: 'ana@sample.example',
          href: expect.stringMatching(/^mailto:ana@sample\.example\?subject=/),
        },
        { label: 'Reference', value: 'aurora' },
      ],
      clock: { timezone: 'Europe/Monaco', zone: 'Central European Time' },
    });
  });

  test('has a portrait without a text of its own; without a picture, and for an office, there is none', async () => {
    const media = new MemoryMediaLibrary([sampleAsset('face')]);
    const portrayed = samplePerson('ana', {}, { image: 'face' });
    expect((await brokerOf(ana, { people: [portrayed], media })).portrait).toMatchObject({
      src: '/media/face.jpg',
      alt: '',
    });
    expect((await brokerOf(ana, { people: [ANA], media })).portrait).toBeNull();
    expect((await brokerOf({}, { media })).portrait).toBeNull();
  });

  test('has a page only where it exists in the language', async () => {
    const english = { ...ANA, translations: { ...ANA.translations, es: null } };
    const inSpanish = await brokerOf(ana, { people: [english], locale: 'es' });
    expect(inSpanish).toMatchObject({ title: 'Pregunte a ana', href: null });
    expect((await brokerOf(ana, { people: [english] }))?.href).toBe('/en/people/ana/');
    expect((await brokerOf(ana, { people: [ANA], locale: 'es' }))?.href).toBe('/es/personas/ana/');
  });
});

describe('PR8 an office', () => {
  test('has a phone link of digits, no page, and names no place twice', async () => {
    const broker = await brokerOf({}, { locale: 'es' });
    expect(broker).toMatchObject({
      title: 'Pregunte en Mónaco',
      href: null,
      call: { text: '+377 (0)00 00-01 10', href: 'tel:+377000000110' },
    });
    expect(letterOf(broker)).toMatchObject({ to: 'monaco@sample.example' });
    expect(broker?.rows).toContainEqual({ label: 'Oficina', value: 'Mónaco', href: null });
    expect((await brokerOf({ office: 'palma' }))?.rows).toContainEqual({
      label: 'Office',
      value: 'Palma, Spain',
      href: null,
    });
  });
});

describe('CO5 office hours', () => {
  test.each([
    ['on a Friday at noon', NOON, '12:00', true],
    ['on a Friday night', '2026-11-20T20:30:00Z', '21:30', false],
    ['on a Sunday', '2026-11-22T11:00:00Z', '12:00', false],
    ['in summer, by daylight saving time', '2026-07-01T15:30:00Z', '17:30', true],
    ['after closing time in summer', '2026-07-01T16:00:00Z', '18:00', false],
  ])('%s', async (_, now, time, open) => {
    for (const people of [[], [BEA]]) {
      const broker = await brokerOf({}, { now, people });
      expect(broker?.clock).toEqual({ timezone: 'Europe/Monaco', zone: 'Central European Time' });
      expect(broker?.hours).toMatchObject({ text: 'Monday–Friday, 9:00–18:00', days: [1, 2, 3, 4, 5] });
      const moment = localMoment('Europe/Monaco', now);
      expect([moment.time, broker.hours !== null && isOpen(broker.hours, moment)]).toEqual([time, open]);
    }
  });
});

describe('a letter', () => {
  test('names her and its reference and recipient', async () => {
    expect(letterOf(await brokerOf({}, { people: [BEA] }))).toEqual({
      to: 'bea@sample.example',
      subject: 'Aurora (aurora)',
      body: 'I should like to know more about Aurora (aurora).',
    });
    expect(letterOf(await brokerOf({}, { locale: 'es' }))).toEqual({
      to: 'monaco@sample.example',
      subject: 'Aurora (aurora)',
      body: 'Me gustaría recibir más información sobre el Aurora (aurora).',
    });
  });

  test('keeps every character of its text in its link', () => {
    const letter = { subject: 'Nuñez & “Sea” 100 %', body: 'Más? #1\r\nSecond & last\r\n\r\nVAT + APA' };
    const written = mailtoHref({ to: 'a@b.example', ...letter });
    expect(written).toMatch(/^mailto:a@b\.example\?subject=[^&\s]+&body=[^&\s]+$/);
    expect(begun(written)).toEqual({ to: 'a@b.example', ...letter });
    expect(written).not.toContain('+');
  });
});

test('FM1 keeps any text of a begun letter', () => {
  const [subject, body] = ['Aurora & co? 50 %', 'Two\nlines + a #mark'];
  const href = mailtoHref({ to: 'ana@sample.example', subject, body });
  expect(href).not.toMatch(/[\s+#]/);
  const { protocol, pathname, search } = new URL(href);
  expect([protocol, pathname]).toEqual(['mailto:', 'ana@sample.example']);
  const parts = search
    .slice(1)
    .split('&')
    .map((part) => part.split('=').map(decodeURIComponent));
  expect(parts).toEqual([
    ['subject', subject],
    ['body', body],
  ]);
});
