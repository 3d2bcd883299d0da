import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type EnquiryWorld,
  type EnquiryWorldChange,
  enquiryWorld,
  MESSAGES,
  NOW,
  SECRET,
  SPAM_RULES,
  STORE_DOWN,
  samplePorts,
} from '../../server/enquiry/enquiry-services.fixture.ts';
import { returnedFormStatus } from '../../server/enquiry/form-page.ts';
import { SignedTokens } from '../../server/enquiry/signed-tokens.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { opensInAt } from '../../ui/i18n/clock-time.ts';
import { encodeEnquiryRequest } from '../enquiry/form-queries.ts';
import { type EnquiryReference, referenceFrom } from '../enquiry/reference.ts';
import type { FormFields } from '../enquiry/submission.ts';
import { ok } from '../shared/result.ts';
import { SpamGuard } from './spam-guard.ts';
import { type SubmissionOutcome, SubmitEnquiry, type SubmitEnquiryOptions } from './submit-enquiry.ts';

const REFERENCE = expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
const CHARTER = { ask: '?about=charter&yacht=H-001&from=2026-07-04&to=2026-07-11&party=8', phone: '+34 600 000 000' };
const WISH = { from: '2026-07-04', to: '2026-07-11', guests: '8' };

let world: EnquiryWorld;
beforeEach(() => {
  world = enquiryWorld();
});

function take(fields: FormFields | null, address = '203.0.113.7'): Promise<SubmissionOutcome> {
  return world.services.submitEnquiry.submit(fields, { networks: [address], currency: 'usd' });
}

function returned(answer: SubmissionOutcome) {
  if (answer.kind !== 'returned') throw new Error(`It was taken: ${answer.reference}`);
  return { ...answer, status: returnedFormStatus(answer.submission) };
}

async function onlyStored() {
  const [one, ...others] = await world.stored();
  expect(others).toEqual([]);
  if (one?.enquiry == null) throw new Error('Nothing is stored.');
  return { ...one, enquiry: one.enquiry };
}

/** A SubmitEnquiry over the same stores, with overrides. */
function submitEnquiryWith(change: Partial<SubmitEnquiryOptions>): SubmitEnquiry {
  const tokens = new SignedTokens(SECRET);
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  return new SubmitEnquiry({
    ...{ store: world.ports.enquiries, ports: world.pagePorts, tokens, hasWebhook: false, log },
    spamGuard: new SpamGuard(world.ports.rateLimits, tokens, SPAM_RULES, log),
    consentText: () => 'I agree.',
    opensIn: (instant) => opensInAt(new Date(instant)),
    newReference: () => referenceFrom(randomBytes(10)),
    now: () => world.clock.now,
    onStored: () => {},
    ...change,
  });
}

describe('FM2 accepts an enquiry', () => {
  test('stores text, subject, contact, language, currency and wording', async () => {
    const sent = { ...CHARTER, ...WISH, locale: 'es', page: '/es/yacht-for-charter/aurora/?party=8#estimate' };
    const answer = await take(world.fields({ ...sent, 'attach-estimate': '1' }));
    expect(answer).toEqual({ kind: 'thanks', reference: REFERENCE, locale: 'es' });
    const { enquiry, reference, receivedAt } = await onlyStored();
    expect([answer.kind === 'thanks' && answer.reference, receivedAt]).toEqual([reference, NOW]);
    expect(enquiry).toMatchObject({
      reference,
      subject: { kind: 'charter', yacht: { id: 'H-001', name: 'Aurora' } },
      content: {
        ...{ name: 'Inés Marín', email: 'ines@visitor.example', phone: '+34 600 000 000' },
        charter: { from: '2026-07-04', to: '2026-07-11', guests: 8 },
        vessel: null,
      },
      attachments: { estimate: '?from=2026-07-04&to=2026-07-11&party=8', itinerary: null, favourites: [] },
      ...{ locale: 'es', currency: 'usd', page: '/es/yacht-for-charter/aurora/?party=8#estimate' },
      consent: MESSAGES.es.translate('enquiry.consent', { house: 'Sample Yachts' }),
      routing: { office: 'palma', person: 'ana', email: 'ana@sample.example', language: 'es' },
    });
  });

  test.each<[string, Record<string, string>, object]>([
    ['nothing specific', {}, { kind: 'general' }],
    ['a berth', { ask: '?about=berth&berth=vauban' }, { kind: 'berth', berth: { id: 'vauban', name: 'vauban' } }],
    [
      'a yacht to buy',
      { ask: '?about=purchase&yacht=H-002' },
      { kind: 'purchase', yacht: { id: 'H-002', name: 'Brisa' } },
    ],
    ['a charter of any yacht', { ask: '?about=charter' }, { kind: 'charter', yacht: null }],
    ['a yacht to sell', { ask: '?about=selling', vesselBuilder: 'Feadship' }, { kind: 'selling' }],
    [
      'a yacht named by a link alone',
      { ask: '?yacht=H-001' },
      { kind: 'charter', yacht: { id: 'H-001', name: 'Aurora' } },
    ],
    ['a subject of no address of ours', { ask: 'javascript:alert(1)' }, { kind: 'general' }],
  ])('about %s', async (_, fields, subject) => {
    expect(await take(world.fields(fields))).toMatchObject({ kind: 'thanks', locale: 'en' });
    expect((await onlyStored()).enquiry.subject).toEqual(subject);
  });

  test.each([
    [{}, []],
    [{ 'attach-favourites': '1' }, ['Aurora', 'Brisa']],
    [{ 'attach-favourites': 'on' }, []],
  ])('stores the ticked boxes only: %j', async (ticked, names) => {
    await take(world.fields({ ask: '?y=H-001,H-002,H-404&itinerary=a:1', ...ticked }));
    const { attachments } = (await onlyStored()).enquiry;
    expect(attachments.favourites.map(({ name }) => name)).toEqual(names);
    expect([attachments.itinerary, attachments.estimate]).toEqual([null, null]);
  });

  test('stores a ticked itinerary', async () => {
    await take(world.fields({ ask: '?itinerary=a:1', 'attach-itinerary': '1', 'attach-estimate': '1' }));
    expect((await onlyStored()).enquiry.attachments).toEqual({ estimate: null, itinerary: '?a:1', favourites: [] });
  });

  test.each([
    '//evil.example/',
    'https://evil.example/',
    '/\\evil.example',
    '/a\r\nSet-Cookie: x=1',
    '',
    'a'.repeat(9000),
  ])('stores no foreign page: %.40j', async (page) => {
    expect(await take(world.fields({ page }))).toMatchObject({ kind: 'thanks' });
    expect((await onlyStored()).enquiry.page).toBeNull();
  });

  test.each<[EnquiryWorldChange, string[]]>([
    [{}, ['office-letter', 'visitor-letter']],
    [{ hasWebhook: true }, ['office-letter', 'visitor-letter', 'webhook']],
  ])('stores its deliveries: %j', async (change, channels) => {
    world = enquiryWorld(change);
    await take(world.fields());
    const { deliveries } = await onlyStored();
    expect(deliveries.map(({ channel }) => channel)).toEqual(channels);
    expect(deliveries.every(({ status, dueAt }) => status === 'waiting' && dueAt === NOW)).toBe(true);
  });

  test('skips the visitor’s letter beyond the daily limit and still sends the office’s', async () => {
    for (let index = 0; index < 7; index += 1) await take(world.fields(), `${index}`);
    const counts = (await world.stored()).map(({ deliveries }) => deliveries.length);
    expect(counts.toSorted()).toEqual([1, 2, 2, 2, 2, 2, 2]);
    const last = (await world.stored()).find(({ deliveries }) => deliveries.length === 1);
    expect(last?.deliveries[0]?.channel).toBe('office-letter');
  });

  test('holds the visitor’s letter back beyond the letters of a minute, and sends the others at once', async () => {
    world = enquiryWorld({ spam: { perMinute: 1 } });
    for (let index = 0; index < 2; index += 1) await take(world.fields(), `${index}`);
    const due = (await world.stored()).map(({ deliveries }) => deliveries.map(({ dueAt }) => dueAt - NOW));
    expect(due.toSorted()).toEqual([
      [0, 0],
      [0, 60_000],
    ]);
  });

  test('counts copies of one form that are sent at the same time once', async () => {
    const fields = world.fields();
    const answers = await Promise.all(Array.from({ length: 40 }, () => take(fields)));
    const { reference } = await onlyStored();
    expect(answers).toEqual(answers.map(() => ({ kind: 'thanks', reference, locale: 'en' })));
    for (let index = 1; index < 20; index += 1) expect(await take(world.fields())).toMatchObject({ kind: 'thanks' });
    expect(returned(await take(world.fields())).submission.notice).toBe('too-many');
  });

  test('notifies the delivery once it is stored', async () => {
    let notified = 0;
    const onStored = async () => {
      notified += 1;
    };
    const submitEnquiry = submitEnquiryWith({ onStored });
    const fields = world.fields();
    await submitEnquiry.submit(fields, { networks: ['a'], currency: 'eur' });
    await submitEnquiry.submit(fields, { networks: ['a'], currency: 'eur' });
    await submitEnquiry.submit({ ...fields, name: '' }, { networks: ['a'], currency: 'eur' });
    expect(notified).toBe(1);
  });

  test('logs none of its text', async () => {
    await take(world.fields(CHARTER));
    expect(world.logged.join()).toContain('An enquiry was stored');
    expect(world.logged.join()).not.toMatch(/Inés|visitor\.example|600 000|August|203\.0/);
  });
});

describe('FM2 a repeated form', () => {
  test('thanks again and stores once, however many forms came meanwhile, and whoever sends it', async () => {
    const fields = world.fields();
    const first = await take(fields);
    for (let index = 0; index < 25; index += 1) await take(world.fields({ name: `Visitor ${index}` }));
    expect(await take(fields)).toEqual(first);
    world.clock.now += 30 * 24 * 60 * 60_000;
    expect(await take(fields, 'elsewhere')).toEqual(first);
    const same = (await world.stored()).filter(({ enquiry }) => enquiry?.content.name === fields.name);
    expect(same).toHaveLength(1);
  });

  test.each([2, 6, 20])('stores %i parallel submissions once with one reference', async (count) => {
    const fields = world.fields();
    const answers = await Promise.all(Array.from({ length: count }, () => take(fields)));
    const { reference, deliveries } = await onlyStored();
    expect(answers).toEqual(answers.map(() => ({ kind: 'thanks', reference, locale: 'en' })));
    expect(deliveries.map(({ channel }) => channel)).toContain('office-letter');
    if (count <= 6) expect(deliveries).toHaveLength(2);
  });

  test.each([
    ['in another language', { locale: 'es' }],
    ['different spacing', { name: '  Inés   Marín ' }],
    ['from another page', { page: '/en/' }],
  ])('treats %s as the same', async (_, change) => {
    const fields = world.fields();
    await take(fields);
    expect(await take({ ...fields, ...change })).toMatchObject({ kind: 'thanks' });
    await onlyStored();
  });

  test.each([
    ['other words', { message: 'In July then?' }],
    ['another yacht', { ask: '?about=purchase&yacht=H-002' }],
  ])('with %s gets the number of the first and a key of its own', async (_, change) => {
    const fields = world.fields();
    const first = await take(fields);
    const { status, submission } = returned(await take({ ...fields, ...change }));
    const { reference } = await onlyStored();
    expect([first.kind, status]).toEqual(['thanks', 409]);
    expect(submission).toMatchObject({ notice: 'sent-before', reference, problems: {}, values: change });
    expect(submission.token).not.toBe(fields.token);
    world.clock.now += 10_000;
    const second = await take({ ...fields, ...change, token: submission.token });
    expect(second).toMatchObject({ kind: 'thanks' });
    expect(await world.stored()).toHaveLength(2);
  });

  test('after erasure returns the form with a new key, since nobody is thanked for what is not stored', async () => {
    const fields = world.fields();
    await take(fields);
    const { reference } = await onlyStored();
    await world.ports.enquiries.erase(reference, NOW);
    const { submission } = returned(await take({ ...fields, message: 'And in July?' }));
    expect(submission).toMatchObject({ notice: 'sent-before', reference });
    expect((await world.stored()).map(({ enquiry }) => enquiry)).toEqual([null]);
    world.clock.now += 10_000;
    expect(await take({ ...fields, token: submission.token })).toMatchObject({ kind: 'thanks' });
  });
});

describe('FM2 a rejected form keeps all input', () => {
  const cases: [string, number, string | null, () => FormFields | null][] = [
    ['that makes no sense', 400, 'unreadable', () => null],
    ['that is none of ours', 422, 'expired', () => world.fields({ token: 'made.up.here' })],
    ['without a token', 422, 'expired', () => ({ ...world.fields(), token: 7 })],
    [
      'that was open for eight days',
      422,
      'expired',
      () => world.fields({ token: world.tokens.newFormToken(NOW - 8 * 864e5) }),
    ],
    ['that came at once', 425, 'too-fast', () => world.fields({ token: world.tokens.newFormToken(NOW) })],
    ['whose trap was filled', 422, 'trap', () => world.fields({ website: 'https://spam.example' })],
    ['about a yacht that is gone', 422, 'subject-gone', () => world.fields({ ask: '?about=charter&yacht=H-404' })],
    ['about a berth that is gone', 422, 'subject-gone', () => world.fields({ ask: '?about=berth&berth=gone' })],
    ['with fields that are wrong', 422, null, () => world.fields({ name: '', email: 'x' })],
  ];

  test.each(cases)('%s: answers %i, %s, and stores nothing', async (_, status, notice, fields) => {
    const sent = fields();
    const answer = returned(await take(sent));
    expect([answer.status, answer.submission.notice]).toEqual([status, notice]);
    for (const [name, value] of Object.entries(sent ?? {})) {
      if (typeof value === 'string') expect(answer.submission.values[name]).toBe(value);
    }
    expect(await world.stored()).toEqual([]);
    expect(await world.outbox()).toMatchObject({ waiting: 0 });
  });

  test('rejects a body that is too large', () => {
    const { status, submission, locale } = returned(world.services.submitEnquiry.tooLarge());
    expect([status, submission.notice, locale, submission.values]).toEqual([413, 'too-large', 'en', {}]);
  });

  test.each([
    ['expired', { token: 'x' }],
    ['expired', {}],
  ])('%s: issues a new token that works', async (notice, change) => {
    const fields = world.fields({ token: world.tokens.newFormToken(NOW - 8 * 864e5), ...change });
    const { submission } = returned(await take(fields));
    expect(submission.notice).toBe(notice);
    world.clock.now += 3000;
    expect(await take({ ...fields, token: submission.token })).toMatchObject({ kind: 'thanks' });
  });

  test.each([
    ['too-fast', { token: new SignedTokens(SECRET).newFormToken(NOW - 1000) }],
    ['trap', { website: 'x' }],
    ['subject-gone', { ask: '?about=charter&yacht=H-404' }],
    [null, { name: '' }],
  ])('%s: keeps the token, so that it still arrives once', async (notice, change) => {
    const fields = world.fields(change);
    expect(returned(await take(fields)).submission).toMatchObject({ notice, token: fields.token, reference: null });
  });

  test('sent too fast: shows when to retry, and then accepts it', async () => {
    const fields = world.fields({ token: world.tokens.newFormToken(NOW) });
    expect(returned(await take(fields)).retryAfter).toBe(2);
    world.clock.now += 3000;
    expect(await take(fields)).toMatchObject({ kind: 'thanks' });
  });

  test('about a missing subject: keeps the kind without the subject', async () => {
    const ask = '?about=charter&yacht=H-404&person=ana&from=2026-07-04&y=H-002';
    const back = returned(await take(world.fields({ ask, message: 'Is she free?' })));
    expect(back.request).toMatchObject({
      kind: 'charter',
      yacht: null,
      estimate: '',
      person: 'ana',
      favourites: ['H-002'],
    });
  });

  test('about a missing subject: accepts it again with the name in the link', async () => {
    const fields = world.fields({ ask: '?about=charter&yacht=H-404' });
    const { request } = returned(await take(fields));
    expect(await take({ ...fields, ask: encodeEnquiryRequest(request) })).toMatchObject({ kind: 'thanks' });
    expect((await onlyStored()).enquiry).toMatchObject({ subject: { kind: 'charter', yacht: null }, missing: 'H-404' });
  });

  test('keeps its language, but not an unknown one', async () => {
    expect(returned(await take(world.fields({ name: '', locale: 'es' }))).locale).toBe('es');
    expect(returned(await take(world.fields({ name: '', locale: '../en' }))).locale).toBe('en');
    expect(returned(await take({ ...world.fields(), name: '', locale: ['es'] })).locale).toBe('en');
  });

  test('lists every invalid field of any type and shows no value that is not text', async () => {
    const { submission } = returned(await take({ ...world.fields(), name: 7, email: null, message: ['a'], phone: {} }));
    expect(submission.problems).toEqual({
      name: 'unreadable',
      email: 'missing',
      message: 'unreadable',
      phone: 'unreadable',
    });
    expect(Object.keys(submission.values)).not.toContain('name');
  });

  test('truncates absurdly long input', async () => {
    const { submission } = returned(await take(world.fields({ message: 'x'.repeat(50_000) })));
    expect(submission.problems).toEqual({ message: 'too-long' });
    expect(submission.values.message?.length).toBe(12_000);
  });

  test('from a sender who sends too many: shows when to retry and accepts others meanwhile', async () => {
    for (let index = 0; index < 20; index += 1) await take(world.fields());
    const fields = world.fields();
    const { status, submission, retryAfter } = returned(await take(fields));
    expect([status, submission.notice, retryAfter]).toEqual([429, 'too-many', 180]);
    expect(await take(world.fields(), 'elsewhere')).toMatchObject({ kind: 'thanks' });
    world.clock.now += 180_000;
    expect(await take(fields)).toMatchObject({ kind: 'thanks' });
  });
});

describe('FM2 shows no thanks page unless the enquiry is stored', () => {
  test('returns the form while the store is down and accepts it later', async () => {
    const fields = world.fields(CHARTER);
    world.down.add('enquiries');
    const { status, submission, retryAfter } = returned(await take(fields));
    expect([status, submission.notice, submission.token, retryAfter]).toEqual([503, 'unavailable', fields.token, 5]);
    expect(submission.values).toEqual(fields);
    world.down.clear();
    expect(await world.stored()).toEqual([]);
    expect(await take(fields)).toMatchObject({ kind: 'thanks' });
    await onlyStored();
  });

  test('handles a store that fails between lookup and insert', async () => {
    const store = {
      ...world.ports.enquiries,
      byKey: async () => ok(null),
      accept: async () => ({ ok: false, error: STORE_DOWN }) as const,
    };
    const answer = await submitEnquiryWith({ store }).submit(world.fields(), { networks: ['a'], currency: 'eur' });
    expect(returned(answer)).toMatchObject({ status: 503, submission: { notice: 'unavailable' } });
  });

  test('logs a throwing catalogue as a server error and keeps the form', async () => {
    const catalogue = Object.assign(new MemoryYachtCatalogue([]), {
      byId: async () => {
        throw new Error('The catalogue is broken.');
      },
    });
    world = enquiryWorld({ pagePorts: samplePorts({ catalogue }) });
    const fields = world.fields(CHARTER);
    expect(returned(await take(fields))).toMatchObject({ status: 503, submission: { values: fields } });
    expect(world.logged.join()).toContain('The catalogue is broken.');
  });

  test('accepts enquiries when the rate limiter is down', async () => {
    world.down.add('rateLimits');
    for (let index = 0; index < 30; index += 1) expect(await take(world.fields())).toMatchObject({ kind: 'thanks' });
  });
});

describe('FM2 a reference that is taken', () => {
  /** A store that says so the first few times. */
  async function takenTimes(taken: number) {
    const references: EnquiryReference[] = [];
    const { enquiries } = world.ports;
    const store: SubmitEnquiryOptions['store'] = {
      byKey: (key) => enquiries.byKey(key),
      byReference: (reference) => enquiries.byReference(reference),
      list: (query) => enquiries.list(query),
      erase: (reference, now) => enquiries.erase(reference, now),
      prune: (batch) => enquiries.prune(batch),
      async accept(enquiry, deliveries) {
        references.push(enquiry.reference);
        expect(deliveries.every(({ id, about }) => about === enquiry.reference && id.startsWith(about))).toBe(true);
        return references.length <= taken ? ok({ kind: 'reference-taken' }) : enquiries.accept(enquiry, deliveries);
      },
    };
    const answer = await submitEnquiryWith({ store }).submit(world.fields(), { networks: ['a'], currency: 'eur' });
    return { answer, references };
  }

  test.each([1, 3])('%i times is drawn again, and the stored one is shown', async (taken) => {
    const { answer, references } = await takenTimes(taken);
    expect(new Set(references).size).toBe(taken + 1);
    expect(answer).toEqual({ kind: 'thanks', reference: references.at(-1), locale: 'en' });
    expect((await onlyStored()).enquiry.reference).toBe(references.at(-1));
  });

  test('every time ends the attempts', async () => {
    const { answer, references } = await takenTimes(Number.POSITIVE_INFINITY);
    expect(returned(answer).status).toBe(503);
    expect(references).toHaveLength(4);
  });
});
