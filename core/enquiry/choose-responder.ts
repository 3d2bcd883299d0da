import { type Page, translationOrFallback } from '../content/page.ts';
import type { Desk, PersonDetails } from '../content/page-details.ts';
import type { Position } from '../geo/position.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../locale/locale.ts';
import type { Market } from '../market/market.ts';
import { answeringOffice } from '../office/answering-office.ts';
import type { Office } from '../office/office.ts';
import type { Yacht } from '../yacht/yacht.ts';
import type { ResponderChoice } from './enquiry.ts';
import type { EnquiryKind } from './form-queries.ts';

/** The facts that decide which person or office answers an enquiry. */
export interface ResponderFacts {
  readonly kind: EnquiryKind;
  /** The yacht or berth of the enquiry; null if there is none. */
  readonly yacht: Yacht | null;
  readonly berth: Page | null;
  /** Page id of the person and id of the office that the form was opened for; null if there is none. */
  readonly person: string | null;
  readonly office: string | null;
  readonly locale: Locale;
  /** All pages, those of people included. */
  readonly pages: readonly Page[];
  readonly offices: readonly Office[];
  /** Returns the minutes until an office opens: 0 while it is open, infinity if it never opens. */
  readonly opensIn: (office: Office) => number;
  /** The brokerage, which answers where no person or office does. */
  readonly house: { readonly name: string; readonly email: string };
}

interface Person {
  readonly page: Page;
  readonly details: PersonDetails;
}

const DESK_OF: Readonly<Record<EnquiryKind, Desk>> = {
  general: 'house',
  charter: 'charter',
  purchase: 'sales',
  berth: 'sales',
  selling: 'sales',
};

/**
 * Chooses the person or office that answers (FM2): the person of the form; the broker of the yacht or berth;
 * else a person at the desk of the requested office, the yacht's office or the one that `answeringOffice` returns; else
 * that office; else the brokerage. An office for crews answers only where it was requested.
 */
export function chooseResponder(facts: ResponderFacts): ResponderChoice {
  const people = facts.pages.flatMap((page) =>
    page.details.kind === 'person' ? [{ page, details: page.details }] : [],
  );
  const named = namedPerson(facts, people);
  if (named !== null) return personChoice(named, facts);
  const office = officeOf(facts, people);
  if (office === null) {
    const { name, email } = facts.house;
    return { office: null, person: null, name, email, language: DEFAULT_LOCALE };
  }
  const colleagues = people
    .filter(({ details }) => details.office === office.id)
    .toSorted((a, b) => (a.page.id < b.page.id ? -1 : 1));
  const atDesk = colleagues.filter(({ details }) => details.desk === DESK_OF[facts.kind]);
  const person = atDesk.find(({ details }) => details.languages.includes(facts.locale)) ?? atDesk[0];
  if (person !== undefined) return personChoice(person, facts);
  const language = colleagues[0] === undefined ? DEFAULT_LOCALE : languageOf(colleagues[0].details);
  return { office: office.id, person: null, name: office.name[language], email: office.email, language };
}

function namedPerson(facts: ResponderFacts, people: readonly Person[]): Person | null {
  const { kind, person, yacht, berth } = facts;
  const byId = (id: string | null) => people.find(({ page }) => page.id === id) ?? null;
  const market = kind === 'charter' ? 'charter' : 'sale';
  const berthBroker = berth?.details.kind === 'berth' ? berth.details.broker : null;
  const named = byId(person) ?? byId(yacht?.brokers[market] ?? null) ?? byId(berthBroker);
  if (named !== null || yacht === null || requestedOffice(facts) !== null) return named;
  // The broker on her page answers, so that page and letter name the same person.
  const office = isForCrews(yacht.office, facts) ? null : yacht.office;
  return byId(brokerFor(facts.pages, { ...yacht, office }, market)?.id ?? null);
}

function requestedOffice({ office, offices }: ResponderFacts): Office | null {
  return offices.find(({ id }) => id === office) ?? null;
}

function isForCrews(office: string | null, { offices }: ResponderFacts): boolean {
  return offices.some(({ id, type }) => id === office && type === 'tcn');
}

function officeOf(facts: ResponderFacts, people: readonly Person[]): Office | null {
  const hers = facts.offices.find(({ id }) => id === facts.yacht?.office && !isForCrews(id, facts));
  const known = requestedOffice(facts) ?? hers;
  if (known !== undefined) return known;
  const candidates = facts.offices.map((office) => ({
    office,
    opensIn: facts.opensIn(office),
    speaks: people.some(({ details }) => details.office === office.id && details.languages.includes(facts.locale)),
  }));
  return answeringOffice(candidates, placeOf(facts));
}

function placeOf({ yacht, berth }: ResponderFacts): Position | null {
  if (berth?.details.kind === 'berth') return berth.details.position;
  return yacht?.cruising.summer.find(({ position }) => position !== null)?.position ?? null;
}

function personChoice({ page, details }: Person, { offices }: ResponderFacts): ResponderChoice {
  const language = languageOf(details);
  return {
    office: offices.find(({ id }) => id === details.office)?.id ?? null,
    person: page.id,
    name: translationOrFallback(page, language).state.breadcrumbsTitle,
    email: details.email,
    language,
  };
}

/** Returns the first of a person's languages that the site has, else the default. */
function languageOf({ languages }: PersonDetails): Locale {
  return languages.find(isLocale) ?? DEFAULT_LOCALE;
}

/** Finds a yacht's broker on this market, else the first person by id at her office's desk for it; null for neither. */
export function brokerFor(
  people: readonly Page[],
  yacht: Pick<Yacht, 'brokers' | 'office'>,
  market: Market,
): Page | null {
  const own = people.find(({ id, details }) => id === yacht.brokers[market] && details.kind === 'person');
  if (own !== undefined) return own;
  const desk = DESK_OF[market === 'charter' ? 'charter' : 'purchase'];
  const colleagues = people.filter(
    ({ details }) => details.kind === 'person' && details.office === yacht.office && details.desk === desk,
  );
  return colleagues.toSorted((a, b) => (a.id < b.id ? -1 : 1))[0] ?? null;
}
