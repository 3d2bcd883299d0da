import fc from 'fast-check';

/** A form as another program may send it. */
export interface SentForm {
  /** The mistake in the form, shown when a test fails. */
  readonly flaw: string;
  readonly body: Buffer;
  readonly contentType: string | null;
  /** Whether the body is chunked, without an announced length. */
  readonly chunked: boolean;
}

/** The tokens of a test: they are signed, and so cannot be drawn. */
export interface Tokens {
  readonly good: string;
  /** Tokens of a form that was opened a moment ago, last month, and for another purpose. */
  readonly bad: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;
type Encoding = 'form' | 'json';
type Flawed = (tokens: Tokens) => Omit<SentForm, 'chunked'>;

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const BODY_LIMIT = 96 * 1024;

const KINDS: Readonly<Record<'general' | 'charter' | 'selling', Fields>> = {
  general: { ask: '', message: 'Is the house open in August?' },
  charter: { ask: '?about=charter&yacht=H-001', from: '2026-07-04', to: '2026-07-11', guests: '8', message: '' },
  selling: { ask: '?about=selling', vesselBuilder: 'Feadship', vesselName: '', vesselYear: '', vesselLength: '' },
};
type Kind = keyof typeof KINDS;

/** Returns the fields of a valid form of this kind. */
export function soundFields(kind: Kind, token: string): Record<string, unknown> {
  const visitor = { name: 'Inés Marín', email: 'ines@visitor.example', phone: '+34 600 000 000', consent: '1' };
  return { locale: 'es', page: '/es/', website: '', token, ...visitor, ...KINDS[kind] };
}

export function encoded(fields: Fields, encoding: Encoding): Buffer {
  if (encoding === 'json') return Buffer.from(JSON.stringify(fields));
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value)]);
  return Buffer.from(new URLSearchParams(texts).toString());
}

const kinds = fc.constantFrom<Kind>('general', 'charter', 'selling');
const encodings = fc.constantFrom<Encoding>('form', 'json');
const typeOf = (encoding: Encoding) => (encoding === 'form' ? FORM : JSON_TYPE);
const words = fc.string({ unit: 'grapheme', maxLength: 30 });

/** Draws a valid form with the fields that `spoil` draws in place of its own; undefined removes a field. */
function spoilt(
  flaw: string,
  spoil: fc.Arbitrary<Fields>,
  of: fc.Arbitrary<Kind> = kinds,
  by = encodings,
): fc.Arbitrary<Flawed> {
  return fc.tuple(spoil, of, by).map(([wrong, kind, encoding]) => ({ good }: Tokens) => {
    const entries = Object.entries({ ...soundFields(kind, good), ...wrong }).filter(([, value]) => value !== undefined);
    const body = encoded(Object.fromEntries(entries), encoding);
    return {
      flaw: `${flaw}, as ${encoding}: ${JSON.stringify(wrong).slice(0, 200)}`,
      body,
      contentType: typeOf(encoding),
    };
  });
}

const only = (kind: Kind) => fc.constant(kind);
const asJson = fc.constant<Encoding>('json');
const field = <T>(names: readonly string[], value: fc.Arbitrary<T>) =>
  fc.tuple(fc.constantFrom(...names), value).map(([name, value]) => ({ [name]: value }));

const lineBreak = fc.constantFrom('\r\n', '\n', '\r', '\u2028', '\u0085', '\v');
const injected = fc
  .tuple(
    words,
    lineBreak,
    fc.constantFrom('Bcc: all@visitor.example', 'Content-Type: text/html', '\r\n<p>', '.', 'QUIT'),
  )
  .map(([before, end, after]) => `a${before}${end}${after}`);
const unreadable = fc
  .tuple(words, fc.constantFrom('\0', '\u0007', '\u001b[31m', '\uFFFD', '\u007f', '\u009b', '\uFFF9'))
  .map(([text, sign]) => `a${text}${sign}b`);
const loneSurrogate = fc
  .tuple(words, fc.constantFrom('\ud800', '\udfff', '\udc00\ud800'))
  .map(([text, half]) => `a${text} ${half}`);
const notText = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 3 }),
  fc.constantFrom({ toString: 'x' }, { length: 1e9 }, [['a']], { $ne: null }),
);
const tooLong = (least: number) =>
  fc
    .tuple(fc.constantFrom('a', 'é', '好', '\u{1f6e5}', '%', 'A\u0301'), fc.integer({ min: least, max: 20_000 }))
    .map(([sign, count]) => sign.repeat(count).slice(0, 20_000));

const badEmail = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '@',
    'a',
    'a@',
    '@b.example',
    'a@b',
    'a b@c.example',
    'a@b..example',
    'a@-b.example',
    'a@b.example.',
  ),
  fc.constantFrom(
    '<a@b.example>',
    'A <a@b.example>',
    'a@b.example,c@d.example',
    'a@b.example;c@d.example',
    '"a b"@c.example',
  ),
  fc.constantFrom(
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    'a@localhost',
    'a@b.1',
    'a@b.example/x',
    'a@b.example:25',
    'ñ@b.example',
    'a@b@',
  ),
  fc.constantFrom(
    'a@b.example?bcc=c@d.example',
    'mailto:a@b.example ',
    '../../etc/passwd',
    `${'a'.repeat(65)}@b.example`,
    '.a@b.example',
  ),
  words.filter((text) => !text.includes('@')),
);
const badDate = fc.oneof(
  fc.constantFrom(
    'tomorrow',
    '2026-02-30',
    '2026-13-01',
    '04/07/2026',
    '20260704',
    '2026-7-4',
    '2026-07-04T00:00:00Z',
    '0000-00-00',
  ),
  fc.constantFrom(
    '2020-01-01',
    '2026-05-03',
    '2099-01-01',
    '+275760-09-13',
    '-000001-01-01',
    '٢٠٢٦-٠٧-٠٤',
    'NaN',
    '9'.repeat(30),
  ),
);
const badParty = fc.constantFrom(
  '0',
  '-1',
  '1.5',
  '1e2',
  '1000',
  '0x8',
  'eight',
  '٨',
  '8 or 9',
  '08',
  'Infinity',
  '9'.repeat(400),
);
const badToken = fc.oneof(
  fc.constantFrom('', '.', 'a.b.c', '../..', 'null', `${'A'.repeat(22)}.zz.${'A'.repeat(22)}`, 'a'.repeat(5000)),
  fc.string({ unit: 'binary-ascii', maxLength: 80 }),
);

const FIELD_FLAWS: readonly fc.Arbitrary<Flawed>[] = [
  spoilt('a line break where there is one line', field(['name', 'email', 'phone'], injected)),
  spoilt(
    'a line break where there is one line',
    field(['vesselName', 'vesselBuilder', 'vesselYear', 'vesselLength'], injected),
    only('selling'),
  ),
  spoilt('a line break where there is one line', field(['from', 'to', 'guests'], injected), only('charter')),
  spoilt('a sign that no text has', field(['name', 'email', 'phone', 'message'], unreadable)),
  spoilt('half of a character', field(['name', 'email', 'phone', 'message'], loneSurrogate), kinds, asJson),
  spoilt('no text', field(['name', 'email', 'phone', 'message', 'consent', 'token'], notText), kinds, asJson),
  spoilt('no text', field(['from', 'to', 'guests'], notText), only('charter'), asJson),
  spoilt('null', field(['name', 'email', 'consent', 'token'], fc.constant(null)), kinds, asJson),
  spoilt('nothing', field(['name', 'email', 'consent', 'token'], fc.constantFrom('', undefined))),
  spoilt('spaces', field(['name'], fc.constantFrom(' ', '\u00a0', '\u200b', '\u3164', '\u2800 ', '\u202e', '\u0301'))),
  spoilt('no message', field(['message'], fc.constantFrom('', '\n\n', '\u200b', undefined)), only('general')),
  spoilt('no builder', field(['vesselBuilder'], fc.constantFrom('', ' ', undefined)), only('selling')),
  spoilt('too long', field(['name'], tooLong(81))),
  spoilt('too long', field(['message'], tooLong(8001))),
  spoilt('too long', field(['email', 'phone'], tooLong(400))),
  spoilt('no address', field(['email'], badEmail)),
  spoilt(
    'no number',
    field(
      ['phone'],
      fc.constantFrom('none', '12', '1'.repeat(30), '<b>', '+34 600 000 000 or so it seems to me', 'tel:1'),
    ),
  ),
  spoilt('no dates', field(['from', 'to'], badDate), only('charter')),
  spoilt(
    'dates that make no stay',
    fc.constantFrom({ from: '2026-07-11', to: '2026-07-04' }, { to: '2026-07-04' }),
    only('charter'),
  ),
  spoilt('no party', field(['guests'], badParty), only('charter')),
  spoilt('a link for a name', field(['name'], fc.constantFrom('https://spam.example/', 'WWW.spam', 'win.com', 'a@b'))),
  spoilt('no consent', field(['consent'], fc.constantFrom('on', 'true', '0', '11', 'yes'))),
  spoilt('a trap that is filled', field(['website'], fc.constantFrom('x', ' ', 'https://spam.example/'))),
  spoilt(
    'what is gone',
    field(['ask'], fc.constantFrom('?about=charter&yacht=H-404', '?about=berth&berth=gone')),
    only('charter'),
  ),
  spoilt('no token of ours', field(['token'], badToken)),
];

/** Draws a valid form with a broken body. */
function broken(
  flaw: string,
  by: Encoding,
  wreck: fc.Arbitrary<(body: Buffer) => Buffer>,
  contentType = typeOf(by),
): fc.Arbitrary<Flawed> {
  return fc.tuple(kinds, wreck).map(([kind, wrecked]) => ({ good }: Tokens) => ({
    flaw,
    body: wrecked(encoded(soundFields(kind, good), by)),
    contentType,
  }));
}

const into = (bytes: readonly number[]) => (at: number) => (body: Buffer) => {
  const place = at % (body.length + 1);
  return Buffer.concat([body.subarray(0, place), Buffer.from(bytes), body.subarray(place)]);
};
const append = (text: string) => (body: Buffer) => Buffer.concat([body, Buffer.from(text)]);
const inFront = (text: string) => (body: Buffer) => Buffer.concat([Buffer.from(text), body]);
const grownTo = (length: number) => (body: Buffer) => Buffer.concat([body, Buffer.from(`&x=${'a'.repeat(length)}`)]);
/** Text in place of the closing brace. */
const within = (text: string) => (body: Buffer) => Buffer.from(`${body.subarray(0, -1)},${text}}`);
const places = fc.nat({ max: 10_000 });
const notUtf8 = fc.constantFrom([0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf8, 0x88, 0x80, 0x80, 0x80], [0xfe, 0xff]);
const noType = fc.constantFrom(
  'text/plain',
  'multipart/form-data; boundary=x',
  'text/xml',
  'application/octet-stream',
  '*/*',
  ';',
  'a',
  '',
);

const BODY_FLAWS: readonly fc.Arbitrary<Flawed>[] = [
  ...(['form', 'json'] as const).map((by) =>
    broken(
      'no UTF-8',
      by,
      fc.tuple(notUtf8, places).map(([bytes, at]) => into(bytes)(at)),
    ),
  ),
  broken('half an escape', 'form', fc.constantFrom('&x=%', '&x=%4', '&x=%zz', '%', '&%=1', '&x=%u0041').map(append)),
  broken('an escape that is no UTF-8', 'form', fc.constantFrom('&x=%ff', '&x=%ED%A0%80', '&x=%C0%AF').map(append)),
  broken(
    'a field before its own',
    'form',
    fc.constantFrom('name=&', 'email=x&', 'consent=0&', 'token=x&', 'website=x&').map(inFront),
  ),
  broken(
    'a field behind its own',
    'json',
    fc.constantFrom('"name":""', '"email":["a@b.example"]', '"consent":1').map(within),
  ),
  broken(
    'a name of no field',
    'form',
    fc.constantFrom('&__proto__=1', '&a[b]=1', '&a.b=1', '&=1', '&%00=1', '&é=1').map(append),
  ),
  broken(
    'a name of no field',
    'json',
    fc.constantFrom('"__proto__":{"consent":"1"}', '"":1', '"a b":1', '"\\u0000":1').map(within),
  ),
  broken(
    'too many fields',
    'form',
    fc.integer({ min: 61, max: 3000 }).map((count) => append('&a=b'.repeat(count))),
  ),
  broken(
    'no JSON',
    'json',
    fc.nat({ max: 90 }).map((cut) => (body) => body.subarray(0, Math.min(cut, body.length - 1))),
  ),
  broken('no JSON', 'json', fc.constantFrom('}', ',', '\0', '[]', '{}').map(append)),
  broken(
    'a form for JSON',
    'form',
    fc.constant((body) => body),
    JSON_TYPE,
  ),
  broken(
    'JSON for a form',
    'json',
    fc.constant((body) => body),
    FORM,
  ),
  broken(
    'up to the limit',
    'form',
    fc
      .integer({ min: 60_000, max: 90_000 })
      .map(
        (length) => (body) =>
          append(`&message=${'a'.repeat(length)}`)(Buffer.from(body.toString().replace(/&?message=[^&]*/, ''))),
      ),
  ),
  broken('beyond the limit', 'form', fc.integer({ min: BODY_LIMIT, max: 3 * BODY_LIMIT }).map(grownTo)),
  fc.tuple(noType, encodings).chain(([type, by]) =>
    broken(
      `of type ${JSON.stringify(type)}`,
      by,
      fc.constant((body) => body),
      type,
    ),
  ),
  fc
    .integer({ min: 1, max: 90_000 })
    .map((depth) => () => ({ flaw: 'brackets', body: Buffer.from('['.repeat(depth)), contentType: JSON_TYPE })),
  fc.integer({ min: 1, max: 5000 }).map((depth) => ({ good }: Tokens) => ({
    flaw: `a name ${depth} deep`,
    body: Buffer.from(
      JSON.stringify({ ...soundFields('general', good), name: 0 }).replace(
        '"name":0',
        `"name":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
      ),
    ),
    contentType: JSON_TYPE,
  })),
  fc.tuple(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(FORM, JSON_TYPE)).map(([value, contentType]) => () => ({
    ...{ flaw: 'any JSON', body: Buffer.from(JSON.stringify(value)), contentType },
  })),
  fc
    .tuple(fc.uint8Array({ maxLength: 400 }), fc.constantFrom(FORM, JSON_TYPE, null))
    .map(([bytes, contentType]) => () => ({
      ...{ flaw: 'any bytes', body: Buffer.from(bytes), contentType },
    })),
  fc.tuple(fc.nat(), kinds, encodings).map(([which, kind, encoding]) => ({ bad }: Tokens) => ({
    flaw: 'a token of another time or use',
    body: encoded(soundFields(kind, bad[which % bad.length] ?? ''), encoding),
    contentType: typeOf(encoding),
  })),
];

/** Draws forms that are wrong in at least one way. */
export const wrongSubmission: fc.Arbitrary<(tokens: Tokens) => SentForm> = fc
  .tuple(fc.oneof(...FIELD_FLAWS, ...BODY_FLAWS), fc.nat({ max: 7 }))
  .map(([flawed, dice]) => (tokens) => ({ ...flawed(tokens), chunked: dice === 0 }));
