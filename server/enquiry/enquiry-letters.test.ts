import { describe, expect, test } from 'vitest';
import { SAMPLE_ENQUIRY } from '../../core/enquiry/enquiry.fixture.ts';
import type { Enquiry } from '../../core/enquiry/enquiry.ts';
import type { Letter } from '../../core/enquiry/mail.ts';
import type { LocaleStrategy } from '../../core/locale/locale.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';
import { officeLetter, visitorLetter } from './enquiry-letters.ts';
import { MESSAGES, NOW, ORIGIN, samplePorts } from './enquiry-services.fixture.ts';
import type { LetterContext } from './letter-rows.ts';

const REFERENCE = SAMPLE_ENQUIRY.reference;
const ANA: Enquiry['routing'] = {
  ...{ office: 'palma', person: 'ana', name: 'ana', email: 'ana@sample.example', language: 'en' },
};

function enquiry(change: Partial<Enquiry> = {}): Enquiry {
  return { ...SAMPLE_ENQUIRY, locale: 'en', page: '/en/yacht-for-charter/aurora/?party=8', routing: ANA, ...change };
}

function context(change: Partial<LetterContext> = {}): LetterContext {
  return {
    ...{ ports: samplePorts(), messages: MESSAGES, strategy: 'prefix' as LocaleStrategy, origin: ORIGIN, sender: null },
    log: { error: expect.fail },
    now: () => new Date(NOW).toISOString(),
    ...change,
  };
}

/** Addresses in a letter. */
function links({ text, html }: Letter): string[] {
  const inHtml = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return [...inHtml, ...(text.match(/\bhttps?:\/\/\S+/g) ?? [])];
}

const oneLine = ({ subject, from, to, replyTo }: Letter) =>
  [subject, from.name, from.address, to.name, to.address, replyTo?.name, replyTo?.address].every(
    (header) => header === undefined || /^[^\p{Cc}\u2028\u2029]*$/u.test(header),
  );

describe('FM2 the letter to the office', () => {
  test('goes from the company to the recipient, with the visitor as reply address', async () => {
    const letter = await officeLetter(enquiry(), context());
    expect(letter).toMatchObject({
      from: { name: 'Sample Yachts', address: 'a@b.example' },
      to: { name: 'ana', address: 'ana@sample.example' },
      replyTo: { name: 'Ana García', address: 'ana@visitor.example' },
      subject: `Charter of Aurora (H-001): Ana García (${REFERENCE})`,
      ...{ language: 'en', unsubscribe: null },
    });
    expect((await officeLetter(enquiry(), context({ sender: 'web@sample.example' }))).from).toEqual({
      name: 'Sample Yachts',
      address: 'web@sample.example',
    });
  });

  test('AV6 contains everything that was sent, and whether she can be in the port', async () => {
    const { text } = await officeLetter(
      enquiry({
        attachments: {
          ...SAMPLE_ENQUIRY.attachments,
          estimate: '?from=2026-07-04&to=2026-07-11&party=8&port=athens',
          itinerary: '?a:1',
        },
      }),
      context(),
    );
    for (const said of [
      'ana,\n',
      'The visitor reads English.',
      `Number: ${REFERENCE}`,
      `About: Charter of Aurora (H-001)\n  ${ORIGIN}/en/yacht-for-charter/aurora/`,
      'Dates: 6 June 2026 to 13 June 2026',
      'Name: Ana García',
      'Email: ana@visitor.example',
      'Phone: +34 600 000 000',
      'Prices shown in: EUR',
      'Not known whether she can be there.',
      'Charter fee: €210,000 to €280,000',
      `Favourite: Brisa: H-002\n  ${ORIGIN}/en/yacht-for-charter/H-002/`,
      `${ORIGIN}/en/itinerary/?a:1`,
      `Asked from: /en/yacht-for-charter/aurora/?party=8\n  ${ORIGIN}/en/yacht-for-charter/aurora/?party=8`,
      'Received: 4 May 2026',
      '> Is she free in June?\n> We are eight.',
      'Acepto la política de privacidad.',
    ]) {
      expect(text).toContain(said);
    }
  });

  test('leaves without an estimate that cannot be made, and the log says so', async () => {
    const attachments = { ...SAMPLE_ENQUIRY.attachments, estimate: '?from=2026-07-04&to=2026-07-11&party=8' };
    const calendars = { of: () => Promise.reject(new Error('a bug')), yachts: async () => [], version: async () => '' };
    const ports = { ...samplePorts(), calendars };
    const lines: object[] = [];
    const log = { error: (fields: object, message?: string) => lines.push({ ...fields, message }) };
    for (const letter of [officeLetter, visitorLetter]) {
      const { text } = await letter(enquiry({ attachments }), context({ ports, log }));
      expect(text).toContain('Brisa');
      expect(text).not.toContain('Charter fee');
    }
    const message = 'An estimate could not be made: the letter leaves without it';
    expect(lines).toMatchObject([
      { reference: REFERENCE, err: new Error('a bug'), message },
      { reference: REFERENCE, message },
    ]);
  });

  test.each([
    ['es', 'en', 'The visitor reads Spanish.'],
    ['en', 'es', 'El visitante lee en inglés.'],
    ['es', 'es', 'El visitante lee en español.'],
  ] as const)('names the visitor’s language %s in the recipient’s language %s', async (locale, language, said) => {
    const { text } = await officeLetter(enquiry({ locale, routing: { ...ANA, language } }), context());
    expect(text).toContain(said);
  });

  test('names an unknown subject from the link, which the visitor’s letter does not repeat', async () => {
    const asked = enquiry({ subject: { kind: 'charter', yacht: null }, missing: 'H-404' });
    expect((await officeLetter(asked, context())).text).toContain('Named in the link, not on the site: H-404');
    expect(JSON.stringify(await visitorLetter(asked, context()))).not.toContain('H-404');
  });

  test('is in the recipient’s language, whatever the visitor’s', async () => {
    const { text, html, subject, language } = await officeLetter(
      enquiry({ routing: { ...ANA, language: 'es' } }),
      context(),
    );
    expect([language, subject]).toEqual(['es', `Alquiler del Aurora (H-001): Ana García (${REFERENCE})`]);
    expect(text).toContain('Fechas: del 6 de junio de 2026 al 13 de junio de 2026');
    expect(text).toContain(`${ORIGIN}/es/yacht-for-charter/aurora/`);
    expect(html).toContain('<html lang="es">');
  });

  test.each<[string, Partial<Enquiry>, string[], string[]]>([
    [
      'a yacht to sell',
      {
        subject: { kind: 'selling' },
        content: {
          ...SAMPLE_ENQUIRY.content,
          charter: null,
          vessel: { name: 'Gala', builder: 'Feadship', year: '', length: '50 m' },
        },
      },
      ['About: A yacht to sell', 'Gala', 'Feadship', '50 m'],
      ['Dates', 'Year'],
    ],
    [
      'a berth',
      {
        subject: { kind: 'berth', berth: { id: 'vauban', name: 'Vauban' } },
        content: { ...SAMPLE_ENQUIRY.content, charter: null },
      },
      ['About: Berth: Vauban'],
      ['Dates'],
    ],
    ['no yacht yet', { subject: { kind: 'charter', yacht: null } }, ['About: Charter, no yacht chosen yet'], ['H-001']],
    [
      'a removed yacht',
      { subject: { kind: 'purchase', yacht: { id: 'H-9' as YachtId, name: 'Gone' } } },
      ['About: Purchase of Gone (H-9)'],
      ['yacht-for-sale'],
    ],
    ['no subject', { subject: { kind: 'general' } }, ['About: General enquiry'], []],
    [
      'an estimate of a removed yacht',
      { subject: { kind: 'charter', yacht: { id: 'H-9' as YachtId, name: 'Gone' } } },
      ['Charter of Gone (H-9)'],
      ['Charter fee'],
    ],
    [
      'one date, no message, no telephone, no page',
      {
        content: {
          ...SAMPLE_ENQUIRY.content,
          phone: null,
          message: '',
          charter: { from: null, to: '2026-06-13', guests: null },
        },
        page: null,
      },
      ['Dates: until 13 June 2026'],
      ['writes', 'Phone', 'Asked from', 'Guests', '>'],
    ],
  ])('describes %s', async (_, change, said, unsaid) => {
    const { text } = await officeLetter(enquiry(change), context());
    for (const words of said) expect(text).toContain(words);
    for (const words of unsaid) expect(text).not.toContain(words);
  });

  test('has no injected header and no markup', async () => {
    const content = {
      ...SAMPLE_ENQUIRY.content,
      name: '<b>Ana</b> & "co"',
      message: '<script>alert(1)</script>\n</td>',
    };
    const letter = await officeLetter(enquiry({ content }), context());
    expect(oneLine(letter)).toBe(true);
    expect(letter.html).not.toMatch(/<script|<b>|<\/td>\n/);
    expect(letter.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>&lt;/td&gt;');
    expect(letter.text).toContain('> <script>alert(1)</script>\n> </td>');
  });
});

describe('FM2 the letter to the visitor', () => {
  test('goes to the visitor’s address alone, with the office as reply address', async () => {
    const letter = await visitorLetter(enquiry(), context());
    expect(letter).toMatchObject({
      from: { name: 'Sample Yachts', address: 'a@b.example' },
      to: { name: '', address: 'ana@visitor.example' },
      replyTo: { name: 'ana', address: 'ana@sample.example' },
      subject: `Your enquiry has arrived: Charter of Aurora (H-001) (${REFERENCE})`,
      ...{ language: 'en', unsubscribe: null },
    });
  });

  test('contains the reference, the recipient, the time and the choices', async () => {
    const { text } = await visitorLetter(
      enquiry({ attachments: { ...SAMPLE_ENQUIRY.attachments, estimate: '?from=2026-07-04&to=2026-07-11&party=8' } }),
      context(),
    );
    for (const said of [
      REFERENCE,
      'ana, Palma',
      '+34 971 555 0111',
      '6 June 2026',
      'Charter fee',
      'Brisa',
      'Sample Yachts',
      '+44 20',
    ]) {
      expect(text).toContain(said);
    }
  });

  test('is in the visitor’s language, whatever the office’s', async () => {
    const { text, subject, language } = await visitorLetter(enquiry({ locale: 'es' }), context());
    expect([language, subject]).toEqual(['es', `Su consulta ha llegado: Alquiler del Aurora (H-001) (${REFERENCE})`]);
    expect(text).toContain('ana (es), Palma');
    expect(text).toContain(`${ORIGIN}/es/yacht-for-charter/aurora/`);
  });

  test('names the company when no person is responsible', async () => {
    const routing = {
      office: null,
      person: null,
      name: 'Sample Yachts',
      email: 'a@b.example',
      language: 'en' as const,
    };
    const { text } = await visitorLetter(enquiry({ routing }), context());
    expect(text).toContain('Sample Yachts');
    expect(text).toContain('+44 20');
    expect(text).not.toContain('null');
  });

  test('repeats no text that a visitor typed, in any field', async () => {
    const spam = (where: string) => `Buy-${where}-spam.example`;
    const letter = await visitorLetter(
      enquiry({
        content: {
          ...{ name: spam('name'), email: 'victim@visitor.example', phone: spam('phone'), message: spam('message') },
          charter: SAMPLE_ENQUIRY.content.charter,
          vessel: { name: spam('vessel'), builder: spam('builder'), year: spam('year'), length: spam('length') },
        },
        attachments: {
          estimate: `?from=2026-07-04&to=2026-07-11&party=${spam('party')}&port=${spam('port')}`,
          itinerary: `?${spam('itinerary')}`,
          favourites: SAMPLE_ENQUIRY.attachments.favourites,
        },
        ...{ page: `/en/${spam('page')}`, currency: spam('currency'), consent: spam('consent') },
        missing: spam('missing'),
      }),
      context(),
    );
    expect(JSON.stringify(letter)).not.toMatch(/Buy|spam/);
  });
});

describe.each([
  ['office', officeLetter],
  ['visitor', visitorLetter],
] as const)('FM2 each letter (%s)', (_, write) => {
  test.each(['en', 'es'] as const)('in %s has the same content as text and as HTML', async (locale) => {
    const { text, html } = await write(enquiry({ locale, routing: { ...ANA, language: locale } }), context());
    const words = (from: string) => new Set(from.match(/[\p{L}\p{N}@.-]{3,}/gu));
    const body = html
      .slice(html.indexOf('<body'))
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll('&#39;', "'")
      .replaceAll('&gt;', '>');
    const plain = text.replaceAll(/\bhttps?:\/\/\S+/g, ' ');
    expect([...words(plain)].filter((word) => !words(body).has(word))).toEqual([]);
    // Its head bears the name of the house.
    const known = words(`${plain} Sample Yachts`);
    expect([...words(body)].filter((word) => !known.has(word))).toEqual([]);
    expect(text.endsWith('\n')).toBe(true);
    expect(text).not.toMatch(/\r|undefined|null|\{\w+\}/);
  });

  test.each(['prefix', 'prefix_except_default'] as const)('links only to the site itself (%s)', async (strategy) => {
    const said = enquiry({
      attachments: { ...SAMPLE_ENQUIRY.attachments, itinerary: '?a:1' },
      content: { ...SAMPLE_ENQUIRY.content, message: 'See https://elsewhere.example/' },
    });
    const letter = await write(said, context({ strategy }));
    const others = links(letter).filter((href) => !href.startsWith(`${ORIGIN}/`) && !href.startsWith('tel:'));
    // The visitor's text is escaped in the office's letter.
    expect(others.filter((href) => href !== 'https://elsewhere.example/')).toEqual([]);
    expect(letter.html).not.toContain('href="https://elsewhere');
    expect(links(letter).some((href) => href.includes('/yacht-for-charter/aurora/'))).toBe(true);
  });
});
