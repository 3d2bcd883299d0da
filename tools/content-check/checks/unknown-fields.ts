import { parsePage } from '../../../core/content/parse-page.ts';
import { parseHome, parseSite } from '../../../core/content/site.ts';
import { parseCalendarRow } from '../../../core/records/parse-calendar.ts';
import { parseCharterTerms } from '../../../core/records/parse-charter-terms.ts';
import { parseStop } from '../../../core/records/parse-places.ts';
import { type AskedRecord, askedFields } from '../asked-fields.ts';
import type { Content, PageFile } from '../content.ts';
import { type Finding, warningAt } from '../finding.ts';
import { meantHint } from '../nearest-name.ts';
import { CALENDARS } from './calendars.ts';

/**
 * Finds fields of the site, the homepage, charter terms, stops, calendars, pages and blocks that no parser reads; most
 * are mistyped.
 */
export function unknownFields({ source, charterTerms, stops, calendars, pages, drafts }: Content): readonly Finding[] {
  return [
    ...(source.site.json.ok ? unread(source.site.name, '', parseSite, source.site.json.value) : []),
    ...(source.home.json.ok ? unread(source.home.name, '', parseHome, source.home.json.value) : []),
    ...(charterTerms === null || !source.charterTerms.json.ok
      ? []
      : unread(source.charterTerms.name, '', parseCharterTerms, source.charterTerms.json.value)),
    ...[...stops.values()].flatMap(({ place, raw }) => unread(source.stops.name, place, parseStop, raw)),
    ...[...calendars.values()].flatMap(({ place, raw }) => unread(CALENDARS, place, parseCalendarRow, raw)),
    ...[...pages, ...drafts].flatMap(inPage),
  ];
}

/** A block that does not parse is skipped: its own problems are reported already. */
function inPage({ file, raw, blocks }: PageFile): Finding[] {
  const wrong = Object.values(blocks).flatMap((list) =>
    list.flatMap(({ path, block }) => (block === null ? [path] : [])),
  );
  return askedFields(parsePage, raw)
    .filter(({ path }) => !wrong.some((one) => path === one || path.startsWith(`${one}.`)))
    .flatMap((record) => leftOver(file, '', record));
}

function unread(file: string, place: string, parse: (record: unknown) => unknown, record: unknown): Finding[] {
  return askedFields(parse, record).flatMap((one) => leftOver(file, place, one));
}

function leftOver(file: string, place: string, { path, record, asked }: AskedRecord): Finding[] {
  return Object.keys(record)
    .filter((key) => !asked.has(key))
    .map((key) => {
      const field = [place, path, key].filter((part) => part !== '').join('.');
      return warningAt(file, field, `is read by nothing${meantHint(key, free(asked, record))}`);
    });
}

/** Returns the known names that the record does not use, which may be the intended ones. */
function free(asked: ReadonlySet<string>, record: object): readonly string[] {
  return [...asked].filter((name) => !Object.hasOwn(record, name));
}
