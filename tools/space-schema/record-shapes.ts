import * as v from 'valibot';
import { BLOCK_SCHEMAS } from '../../core/content/block.ts';
import { PAGE_DETAIL_SCHEMAS } from '../../core/content/page-details.ts';
import { pageSchema } from '../../core/content/parse-page.ts';
import { homeSchema, siteSchema } from '../../core/content/site.ts';
import { LOCALES } from '../../core/locale/locale.ts';
import * as f from '../../core/records/fields.ts';
import { parseCalendar, parseCalendarFeedRow } from '../../core/records/parse-calendar.ts';
import { TERMS_SCHEMAS } from '../../core/records/parse-charter-terms.ts';
import { officeSchema, parseArea, parseStop } from '../../core/records/parse-places.ts';
import { parseRedirect } from '../../core/records/parse-redirect.ts';
import { type FieldShape, joinShapes, SHAPELESS, type Shapes } from './field-shape.ts';
import { schemaShapes } from './schema-shapes.ts';
import { yachtShapes } from './yacht-shapes.ts';

const LANGUAGES = LOCALES.map(({ code }) => code);

/** A gallery of the media library, whose parser is the adapter's own. */
const gallery = f.record({
  id: f.text,
  profile: f.optionalText,
  deckplans: f.list(f.text),
  sections: f.list(f.record({ title: f.optional(f.localized(f.text)), images: f.list(f.text) })),
  videos: f.list(f.text),
});

/** Returns the fields of each content type of a space, and of each block and each kind of details of a page. */
export function recordShapes() {
  return {
    types: new Map<string, Shapes>([
      ['page', pageShapes()],
      ['yacht', yachtFields()],
      ['area', schemaShapes(parseArea.schema)],
      ['office', schemaShapes(officeSchema(() => true))],
      ['redirect', schemaShapes(parseRedirect.schema)],
      ['site', schemaShapes(siteSchema)],
      ['home', schemaShapes(homeSchema)],
      ['charter-terms', termsShapes()],
      ['stop', schemaShapes(parseStop.schema)],
      ['media-gallery', schemaShapes(gallery)],
    ]),
    blocks: new Map(Object.entries(BLOCK_SCHEMAS).map(([type, schema]) => [type, schemaShapes(schema)])),
    details: new Map(
      Object.entries(PAGE_DETAIL_SCHEMAS).map(([kind, schema]) => [`${kind}-details`, schemaShapes(schema)]),
    ),
  };
}

/** A page's slug is the story's; its languages are named where the story has no page in the default one. */
function pageShapes(): Shapes {
  const { slug: _, ...fields } = Object.fromEntries(schemaShapes(pageSchema(LANGUAGES)));
  const languages = schemaShapes(v.object({ languages: f.optional(f.list(f.oneOf(LANGUAGES))) }));
  return new Map([...Object.entries(fields), ...languages, ['details', { ...SHAPELESS, isRequired: false }]]);
}

/** The calendar of a yacht is a block of her story. What a feed says of her is no editor's. */
function yachtFields(): Shapes {
  const { listed: _, ...fields } = Object.fromEntries(yachtShapes());
  const { id: __, ...calendar } = Object.fromEntries(
    joinShapes(schemaShapes(parseCalendar.schema), new Map([['feed', feedShape()]])),
  );
  const list = { min: 0, max: 1 };
  const shape: FieldShape = { ...SHAPELESS, isRequired: false, list, fields: new Map(Object.entries(calendar)) };
  return new Map([...Object.entries(fields), ['calendar', shape]]);
}

function feedShape(): FieldShape {
  return schemaShapes(parseCalendarFeedRow.schema).get('feed') ?? SHAPELESS;
}

function termsShapes(): Shapes {
  const list = (schema: object): FieldShape => ({
    ...SHAPELESS,
    fields: schemaShapes(schema),
    list: { min: 0, max: Number.POSITIVE_INFINITY },
  });
  const { terms, vat, ports } = TERMS_SCHEMAS;
  return new Map([...schemaShapes(terms), ['vat', list(vat)], ['ports', list(ports)]]);
}
