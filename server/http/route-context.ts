import type { IncomingMessage } from 'node:http';
import type { Localized } from '../../core/locale/locale.ts';
import type { EnquiryServices } from '../enquiry/enquiry-services.ts';
import type { SendFormPage } from '../enquiry/form-page.ts';
import type { ListingMemory } from '../feeds/listing-memory.ts';
import type { AddressRules } from '../start/address-rules.ts';
import type { Env } from '../start/env.ts';
import type { LocaleMessages } from '../start/messages.ts';
import type { ServerPorts } from '../start/ports.ts';
import type { ErrorHandlers } from './error-handlers.ts';
import type { InFlightLimit } from './in-flight-limit.ts';
import type { TakeTurn } from './limit-work.ts';
import type { OriginRules } from './replies.ts';
import type { Visitor } from './visitor.ts';
import type { WorkQueue } from './work-queue.ts';

/** The parts that routes share, without the ports. */
export interface RouteParts extends OriginRules {
  readonly env: Env;
  readonly rules: AddressRules;
  readonly messages: Localized<LocaleMessages>;
  readonly visitorOf: (request: IncomingMessage) => Visitor;
  /** The header, in lower case, that names the visitor's country; null where the browser's languages decide (PR6). */
  readonly countryHeader: string | null;
  /** ISO 8601 instant; rates depend on the season. */
  readonly now: () => string;
  readonly failures: ErrorHandlers;
  readonly formPage: SendFormPage;
  readonly work: WorkQueue;
  readonly enquiryServices: EnquiryServices;
  /** Lets work wait for its turn. */
  readonly takeTurn: TakeTurn;
  /** The files that are being streamed. */
  readonly openFiles: InFlightLimit;
  /** The brochures that clients wait for or read. */
  readonly openBrochures: InFlightLimit;
  /** The last seen state of listings, for the feeds of searches. */
  readonly listings: ListingMemory;
}

/** The parts and the ports that one route needs. */
export type RouteContext<Part extends keyof RouteParts, Port extends keyof ServerPorts = never> = Pick<
  RouteParts,
  Part
> & { readonly ports: Pick<ServerPorts, Port> };
