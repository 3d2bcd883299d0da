import { parseBlock } from '../../../core/content/parse-block.ts';
import { parsePage } from '../../../core/content/parse-page.ts';
import { parseRichText } from '../../../core/content/parse-rich-text.ts';
import { parseHome, parseSite } from '../../../core/content/parse-site.ts';
import { parseCharterTerms } from '../../../core/records/parse-charter-terms.ts';
import { parseStop } from '../../../core/records/parse-stop.ts';
import { type AskedRecord, askedFields, askedInPlain } from '../asked-fields.ts';
import { type Content, fieldOf, type PageFile } from '../content.ts';
import { type Finding, warningAt } from '../finding.ts';
import { meantHint } from '../nearest-name.ts';
import { localesOf } from './placed.ts';

/** Fields of the site, the homepage, charter terms, stops, pages and blocks that nothing reads: most are mistyped. */
export function unknownFields({ source, charterTerms, stops, pages, drafts }: Content): readonly Finding[] {
  return [
    ...(source.site.json.ok ? unread(source.site.name, '', parseSite, source.site.json.value) : []),
    ...(source.home.json.ok ? unread(source.home.name, '', parseHome, source.home.json.value) : []),
    ...(charterTerms === null || !source.charterTerms.json.ok
      ? []
      : unread(source.charterTerms.name, '', parseCharterTerms, source.charterTerms.json.value)),
    ...[...stops.values()].flatMap(({ place, raw }) => unread(source.stops.name, place, parseStop, raw)),
    ...[...pages, ...drafts].flatMap(inPage),
  ];
}

function inPage(page: PageFile): Finding[] {
  const blocks = localesOf(page).flatMap((locale) => page.blocks[locale]);
  return [
    ...unread(page.file, '', parsePage, page.raw),
    ...blocks.flatMap(({ path, raw, block }) => (block === null ? [] : unread(page.file, path, parseBlock, raw))),
  ];
}

function unread(file: string, path: string, parse: (record: unknown) => unknown, record: unknown): Finding[] {
  const records = askedFields(parse, record);
  const opened = new Set(records.map((one) => one.path));
  return records.flatMap((one) => [
    ...leftOver(file, path, one),
    ...runningTexts(one)
      .filter(([key]) => !opened.has(join(one.path, key)))
      .flatMap(([key, text]) =>
        askedInPlain(parseRichText, text).flatMap((piece) =>
          leftOver(file, path, { ...piece, path: join(one.path, key) + piece.path }),
        ),
      ),
  ]);
}

/** What a parser took as it is, and reads as running text. */
function runningTexts({ record, asked }: AskedRecord): [key: string, text: unknown][] {
  return [...asked].flatMap((key): [string, unknown][] => {
    const value = fieldOf(record, key);
    const holdsRecords = Array.isArray(value) && value.some((item) => typeof item === 'object');
    return holdsRecords && parseRichText(value) !== null ? [[key, value]] : [];
  });
}

function leftOver(file: string, path: string, { path: within, record, asked }: AskedRecord): Finding[] {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return [];
  return Object.keys(record)
    .filter((key) => !asked.has(key))
    .map((key) =>
      warningAt(file, join(join(path, within), key), `is read by nothing${meantHint(key, free(asked, record))}`),
    );
}

/** What is there already is not what was meant. */
function free(asked: ReadonlySet<string>, record: object): readonly string[] {
  return [...asked].filter((name) => !Object.hasOwn(record, name));
}

function join(path: string, key: string): string {
  if (path === '' || key === '') return path + key;
  return key.startsWith('[') ? path + key : `${path}.${key}`;
}
