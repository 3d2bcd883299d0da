import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EnquiryContent } from './enquiry.ts';
import { ENQUIRY_KINDS, type EnquiryKind } from './form-queries.ts';
import { ENQUIRY_FIELDS, type FormFieldProblem, MAX_MESSAGE, MAX_NAME, readEnquiryForm } from './read-enquiry-form.ts';

const TODAY = '2027-05-04';
const ANA = { name: 'Ana García', email: 'ana@visitor.example', consent: '1' };
type Fields = Readonly<Record<string, unknown>>;

const read = (kind: EnquiryKind, fields: Fields = {}) => readEnquiryForm({ ...ANA, ...fields }, { kind, today: TODAY });
const problemsOf = (kind: EnquiryKind, fields: Fields) => {
  const result = read(kind, fields);
  return result.ok ? {} : result.error;
};

describe('FM2 reads a form', () => {
  test('reads a charter: dates and party, each optional', () => {
    const fields = { phone: ' +34 600 000 000', message: 'Is she free?\r\n', from: '2027-07-03', to: '2027-07-10' };
    expect(read('charter', { ...fields, guests: '8', vesselName: 'Brisa' })).toEqual({
      ok: true,
      value: {
        ...{ name: 'Ana García', email: 'ana@visitor.example', phone: '+34 600 000 000', message: 'Is she free?' },
        charter: { from: '2027-07-03', to: '2027-07-10', guests: 8 },
        vessel: null,
      },
    });
    expect(read('charter')).toMatchObject({ value: { charter: { from: null, to: null, guests: null } } });
  });

  test('reads an offer to sell: the builder and further details', () => {
    const vessel = { vesselBuilder: 'Baltic', vesselName: 'Brisa', vesselYear: 'about 1998', vesselLength: '33 m' };
    expect(read('selling', { ...vessel, from: 'junk' })).toEqual({
      ok: true,
      value: {
        ...{ name: 'Ana García', email: 'ana@visitor.example', phone: null, message: '', charter: null },
        vessel: { builder: 'Baltic', name: 'Brisa', year: 'about 1998', length: '33 m' },
      },
    });
    expect(read('selling', { vesselBuilder: 'Baltic' })).toMatchObject({
      value: { vessel: { builder: 'Baltic', name: '', year: '', length: '' } },
    });
  });

  test.each([
    ['40', 'meters', '40 m'],
    ['131', 'feet', '131 ft'],
    [' 33,5 ', 'meters', '33,5 m'],
    ['33.5', 'feet', '33.5 ft'],
    ['40 m', 'feet', '40 m'],
    ['about 40', 'meters', 'about 40'],
    ['', 'meters', ''],
    ['40', 'fathoms', '40'],
    ['40', undefined, '40'],
  ])('an offer to sell: reads a length of %j in %s as %j', (vesselLength, vesselUnit, length) => {
    expect(read('selling', { vesselBuilder: 'Baltic', vesselLength, vesselUnit })).toMatchObject({
      value: { vessel: { length } },
    });
  });

  test.each(['purchase', 'berth'] as const)('%s: reads the contact, without fields of charters and offers', (kind) => {
    expect(read(kind, { from: 'junk', guests: 'junk', vesselBuilder: '\u0000' })).toEqual({
      ok: true,
      value: {
        name: 'Ana García',
        email: 'ana@visitor.example',
        phone: null,
        message: '',
        charter: null,
        vessel: null,
      },
    });
  });
});

describe('FM2 reports every invalid field at once', () => {
  test('reports the required fields of an empty form', () => {
    const empty = (kind: EnquiryKind) => readEnquiryForm({}, { kind, today: TODAY });
    const needed = { name: 'missing', email: 'missing', consent: 'missing' };
    for (const kind of ['charter', 'purchase', 'berth'] as const)
      expect(empty(kind)).toEqual({ ok: false, error: needed });
    expect(empty('general')).toEqual({ ok: false, error: { ...needed, message: 'missing' } });
    expect(empty('selling')).toEqual({ ok: false, error: { ...needed, vesselBuilder: 'missing' } });
  });

  test('reports every value that is not text', () => {
    const junk = Object.fromEntries(ENQUIRY_FIELDS.map((field, at) => [field, [7, true, ['1'], { ok: true }][at % 4]]));
    const problems = problemsOf('charter', junk);
    expect(problems).toEqual(
      Object.fromEntries(
        ['name', 'email', 'phone', 'message', 'from', 'to', 'guests', 'consent'].map((field) => [field, 'unreadable']),
      ),
    );
    expect(Object.keys(problemsOf('selling', junk))).toEqual(
      expect.arrayContaining(['vesselBuilder', 'vesselName', 'vesselYear', 'vesselLength']),
    );
  });

  test.each<[string, unknown, FormFieldProblem]>([
    ['name', ' \u200b ', 'missing'],
    ['name', 'a'.repeat(MAX_NAME + 1), 'too-long'],
    ['name', 'Ana\r\nBcc: all@visitor.example', 'unreadable'],
    ['email', 'ana', 'no-at'],
    ['email', `ana@${'a'.repeat(400)}.example`, 'not-an-address'],
    ['email', 'ana@visitor.example\u0000', 'unreadable'],
    ['phone', '12', 'too-short'],
    ['phone', '1 '.repeat(31), 'too-long-number'],
    ['phone', '+34\u0007600000000', 'unreadable'],
    ['message', 'a'.repeat(MAX_MESSAGE + 1), 'too-long'],
    ['message', '\ud800', 'unreadable'],
    ['from', '03/07/2027', 'not-a-date'],
    ['from', '2027-02-30', 'not-a-date'],
    ['from', 'x'.repeat(1000), 'not-a-date'],
    ['from', '2027-07\n03', 'unreadable'],
    ['guests', '0', 'not-a-party'],
    ['guests', '8.5', 'not-a-party'],
    ['guests', '-8', 'not-a-party'],
    ['guests', '1000', 'not-a-party'],
    ['guests', 'eight', 'not-a-party'],
    ['consent', '', 'missing'],
    ['consent', 'on', 'missing'],
    ['consent', true, 'unreadable'],
  ])('%s: reports %j as %s', (field, value, problem) => {
    expect(problemsOf('charter', { [field]: value })).toEqual({ [field]: problem });
  });

  test.each(['vesselBuilder', 'vesselName', 'vesselYear', 'vesselLength'])(
    'accepts %s as a line of that length',
    (field) => {
      const vessel = (value: string) => problemsOf('selling', { vesselBuilder: 'Baltic', [field]: value });
      expect(vessel('é'.repeat(MAX_NAME))).toEqual({});
      expect(vessel('a'.repeat(MAX_NAME + 1))).toEqual({ [field]: 'too-long' });
      expect(vessel('a\nb')).toEqual({ [field]: 'unreadable' });
    },
  );

  test('accepts a message of maximum length and parties of 1 and 999', () => {
    expect(problemsOf('general', { message: '😀'.repeat(MAX_MESSAGE) })).toEqual({});
    expect(problemsOf('charter', { guests: '1' })).toEqual({});
    expect(problemsOf('charter', { guests: ' 999 ' })).toEqual({});
  });
});

describe('FM2 names of people', () => {
  test.each([
    ...['O’Neill', "O'Neill", 'Ana Mª', 'José-María', 'N. Ng', 'Σωκράτης', 'J.R.R. Tolkien', 'Martin Luther King Jr.'],
    ...['M.Top', 'J.Io', 'Dr. Nguyễn Thị Minh Khai', 'Raj s/o Kumar', 'Siti A/P Ahmad', '山田 太郎', 'Łukasz Żółć'],
    ...['محمد علي', 'می\u200cخواهم', 'X Æ A-12', "'t Hooft", 'Ng', 'Ó', 'Anna (Nan) Wright', 'St. John-Stevas, Lord'],
    ...[
      'Comte d’Orgeix',
      'Müller & Söhne',
      'Company Ltd.',
      'Ana.García',
      'Maria del Carmen Fernández-Shaw y Iturralde',
    ],
  ])('accepts %s', (name) => {
    expect(problemsOf('purchase', { name })).toEqual({});
  });

  test.each([
    ...['http://evil.example', 'Ana HTTPS://EVIL.EXAMPLE', '//evil.example', 'www.evil.example', 'Win at evil.com'],
    ...['evil.COM now', 'my-shop.xyz', 'x_y.top!', 'казино.ru', 't.me/evil', 'bit.ly/x', 'ana@visitor.example'],
  ])('rejects %s as an address', (name) => {
    expect(problemsOf('purchase', { name })).toEqual({ name: 'has-link' });
  });
});

describe('FM2 dates of a charter', () => {
  const dates = (from: string, to: string) => problemsOf('charter', { from, to });

  test.each<[string, string, string, object]>([
    ['a valid stay', '2027-07-03', '2027-07-10', {}],
    ['a stay from today', TODAY, '2027-05-05', {}],
    ['an embarkation alone', '2028-07-03', '', {}],
    ['an end alone, however far ahead', '', '2028-07-10', {}],
    ['an end alone today', '', TODAY, {}],
    ['an embarkation alone in the past', '2027-05-03', '', { from: 'past' }],
    ['an end alone in the past', '', '2027-05-03', { to: 'past' }],
    ['an embarkation alone too far', '2030-05-05', '', { from: 'too-far' }],
    ['an end alone too far', '', '2030-05-05', { to: 'too-far' }],
    ['the last day of the calendar', '9999-12-31', '', { from: 'too-far' }],
    ['junk alone', 'soon', '', { from: 'not-a-date' }],
    ['junk alone at the end', '', 'soon', { to: 'not-a-date' }],
    ['junk at both ends', 'soon', 'later', { from: 'not-a-date', to: 'not-a-date' }],
    ['the end before the beginning', '2027-07-10', '2027-07-03', { to: 'reversed' }],
    ['no nights', '2027-07-03', '2027-07-03', { to: 'reversed' }],
    ['longer than a season', '2027-07-03', '2028-01-03', { to: 'too-long' }],
    ['past, and reversed', '2027-05-03', '2027-05-02', { from: 'past', to: 'reversed' }],
  ])('%s: %s %s', (_, from, to, problems) => {
    expect(dates(from, to)).toStrictEqual(problems);
  });

  test('an unreadable date keeps the problems of the other and makes no stay', () => {
    expect(dates('\u0000', '2027-05-03')).toEqual({ from: 'unreadable' });
    expect(dates('2027-05-03', '\u0000')).toEqual({ to: 'unreadable' });
  });
});

/** Odd texts, and some ordinary ones. */
const hostileText = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    ...['', ' ', 'Ana', '\u0000', '\ud800', '\u202e', '\u200b', 'a'.repeat(10_000), '1', '0', '-1', '__proto__'],
    ...['ana@visitor.example', '+34 971 550 110', '2027-07-03', '2027-02-30', '9999-12-31', '0000-01-01', '<b>'],
  ),
);
const kinds = fc.constantFrom(...ENQUIRY_KINDS);
const values = fc.oneof(hostileText, fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(undefined, Number.NaN, 10n));
const records = fc.oneof(
  fc.dictionary(fc.oneof(fc.constantFrom(...ENQUIRY_FIELDS), fc.string()), values),
  fc
    .record(Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, hostileText])), { requiredKeys: [] })
    .map((fields) => ({ ...ANA, message: 'Hello', vesselBuilder: 'Baltic', ...fields })),
);

test('FM2 never throws: any input gives an enquiry or problems of known fields', () => {
  fc.assert(
    fc.property(records, kinds, (fields, kind) => {
      const result = readEnquiryForm(fields, { kind, today: TODAY });
      if (result.ok) return;
      expect(Object.keys(result.error)).not.toEqual([]);
      expect(ENQUIRY_FIELDS).toEqual(expect.arrayContaining(Object.keys(result.error)));
      expect(Object.values(result.error).every((problem) => /^[a-z]+(?:-[a-z]+)*$/.test(problem))).toBe(true);
    }),
    { numRuns: 500 },
  );
});

/** The form that says this. */
function formOf({ name, email, phone, message, charter, vessel }: EnquiryContent): Fields {
  return {
    ...{ name, email, phone: phone ?? '', message, consent: '1' },
    ...(charter && { from: charter.from ?? '', to: charter.to ?? '', guests: String(charter.guests ?? '') }),
    ...(vessel && {
      vesselBuilder: vessel.builder,
      vesselName: vessel.name,
      vesselYear: vessel.year,
      vesselLength: vessel.length,
    }),
  };
}

test('FM2 reads its own result as the same', () => {
  const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: '' });
  const spaced = (texts: fc.Arbitrary<string>) => texts.map((text) => ` ${text}\t `);
  const word = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    fc.constantFrom('Ana  Mª', 'O’N.', 'e\u0301'),
  );
  const forms = fc.record({
    name: spaced(word),
    email: spaced(fc.oneof(fc.emailAddress(), fc.constantFrom('Ana@MÜLLER.example', 'ana\u200b@visitor.example'))),
    phone: optional(spaced(fc.constantFrom('(+34) 971\u2013550 110', '0034 971 550 110 x 5', '971\u00a0550 110'))),
    message: fc.array(word).map((lines) => lines.join('\r\n \r\n')),
    from: optional(fc.constantFrom('2027-07-03', ' 2027-07-04')),
    to: optional(fc.constantFrom('2027-07-10', '2027-07-11 ')),
    guests: optional(fc.integer({ min: 1, max: 999 }).map(String)),
    ...{ vesselBuilder: word, vesselName: word, vesselYear: word, vesselLength: word, consent: fc.constant('1') },
    vesselUnit: fc.constantFrom('', 'meters', 'feet'),
  });
  let taken = 0;
  fc.assert(
    fc.property(forms, kinds, (form, kind) => {
      const first = readEnquiryForm(form, { kind, today: TODAY });
      if (!first.ok) return;
      taken += 1;
      expect(readEnquiryForm(formOf(first.value), { kind, today: TODAY })).toEqual(first);
    }),
    { numRuns: 500 },
  );
  expect(taken).toBeGreaterThan(50);
});
