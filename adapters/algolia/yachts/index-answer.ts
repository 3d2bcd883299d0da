import { parseYachtHits } from '../../../core/search/yacht-hit.ts';
import type { YachtId } from '../../../core/yacht/yacht.ts';

/** The result of one query of the yacht index. */
export interface IndexAnswer {
  readonly hits: readonly YachtId[];
  /** Hits on all pages. */
  readonly total: number;
  /** Yachts by facet attribute and value. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** The least and the greatest number of a facet attribute. */
  readonly bounds: ReadonlyMap<string, FigureBounds>;
}

export interface FigureBounds {
  readonly min: number;
  readonly max: number;
}

/** Reads the result of one query and leaves out incomplete hits, values and bounds; null for a malformed result. */
export function parseIndexAnswer(raw: unknown): IndexAnswer | null {
  if (!isRecord(raw) || !Array.isArray(raw.hits) || !isCount(raw.nbHits)) return null;
  const { facets = {}, facets_stats: stats = {} } = raw;
  if (!isRecord(facets) || !isRecord(stats)) return null;
  const counts = new Map<string, ReadonlyMap<string, number>>();
  for (const [attribute, values] of Object.entries(facets)) {
    if (!isRecord(values)) return null;
    counts.set(attribute, new Map(Object.entries(values).filter(isCounted)));
  }
  const bounds = new Map<string, FigureBounds>();
  for (const [attribute, between] of Object.entries(stats)) {
    if (isRecord(between) && isNumber(between.min) && isNumber(between.max) && between.min <= between.max) {
      bounds.set(attribute, { min: between.min, max: between.max });
    }
  }
  return { hits: parseYachtHits(raw.hits.map(hitOf)).map(({ yachtId }) => yachtId), total: raw.nbHits, counts, bounds };
}

/** Reads a hit's length, URL and id from `content.loaMeter`, `url` and `content.yachtid` (YA7). */
function hitOf(raw: unknown): unknown {
  if (!isRecord(raw) || !isRecord(raw.content)) return null;
  return { Length: raw.content.loaMeter, Url: raw.url, YachtId: raw.content.yachtid };
}

function isCounted(entry: [string, unknown]): entry is [string, number] {
  return isCount(entry[1]) && entry[1] > 0;
}

function isCount(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0;
}

function isNumber(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isFinite(raw);
}

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
