import { parseStayDates, type StayProblem } from '../estimate/stay.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { isLengthUnit, type LengthUnit } from '../yacht/length.ts';
import { type EmailProblem, type PhoneProblem, parseEmailAddress, parsePhoneNumber } from './contact-details.ts';
import type { CharterRequest, EnquiryContent } from './enquiry.ts';
import type { EnquiryKind } from './form-queries.ts';
import { parseOneLine, parseParagraphs, type TextProblem } from './plain-text.ts';

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
export type FormFieldProblem =
  | TextProblem
  | EmailProblem
  | PhoneProblem
  | StayProblem['kind']
  | 'missing'
  | 'has-link'
  | 'not-a-party';

/** At most one problem for each field. A form without problems may be sent. */
export type FormFieldProblems = Partial<Readonly<Record<EnquiryField, FormFieldProblem>>>;

export const MAX_MESSAGE = 4000;
export const MAX_NAME = 80;
const MAX_EMAIL_LENGTH = 320;
const MAX_PHONE_LENGTH = 60;
const MAX_DATE_LENGTH = 10;
/** Kinds whose message is required, since their form has no other content. */
const NEEDS_MESSAGE: ReadonlySet<EnquiryKind> = new Set(['general']);
const UNIT_MARKS: Readonly<Record<LengthUnit, string>> = { meters: ' m', feet: ' ft' };
const BARE_NUMBER = /^\d+(?:[.,]\d+)?$/;
const ENDINGS = 'com|net|org|info|ru|cn|top|xyz|io|biz|site|online|shop|club';
/**
 * Matches a name that contains a web or mail address. It is refused, since letters quote the name. A single letter
 * before the dot is an initial, as in `M.Top`; a lone slash is part of a name, as in `Raj s/o Kumar`.
 */
const LINK = new RegExp(
  String.raw`//|www\.|[\p{L}\p{N}]@[\p{L}\p{N}]|\.\p{L}{2,}/|[\p{L}\p{N}_-]{2}\.(?:${ENDINGS})(?![\p{L}\p{N}])`,
  'iu',
);

/**
 * Validates the fields of a form, whatever their values, and returns the enquiry's content or the problems of all
 * invalid fields.
 * @param today ISO 8601 date
 */
export function readEnquiryForm(
  fields: Readonly<Record<string, unknown>>,
  { kind, today }: { readonly kind: EnquiryKind; readonly today: string },
): Result<EnquiryContent, FormFieldProblems> {
  const problems: Partial<Record<EnquiryField, FormFieldProblem>> = {};
  function take<T>(field: EnquiryField, read: (text: string) => Result<T, FormFieldProblem>, otherwise: T): T {
    const text = fields[field] ?? '';
    const result = typeof text === 'string' ? read(text) : err('unreadable' as const);
    if (result.ok) return result.value;
    problems[field] = result.error;
    return otherwise;
  }
  const unit = fields[VESSEL_UNIT_FIELD];
  const content: EnquiryContent = {
    name: take('name', readName, ''),
    email: take('email', readEmail, ''),
    phone: take('phone', readPhone, null),
    message: take('message', NEEDS_MESSAGE.has(kind) ? (text) => required(readMessage(text)) : readMessage, ''),
    charter:
      kind === 'charter'
        ? {
            from: take('from', readDate, '') || null,
            to: take('to', readDate, '') || null,
            guests: take('guests', readParty, null),
          }
        : null,
    vessel:
      kind === 'selling'
        ? {
            builder: take('vesselBuilder', (text) => required(readLine(text)), ''),
            name: take('vesselName', readLine, ''),
            year: take('vesselYear', readLine, ''),
            length: take('vesselLength', (text) => withUnit(readLine(text), isLengthUnit(unit) ? unit : null), ''),
          }
        : null,
  };
  take('consent', (text) => (text === '1' ? ok(null) : err('missing')), null);
  const areDatesValid = problems.from === undefined && problems.to === undefined;
  if (content.charter !== null && areDatesValid) Object.assign(problems, stayProblems(content.charter, today));
  return Object.keys(problems).length === 0 ? ok(content) : err(problems);
}

function readName(text: string): Result<string, FormFieldProblem> {
  const name = required(readLine(text));
  return name.ok && LINK.test(name.value) ? err('has-link') : name;
}

/** Validates an email address of a form. */
export function readEmail(text: string): Result<string, FormFieldProblem> {
  const address = shortLine(text, MAX_EMAIL_LENGTH, 'not-an-address');
  return address.ok ? parseEmailAddress(address.value) : address;
}

function readPhone(text: string): Result<string | null, FormFieldProblem> {
  const number = shortLine(text, MAX_PHONE_LENGTH, 'too-long-number');
  return number.ok ? parsePhoneNumber(number.value) : number;
}

const readMessage = (text: string): Result<string, FormFieldProblem> => parseParagraphs(text, MAX_MESSAGE);
const readLine = (text: string): Result<string, FormFieldProblem> => parseOneLine(text, MAX_NAME);
const readDate = (text: string) => shortLine(text, MAX_DATE_LENGTH, 'not-a-date');

function required(text: Result<string, FormFieldProblem>): Result<string, FormFieldProblem> {
  return text.ok && text.value === '' ? err('missing') : text;
}

/** Reads one line. A longer line has the problem `otherwise`, since no valid value is that long. */
function shortLine(text: string, max: number, otherwise: FormFieldProblem): Result<string, FormFieldProblem> {
  const read = parseOneLine(text, max);
  return read.ok || read.error === 'unreadable' ? read : err(otherwise);
}

/** Appends the chosen unit to a bare number; other text stays as typed. */
function withUnit(length: Result<string, FormFieldProblem>, unit: LengthUnit | null): Result<string, FormFieldProblem> {
  return length.ok && unit !== null && BARE_NUMBER.test(length.value) ? ok(length.value + UNIT_MARKS[unit]) : length;
}

/** Returns the problems of two dates, each of which may be missing; together they must make a stay. */
function stayProblems({ from, to }: CharterRequest, today: string): FormFieldProblems {
  const first = from ?? to;
  if (first === null) return {};
  const stay = parseStayDates({ from: first, to: to ?? first }, today);
  const problems = stay.ok ? {} : Object.fromEntries(stay.error.map(({ field, kind }) => [field, kind]));
  if (from !== null && to !== null) return problems;
  // A single date need only be a possible first day of a stay.
  return problems.from === undefined ? {} : { [from === null ? 'to' : 'from']: problems.from };
}

function readParty(text: string): Result<number | null, FormFieldProblem> {
  const party = text.trim();
  if (party === '') return ok(null);
  return /^[1-9]\d{0,2}$/.test(party) ? ok(Number(party)) : err('not-a-party');
}
