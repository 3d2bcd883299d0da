import { type Page, translationOrFallback } from '../content/page.ts';
import { chooseResponder } from '../enquiry/choose-responder.ts';
import type { EnquirySubject, NamedSubject, ResponderChoice } from '../enquiry/enquiry.ts';
import { type EnquiryKind, type EnquiryRequest, withoutSubject } from '../enquiry/form-queries.ts';
import type { Locale } from '../locale/locale.ts';
import type { Office } from '../office/office.ts';
import type { ContentRepository } from '../ports/content-repository.ts';
import type { OfficeDirectory } from '../ports/office-directory.ts';
import type { YachtCatalogue } from '../ports/yacht-catalogue.ts';
import { isOfferedOn } from '../yacht/market-rules.ts';
import type { Yacht, YachtId } from '../yacht/yacht.ts';

export interface EnquiryRequestContext {
  readonly ports: {
    readonly catalogue: Pick<YachtCatalogue, 'byId'>;
    readonly content: Pick<ContentRepository, 'pages' | 'site'>;
    readonly offices: Pick<OfficeDirectory, 'all'>;
  };
  readonly locale: Locale;
  /** Returns the minutes until an office opens: 0 while it is open, infinity if it never opens. */
  readonly opensIn: (office: Office) => number;
}

/** The request of a form's address, looked up in the catalogue, the content and the office directory. */
export interface ResolvedEnquiryRequest {
  /** The same request with the kind of the yacht or berth that was found, or without a subject where it is gone. */
  readonly request: EnquiryRequest;
  readonly subject: EnquirySubject;
  /** Whether the address named a yacht or a berth that does not exist. */
  readonly isGone: boolean;
  readonly yacht: Yacht | null;
  readonly berth: Page | null;
  readonly favourites: readonly NamedSubject<YachtId>[];
  readonly routing: ResponderChoice;
  readonly office: Office | null;
  readonly person: Page | null;
}

/**
 * Looks up the subject of an enquiry form and decides who answers it (FM1, FM2). Yachts that never had a
 * page count as unknown (YA3); favourites that are gone are left out.
 */
export async function resolveEnquiryRequest(
  request: EnquiryRequest,
  { ports, locale, opensIn }: EnquiryRequestContext,
): Promise<ResolvedEnquiryRequest> {
  const [pages, offices, { brand }] = await Promise.all([
    ports.content.pages(),
    ports.offices.all(),
    ports.content.site(),
  ]);
  const yacht = request.yacht === null ? null : await knownYacht(request.yacht, ports);
  const berth = pages.find(({ id, details }) => id === request.berth && details.kind === 'berth') ?? null;
  const isGone = (request.yacht !== null && yacht === null) || (request.berth !== null && berth === null);
  const found = { ...(isGone ? withoutSubject(request) : request), kind: kindOf(request.kind, yacht, berth) };
  const { kind, person, office } = found;
  const routing = chooseResponder({
    kind,
    yacht,
    berth,
    person,
    office,
    locale,
    pages,
    offices,
    opensIn,
    house: brand,
  });
  const favourites = await Promise.all(request.favourites.map((id) => knownYacht(id, ports)));
  return {
    request: found,
    subject: subjectOf(found, yacht, berth, locale),
    isGone,
    yacht,
    berth,
    favourites: favourites.flatMap((one) => (one === null ? [] : [named(one)])),
    routing,
    office: offices.find(({ id }) => id === routing.office) ?? null,
    person: pages.find(({ id }) => id === routing.person) ?? null,
  };
}

async function knownYacht(id: YachtId, { catalogue }: EnquiryRequestContext['ports']): Promise<Yacht | null> {
  const yacht = await catalogue.byId(id);
  return yacht !== null && yacht.market === 'none' && yacht.withdrawn === null ? null : yacht;
}

/** Returns the requested kind; for `general`, the one that the yacht's market or a berth implies, if any. */
function kindOf(requested: EnquiryKind, yacht: Yacht | null, berth: Page | null): EnquiryKind {
  if (requested !== 'general') return requested;
  if (yacht !== null) return isOfferedOn(yacht.market, 'charter') ? 'charter' : 'purchase';
  return berth === null ? requested : 'berth';
}

function subjectOf({ kind }: EnquiryRequest, yacht: Yacht | null, berth: Page | null, locale: Locale): EnquirySubject {
  switch (kind) {
    case 'charter':
    case 'purchase':
      return { kind, yacht: yacht && named(yacht) };
    case 'berth':
      return {
        kind,
        berth: berth && { id: berth.id, name: translationOrFallback(berth, locale).state.breadcrumbsTitle },
      };
    default:
      return { kind };
  }
}

function named({ id, name }: Yacht): NamedSubject<YachtId> {
  return { id, name };
}
