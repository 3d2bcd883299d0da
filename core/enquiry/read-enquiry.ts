import { type StayProblem, stayOf } from '../estimate/stay.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { isLengthUnit, type LengthUnit } from '../yacht/length.ts';
import { type EmailProblem, emailAddress, type PhoneProblem, phoneNumber } from './contact-details.ts';
import type { CharterWish, EnquiryContent, OwnVessel } from './enquiry.ts';
import type { EnquiryKind } from './enquiry-query.ts';
import { oneLine, paragraphs, type TextProblem } from './plain-text.ts';

/** Names of the fields that a visitor fills in. */
export const ENQUIRY_FIELDS = [
  'name',
  'email',
  'phone',
  'from',
  'to',
  'guests',
  'vesselBuilder',
  'vesselName',
  'vesselYear',
  'vesselLength',
  'message',
  'consent',
] as const;
export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];

/** Name of the field with the {@link LengthUnit} of a vessel's typed length. */
export const VESSEL_UNIT_FIELD = 'vesselUnit';

/** The reason why a field is invalid; each has a message in every locale. */
export type FieldProblem =
  | TextProblem
  | EmailProblem
  | PhoneProblem
  | StayProblem['kind']
  | 'missing'
  | 'has-link'
  | 'not-a-party';

/** At most one problem for each field. A form without problems may be sent. */
export type FieldProblems = Partial<Readonly<Record<EnquiryField, FieldProblem>>>;

/** Longest message in characters. */
export const MOST_MESSAGE = 4000;
export const MOST_NAME = 80;
const LONGEST_EMAIL = 320;
const LONGEST_PHONE = 60;
const LONGEST_DATE = 10;
/** Kinds whose form has no other content than its message. */
const NEEDS_MESSAGE: ReadonlySet<EnquiryKind> = new Set(['general']);
const UNIT_MARKS: Readonly<Record<LengthUnit, string>> = { meters: ' m', feet: ' ft' };
const BARE_NUMBER = /^\d+(?:[.,]\d+)?$/;
const ENDINGS = 'com|net|org|info|ru|cn|top|xyz|io|biz|site|online|shop|club';
/**
 * Matches a name that contains a web or mail address, because offices get letters that quote the name. A single letter
 * before the dot is an initial, as in `M.Top`; a lone slash is part of a name, as in `Raj s/o Kumar`.
 */
const LINK = new RegExp(
  String.raw`//|www\.|[\p{L}\p{N}]@[\p{L}\p{N}]|\.\p{L}{2,}/|[\p{L}\p{N}_-]{2}\.(?:${ENDINGS})(?![\p{L}\p{N}])`,
  'iu',
);

export interface EnquiryRules {
  readonly kind: EnquiryKind;
  /** ISO 8601 date. */
  readonly today: string;
}

/**
 * Validates the fields of a form, of any type and in any state, and returns the enquiry's content or the problems of
 * all invalid fields.
 */
export function readEnquiry(
  fields: Readonly<Record<string, unknown>>,
  { kind, today }: EnquiryRules,
): Result<EnquiryContent, FieldProblems> {
  const problems: Partial<Record<EnquiryField, FieldProblem>> = {};
  function take<T>(field: EnquiryField, read: (given: string) => Result<T, FieldProblem>, otherwise: T): T {
    const given = fields[field] ?? '';
    const result = typeof given === 'string' ? read(given) : err('unreadable' as const);
    if (result.ok) return result.value;
    problems[field] = result.error;
    return otherwise;
  }
  const content: EnquiryContent = {
    name: take('name', readName, ''),
    email: take('email', readEmail, ''),
    phone: take('phone', readPhone, null),
    message: take('message', (given) => readMessage(given, NEEDS_MESSAGE.has(kind)), ''),
    charter: kind === 'charter' ? readWish(take, today, problems) : null,
    vessel: kind === 'selling' ? readVessel(take, unitMark(fields[VESSEL_UNIT_FIELD])) : null,
  };
  take('consent', (given) => (given === '1' ? ok(null) : err('missing')), null);
  return Object.keys(problems).length === 0 ? ok(content) : err(problems);
}

type Take = <T>(field: EnquiryField, read: (given: string) => Result<T, FieldProblem>, otherwise: T) => T;

function readName(given: string): Result<string, FieldProblem> {
  const name = oneLine(given, MOST_NAME);
  if (!name.ok) return name;
  if (name.value === '') return err('missing');
  return LINK.test(name.value) ? err('has-link') : name;
}

function readEmail(given: string): Result<string, FieldProblem> {
  const address = shortLine(given, LONGEST_EMAIL, 'not-an-address');
  return address.ok ? emailAddress(address.value) : address;
}

function readPhone(given: string): Result<string | null, FieldProblem> {
  const number = shortLine(given, LONGEST_PHONE, 'too-long-number');
  return number.ok ? phoneNumber(number.value) : number;
}

function readMessage(given: string, isNeeded: boolean): Result<string, FieldProblem> {
  const text = paragraphs(given, MOST_MESSAGE);
  return text.ok && text.value === '' && isNeeded ? err('missing') : text;
}

function line(given: string): Result<string, FieldProblem> {
  return oneLine(given, MOST_NAME);
}

/** Reads one line. A longer line has the problem `otherwise`, since no valid value is that long. */
function shortLine(given: string, most: number, otherwise: FieldProblem): Result<string, FieldProblem> {
  const read = oneLine(given, most);
  return read.ok || read.error === 'unreadable' ? read : err(otherwise);
}

function readDate(given: string): Result<string, FieldProblem> {
  return shortLine(given, LONGEST_DATE, 'not-a-date');
}

/** Reads the vessel that is offered for sale. Only the builder is required. */
function readVessel(take: Take, unit: string): OwnVessel {
  return {
    builder: take(
      'vesselBuilder',
      (given) => {
        const builder = line(given);
        return builder.ok && builder.value === '' ? err('missing') : builder;
      },
      '',
    ),
    name: take('vesselName', line, ''),
    year: take('vesselYear', line, ''),
    length: take('vesselLength', (given) => withUnit(line(given), unit), ''),
  };
}

function unitMark(unit: unknown): string {
  return isLengthUnit(unit) ? UNIT_MARKS[unit] : '';
}

/** Appends the chosen unit to a bare number; other text stays as typed. */
function withUnit(length: Result<string, FieldProblem>, unit: string): Result<string, FieldProblem> {
  return length.ok && BARE_NUMBER.test(length.value) ? ok(length.value + unit) : length;
}

/** Reads dates and party. Either date may be empty; two dates must make a stay (see {@link stayOf}). */
function readWish(take: Take, today: string, problems: Partial<Record<EnquiryField, FieldProblem>>): CharterWish {
  const from = take('from', readDate, '');
  const to = take('to', readDate, '');
  const isSound = problems.from === undefined && problems.to === undefined;
  if (isSound && (from !== '' || to !== '')) Object.assign(problems, dateProblems(from, to, today));
  return {
    from: from === '' ? null : from,
    to: to === '' ? null : to,
    guests: take('guests', readParty, null),
  };
}

function dateProblems(from: string, to: string, today: string): FieldProblems {
  if (from !== '' && to !== '') return Object.fromEntries(problemsOf(from, to, today));
  // A single date need only be a possible first day of a stay.
  const alone = from === '' ? to : from;
  const kind = problemsOf(alone, alone, today).get('from');
  return kind === undefined ? {} : { [from === '' ? 'to' : 'from']: kind };
}

function problemsOf(from: string, to: string, today: string): ReadonlyMap<StayProblem['field'], StayProblem['kind']> {
  const stay = stayOf({ from, to }, today);
  return new Map(stay.ok ? [] : stay.error.map(({ field, kind }) => [field, kind]));
}

function readParty(given: string): Result<number | null, FieldProblem> {
  const text = given.trim();
  if (text === '') return ok(null);
  return /^[1-9]\d{0,2}$/.test(text) ? ok(Number(text)) : err('not-a-party');
}
