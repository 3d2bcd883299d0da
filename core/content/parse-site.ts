import { readBySchema } from '../records/read-by-schema.ts';
import type { FieldProblem } from '../records/record-reader.ts';
import type { Result } from '../shared/result.ts';
import { type HomeContent, home, type Site, site } from './site.ts';

/** Parses site.json: the brokerage, its navigation and its footer. */
export function parseSite(record: unknown): Result<Site, readonly FieldProblem[]> {
  return readBySchema(site, record);
}

/** Parses home.json. */
export function parseHome(record: unknown): Result<HomeContent, readonly FieldProblem[]> {
  return readBySchema(home, record);
}
