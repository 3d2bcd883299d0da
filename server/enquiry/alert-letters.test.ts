import { describe, expect, test } from 'vitest';
import type { Alert, AlertRecipientId } from '../../core/alerts/alert.ts';
import { encodeDigest, type YachtNews } from '../../core/alerts/alert-digest.ts';
import { decodeAlertSubject, type EncodedAlertSubject, encodeAlertSubject } from '../../core/alerts/alert-subject.ts';
import { buildCalendar } from '../../core/availability/build-calendar.ts';
import type { SubscriptionId } from '../../core/newsletter/subscription.ts';
import { dayNumber } from '../../core/shared/calendar-day.ts';
import type { Yacht, YachtId } from '../../core/yacht/yacht.ts';
import { MemoryAvailabilityCalendar } from '../../tests/fakes/memory-availability-calendar.ts';
import { MemoryMediaLibrary } from '../../tests/fakes/memory-media-library.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { sampleAsset } from '../../tests/samples/sample-asset.ts';

import { sampleYacht, soldYacht } from '../../tests/samples/sample-yacht.ts';
import { type AlertLinks, alertConfirmationLetter, alertLetter, alertWelcomeLetter } from './alert-letters.ts';
import { MESSAGES, NOW, ORIGIN, samplePorts } from './enquiry-services.fixture.ts';
import type { LetterContext } from './letter-rows.ts';

const LINKS: AlertLinks = {
  confirm: ({ id, locale }) => `${ORIGIN}/${locale}/alerts/?confirm=${id}`,
  stop: ({ id, locale }) => `${ORIGIN}/${locale}/alerts/?stop=${id}`,
  stopAll: (reader, locale) => `${ORIGIN}/${locale}/alerts/?stop=${reader}`,
  oneClick: (reader) => `${ORIGIN}/alerts/stop?token=${reader}`,
};

const FLEET = [
  sampleYacht({
    id: 'aurora',
    name: 'Aurora',
    salePrice: 9_000_000,
    media: { hero: 'hero', galleries: { charter: null, sale: null } },
  }),
  sampleYacht({ id: 'brisa', name: 'Brisa & <Co>', market: 'sale', salePrice: 5_000_000 }),
  sampleYacht({ id: 'circe', name: 'Circe', market: 'charter', weeklyRate: 180_000 }),
  soldYacht('delos'),
  ...Array.from({ length: 14 }, (_, at) => sampleYacht({ id: `y${at}`, name: `Yacht ${at}` })),
];

function contextOf(fleet: readonly Yacht[] = FLEET, calendars = new MemoryAvailabilityCalendar()): LetterContext {
  return {
    ports: samplePorts({
      catalogue: new MemoryYachtCatalogue(fleet),
      media: new MemoryMediaLibrary([sampleAsset('hero')]),
      calendars,
    }),
    ...{ messages: MESSAGES, strategy: 'prefix', origin: ORIGIN, sender: null, log: { error: expect.fail } },
    now: () => new Date(NOW).toISOString(),
  };
}

function alertOf(query: string, change: Partial<Alert> = {}): Alert {
  return {
    ...{ id: 'A1' as SubscriptionId, address: 'ines@visitor.example', locale: 'en', status: 'confirmed' },
    ...{ requestedAt: NOW, consent: 'I agree.', confirmedAt: NOW, endedAt: null, reader: 'R1' as AlertRecipientId },
    question: encodeAlertSubject(decodeAlertSubject(query)) as EncodedAlertSubject,
    ...{ frequency: 'weekly', requestedFrequency: 'daily' },
    ...change,
  };
}

const item = (
  id: string,
  market: YachtNews['market'],
  kind: YachtNews['kind'],
  was: string | null = null,
): YachtNews => ({
  ...{ id: id as YachtId, market, kind, was },
});

function letterOf(
  query: string,
  items: readonly YachtNews[],
  { more = 0, context = contextOf(), locale = 'en' as Alert['locale'] } = {},
) {
  return alertLetter([{ alert: alertOf(query, { locale }), digest: encodeDigest({ items, more }) }], LINKS, context);
}

/** Returns the context of letters in which a yacht is booked from one day to another. */
function contextWithBooking(id: string, from: string, to: string) {
  const period = { state: 'booked', from: day(from), to: day(to), startsAt: null, endsAt: null } as const;
  const calendar = buildCalendar({ periods: [period], until: day('2027-12-31'), checkedAt: '2026-05-01' });
  return contextOf(FLEET, new MemoryAvailabilityCalendar(new Map([[id as YachtId, calendar]])));
}

describe('FD6 the letter that asks for confirmation', () => {
  test('says what is watched and how often a letter comes, with a link to confirm and no unsubscribe header', async () => {
    const letter = await alertConfirmationLetter(alertOf('?i=sale&l=kind:sail'), LINKS, contextOf());
    expect(letter).toMatchObject({
      from: { name: 'Sample Yachts', address: 'a@b.example' },
      to: { name: '', address: 'ines@visitor.example' },
      ...{ replyTo: null, language: 'en', unsubscribe: null },
      subject: 'Please confirm: alerts from Sample Yachts',
    });
    expect(letter.text).toContain('We watch: Yachts for sale: Sail\nAt most: One email a day\n');
    expect(letter.text).toContain(`\n${ORIGIN}/en/alerts/?confirm=A1\n`);
    expect(letter.text + letter.html).not.toContain('stop');
  });

  test('carries nothing that a stranger may have typed', async () => {
    for (const query of ['?q=evil.example+wins', '?l=builder:evil-example-wins', '?y=evil.example,aurora']) {
      const letter = await alertConfirmationLetter(alertOf(query), LINKS, contextOf());
      expect(letter.subject + letter.text + letter.html).not.toMatch(/evil|wins/);
      expect(letter.text).toMatch(/We watch: (Yachts for charter|2 yachts: Aurora and 1 more)\n/);
    }
  });
});

test('FD6 the welcome says what is watched, ends this alert by its link and all by the header', async () => {
  const letter = await alertWelcomeLetter(alertOf('?q=ketch', { locale: 'es' }), LINKS, contextOf());
  expect(letter).toMatchObject({ language: 'es', unsubscribe: `${ORIGIN}/alerts/stop?token=R1` });
  expect(letter.text).toContain(`Yates de alquiler: ketch\n  ${ORIGIN}/es/yachts-for-charter/?q=ketch\n`);
  expect(letter.text).toContain('Un correo a la semana');
  expect(letter.text).toContain(`\n${ORIGIN}/es/alerts/?stop=A1\n`);
  expect(letter.html).toContain('<html lang="es">');
});

describe('FD6 what a letter tells of a yacht', () => {
  test('new, with her picture, facts, price and page', async () => {
    const letter = await letterOf('?i=sale', [item('aurora', 'sale', 'new')]);
    expect(letter).toMatchObject({
      subject: 'New: Aurora',
      ...{ to: { name: '', address: 'ines@visitor.example' }, unsubscribe: `${ORIGIN}/alerts/stop?token=R1` },
    });
    expect(letter?.text).toMatch(/AURORA\nNew, for sale\.\nFeadship,.2015.*12.guests.*\n€9,000,000\nhttps:/);
    expect(letter?.text).toContain(`\n${ORIGIN}/en/yacht-for-sale/aurora/\n`);
    expect(letter?.html).toMatch(
      /<img src="https:\/\/halyard\.example\/media\/hero\.jpg\?[^"]*preset=og&amp;format=jpeg" width="560" height="294" alt="hero seen"/,
    );
    expect(letter?.html).not.toMatch(/<script|<link|src="\//);
  });

  test('a lower price, with the old figure struck through', async () => {
    const letter = await letterOf('?y=aurora', [item('aurora', 'sale', 'reduced', 'c200000eur.s9500000eur')]);
    expect(letter?.subject).toBe('Reduced: Aurora');
    expect(letter?.text).toContain('Her asking price is down by €500,000.\n');
    expect(letter?.text).toContain('\n€9,000,000 (was €9,500,000)\n');
    expect(letter?.html).toMatch(/<s [^>]*>€9,500,000<\/s> €9,000,000</);
  });

  test('a lower rate strikes no figure of another season through', async () => {
    const was = item('circe', 'charter', 'reduced', 'c200000eurwl');
    const letter = await letterOf('', [was]);
    expect(letter?.text).toContain('Her weekly rate is down by €20,000.\n');
    expect(letter?.text).not.toContain('was €');
  });

  test('the nights that came free, with the estimate for them', async () => {
    const context = contextWithBooking('circe', '2026-07-03', '2026-07-05');
    const letter = await letterOf('?d=2026-07-03:7:3', [item('circe', 'charter', 'free', 'c')], { context });
    expect(letter?.text).toMatch(/She is free on your dates: 5.+12 July 2026\./);
    expect(letter?.text).toContain(`/en/yacht-for-charter/circe/?from=2026-07-05&to=2026-07-12`);
    const taken = await letterOf('?d=2026-07-03:2', [item('circe', 'charter', 'free', 'c')], { context });
    expect(taken).toBeNull();
  });

  test.each([
    ['aurora', 'sale', 'back', 'w', 'She is back on the market.', '€9,000,000'],
    ['aurora', 'sale', 'new', 'c200000eur', 'She is now for sale.', '€9,000,000'],
    ['brisa', 'charter', 'gone', 'c200000eur', 'She is no longer for charter.', null],
    ['delos', 'sale', 'gone', 's1eur', 'She has been sold.', null],
  ] as const)('%s for %s, %s since %s: %s', async (id, market, kind, was, sentence, price) => {
    const { text = '' } = (await letterOf(`?y=${id},y1`, [item(id, market, kind, was)])) ?? {};
    expect(text).toContain(`\n${sentence}\n`);
    if (price === null) expect(text).not.toContain('€');
    else expect(text).toContain(`\n${price}\n`);
  });

  test.each([
    ['sold since', item('delos', 'sale', 'new')],
    ['taken out of the catalogue', item('nobody', 'sale', 'new')],
    ['taken out, and sold before', item('nobody', 'sale', 'gone', 's1eur')],
    ['known only, and on no market', item('secret', 'sale', 'new')],
    ['sold, and offered again', item('aurora', 'sale', 'gone', 's1eur')],
    ['of which the price was put right', item('aurora', 'sale', 'reduced', 's9000000eur')],
    ['of which the price is on application now', item('shy', 'sale', 'reduced', 's9000000eur')],
  ])('nothing of a yacht that is %s: no name, and no word of it in the subject', async (_, gone) => {
    const fleet = [
      ...FLEET,
      sampleYacht({ id: 'secret', name: 'Secret', market: 'none' }),
      sampleYacht({ id: 'shy', name: 'Shy', market: 'sale', salePrice: 5_000_000, poa: true }),
    ];
    const context = contextOf(fleet);
    expect(await letterOf('?i=sale', [gone], { context })).toBeNull();
    const letter = await letterOf('?i=sale', [gone, item('y3', 'sale', 'new')], { context });
    expect(letter?.subject).toBe('New: Yacht 3');
  });

  test('prices in the currency of the question, names escaped', async () => {
    const letter = await letterOf('?i=sale&currency=usd', [item('brisa', 'sale', 'new')]);
    expect(letter?.text).toContain('Approx $6,250,000');
    expect(letter?.html).toContain('Brisa &amp; &lt;Co&gt;');
  });

  test('both markets of one yacht together', async () => {
    const items = [item('aurora', 'charter', 'new'), item('aurora', 'sale', 'new')];
    const { subject, text = '' } = (await letterOf('?y=aurora', items)) ?? {};
    expect(subject).toBe('New: Aurora');
    expect(text.match(/AURORA/g)).toHaveLength(1);
    expect(text).toContain('New, for charter.\nNew, for sale.\n');
  });
});

describe('FD6 the letter of a day', () => {
  const fresh = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => item(`y${from + at}`, 'sale', 'new'));

  test('has a section for each alert, twelve yachts in all, each once, and the number of the others', async () => {
    const news = [
      { alert: alertOf('?i=sale'), digest: encodeDigest({ items: fresh(0, 8), more: 0 }) },
      {
        alert: alertOf('?i=sale&l=kind:sail', { id: 'A2' as SubscriptionId, locale: 'es' }),
        digest: encodeDigest({ items: [...fresh(6, 14)], more: 3 }),
      },
      {
        alert: alertOf('?y=y1', { id: 'A3' as SubscriptionId }),
        digest: encodeDigest({ items: fresh(1, 2), more: 0 }),
      },
    ];
    const { subject, text = '', html = '' } = (await alertLetter(news, LINKS, contextOf())) ?? {};
    // Three of the second search may be yachts of the first.
    expect(subject).toBe('New: Yacht 0, and 13 more');
    expect(text.match(/^YACHT \d+$/gm)).toHaveLength(12);
    expect(html.match(/<h2/g)).toHaveLength(12);
    expect(text).toContain('\nYacht 6, Yacht 7: see above.\n');
    expect(text).toContain(`And 5 more in the list:\n${ORIGIN}/en/yachts-for-sale/?l=kind:sail\n`);
    expect(text).toContain('\nYacht 1: see above.\n');
    for (const id of ['A1', 'A2', 'A3']) {
      expect(text).toContain(`\n${ORIGIN}/en/alerts/?stop=${id}\n`);
      expect(html).toContain(`href="${ORIGIN}/en/alerts/?stop=${id}"`);
    }
    expect(text).toContain(`Stop all alerts:\n${ORIGIN}/en/alerts/?stop=R1\n`);
  });

  test('tells a yacht once, with everything that is new of her in any section', async () => {
    const week = (from: string) => `?y=circe&d=${from}:7`;
    const context = contextWithBooking('circe', '2027-12-01', '2027-12-02');
    const news = [
      [week('2026-07-04'), item('circe', 'charter', 'free', 'c')],
      [week('2026-07-11'), item('circe', 'charter', 'free', 'c')],
      ['', item('circe', 'charter', 'reduced', 'c200000eur')],
      ['?currency=usd', item('circe', 'charter', 'reduced', 'c200000eur')],
    ] as const;
    const sections = news.map(([query, one], at) => ({
      alert: alertOf(query, { id: `A${at}` as SubscriptionId }),
      digest: encodeDigest({ items: [one], more: 0 }),
    }));
    const { subject, text = '', html = '' } = (await alertLetter(sections, LINKS, context)) ?? {};
    expect(subject).toBe('Reduced: Circe');
    expect(text).toMatch(/CIRCE\nHer weekly rate is down by €20,000\.\n.*4.+11 July 2026\.\n.*11.+18 July 2026\.\n/);
    expect([text.match(/CIRCE/g), text.match(/down by/g), text.match(/180,000/g)]).toEqual([
      ...[['CIRCE'], ['down by'], ['180,000']],
    ]);
    expect(text).toContain(`/en/yacht-for-charter/circe/?from=2026-07-04&to=2026-07-11`);
    expect(text.match(/\nCirce: see above\.\n/g)).toHaveLength(3);
    expect(html.match(/<h2/g)).toHaveLength(1);
  });

  test('leads to the estimate for nights that came free, whatever else is new of her', async () => {
    const context = contextWithBooking('aurora', '2027-12-01', '2027-12-02');
    const items = [item('aurora', 'sale', 'reduced', 'c200000eur.s9500000eur'), item('aurora', 'charter', 'free', 'c')];
    const { text = '' } = (await letterOf('?y=aurora&d=2026-07-04:7', items, { context })) ?? {};
    expect(text).toMatch(/down by €500,000\.\nShe is free on your dates/);
    expect(text).toContain(`/en/yacht-for-charter/aurora/?from=2026-07-04&to=2026-07-11`);
  });

  test('counts yachts, of two searches that find the same ones too', async () => {
    const found = { items: fresh(0, 12), more: 3 };
    const searches = ['?i=sale', '?i=sale&l=kind:motor'].map((query, at) => ({
      alert: alertOf(query, { id: `A${at}` as SubscriptionId }),
      digest: encodeDigest(found),
    }));
    expect((await alertLetter(searches, LINKS, contextOf()))?.subject).toBe('New: Yacht 0, and 14 more');
  });

  test('has no section for an alert whose news hold no more', async () => {
    const news = [
      {
        alert: alertOf('?i=sale&l=kind:sail'),
        digest: encodeDigest({ items: [item('delos', 'sale', 'new')], more: 0 }),
      },
      { alert: alertOf('?i=sale'), digest: encodeDigest({ items: fresh(0, 1), more: 0 }) },
    ];
    const { text = '' } = (await alertLetter(news, LINKS, contextOf())) ?? {};
    expect(text.match(/^\* /gm)).toHaveLength(1);
    expect(text).not.toContain('Sail');
  });

  test('names what matters most in its subject, in the language of the last alert', async () => {
    const items = [item('delos', 'sale', 'gone', 's1eur'), item('aurora', 'sale', 'reduced', 's9500000eur')];
    const letter = await letterOf('?y=aurora,delos', items, { locale: 'es' });
    expect(letter).toMatchObject({ subject: 'Baja de precio: Aurora y uno más', language: 'es' });
    expect(letter?.text).not.toMatch(/alerts\.|favourites\./);
  });

  test('is none where nothing can be told', async () => {
    expect(await alertLetter([], LINKS, contextOf())).toBeNull();
    expect(await alertLetter([{ alert: alertOf(''), digest: '{' }], LINKS, contextOf())).toBeNull();
  });

  test('is new once the fleet has changed, though the answer is the same', async () => {
    const context = contextOf();
    const { catalogue } = context.ports;
    const texts = [];
    for (const salePrice of [9_000_000, 8_000_000]) {
      if (catalogue instanceof MemoryYachtCatalogue) catalogue.replace([sampleYacht({ id: 'aurora', salePrice })]);
      texts.push((await letterOf('?i=sale', [item('aurora', 'sale', 'new')], { context }))?.text);
    }
    expect(texts[0]).toContain('€9,000,000');
    expect(texts[1]).toContain('€8,000,000');
  });
});

function day(iso: string): number {
  return dayNumber(iso) ?? 0;
}
