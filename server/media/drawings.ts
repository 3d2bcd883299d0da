import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../core/locale/locale.ts';
import { MARKETS } from '../../core/market/market.ts';
import type { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import { formatLength } from '../../core/yacht/format-length.ts';
import { isLengthUnit, type LengthUnit } from '../../core/yacht/length.ts';
import { meters } from '../../core/yacht/length-conversion.ts';
import { pageSlug } from '../../core/yacht/market-rules.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';
import { deckPlanSvg } from '../../ui/drawing/deck-plan/deck-plan-svg.ts';
import { deckPlanYacht } from '../../ui/drawing/deck-plan/deck-plan-yacht.ts';
import { deckPlans, NARROW_DISCS } from '../../ui/drawing/deck-plan/deck-plans.ts';
import { DECK_NAMES } from '../../ui/drawing/deck-plan/room-kind.ts';
import { profileElevation } from '../../ui/drawing/elevation.ts';
import { MEASURES, measureDrawing } from '../../ui/drawing/measure/measure-drawings.ts';
import { berthDrawing, profileRow } from '../../ui/drawing/profile.ts';
import { profileScene } from '../../ui/drawing/profile-scene.ts';
import { PreparedAnswer } from '../cache/prepared-answer.ts';
import { answerInTurn, type TakeTurn } from '../http/limit-work.ts';
import { CROSS_ORIGIN_HEADERS, flatHeaders } from '../http/security-headers.ts';

const DECKS = DECK_NAMES.flatMap((deck) => [`deck-${deck}`, `deck-${deck}-narrow`] as const);
const ELEVATIONS = ['elevation', 'elevation-narrow'] as const;
export const DRAWING_KINDS = ['scene-3x2', 'scene-16x10', 'profile', 'berth', ...ELEVATIONS, ...DECKS] as const;
export type DrawingKind = (typeof DRAWING_KINDS)[number];

/** Draws a yacht as SVG, by her id or slug; null where there is no such deck, or no yacht with a page. */
export type DrawYacht = (yacht: string, kind: DrawingKind, locale: Locale, unit: LengthUnit) => Promise<string | null>;

const MEMORY = 16 * 1024 * 1024;
const HEADERS = flatHeaders({
  'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
  Vary: 'Accept-Encoding',
  'X-Content-Type-Options': 'nosniff',
  ...CROSS_ORIGIN_HEADERS,
  // An SVG that is opened as a document could run scripts.
  'Content-Security-Policy': "default-src 'none'; style-src 'none'",
});

type DrawingRequest = FastifyRequest<{
  Params: { yacht: string; file: string };
  Querystring: { locale?: unknown; unit?: unknown };
}>;

/** Serves drawings that are made from a yacht's data, in place of photographs. */
export function drawingRoute(app: FastifyInstance, draw: DrawYacht, takeTurn: TakeTurn) {
  const drawn = new LRUCache<string, PreparedAnswer>({ maxSize: MEMORY, sizeCalculation: (answer) => answer.bytes });

  async function answerFor(yacht: string, kind: DrawingKind, locale: Locale, unit: LengthUnit) {
    const key = isElevation(kind) ? `${yacht} ${kind} ${locale} ${unit}` : `${yacht} ${kind}`;
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const svg = await draw(yacht, kind, locale, unit);
    if (svg === null) return null;
    const answer = new PreparedAnswer(200, 'image/svg+xml', svg, HEADERS, () => []);
    drawn.set(key, answer);
    return answer;
  }

  const make = async ({ params: { yacht, file }, query: { locale, unit } }: DrawingRequest) => {
    const kind = DRAWING_KINDS.find((known) => `${known}.svg` === file);
    if (kind === undefined) return null;
    return answerFor(yacht, kind, isLocale(locale) ? locale : DEFAULT_LOCALE, isLengthUnit(unit) ? unit : 'meters');
  };
  app.get('/media/drawings/:yacht/:file', answerInTurn(takeTurn, make));
  for (const measure of MEASURES) {
    const answer = new PreparedAnswer(200, 'image/svg+xml', measureDrawing(measure), HEADERS, () => []);
    app.get(
      `/media/drawings/${measure}.svg`,
      answerInTurn(takeTurn, async () => answer),
    );
  }
  /** Drops all drawings after a change of the catalogue. */
  return { clear: () => drawn.clear() };
}

/** Draws the yachts of a catalogue that have a page, if only as ghosts, by id or slug (YA2). */
export function createDrawYacht(catalogue: YachtCatalogue): DrawYacht {
  return async (idOrSlug, kind, locale, unit) => {
    const yacht =
      (await catalogue.byId(idOrSlug as YachtId)) ??
      (await catalogue.bySlug('charter', idOrSlug)) ??
      (await catalogue.bySlug('sale', idOrSlug));
    if (yacht === null || MARKETS.every((market) => pageSlug(yacht, market) === null)) return null;
    const { length, beam, draft } = yacht.dimensions;
    const drawn = { drawing: yacht.drawing, length, beam, draft };
    if (kind === 'scene-3x2') return profileScene(drawn, { ratio: '3:2' });
    if (kind === 'scene-16x10') return profileScene(drawn, { ratio: '16:10' });
    if (kind === 'profile') return profileRow([drawn], 0).svg;
    if (kind === 'berth') return berthDrawing(drawn);
    const isNarrow = kind.endsWith('-narrow');
    if (!isElevation(kind)) {
      const plan = deckPlans(deckPlanYacht(yacht)).find(({ deck }) => kind.replace('-narrow', '') === `deck-${deck}`);
      return plan === undefined ? null : deckPlanSvg(plan, isNarrow ? NARROW_DISCS : 1);
    }
    const lengthText = (value: number) => {
      const known = meters(value);
      return known === null ? '' : formatLength(known, unit, locale, Number.isInteger(value) ? 0 : 1);
    };
    return profileElevation(drawn, { meters: lengthText }, isNarrow);
  };
}

/** Returns whether a drawing is an elevation; no other one has words and figures. */
function isElevation(kind: DrawingKind): boolean {
  return ELEVATIONS.some((elevation) => elevation === kind);
}
