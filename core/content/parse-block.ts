import { type FieldProblem, type RecordReader, readRecord } from '../records/record-reader.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { Block, BlockType } from './block.ts';
import { parseButtonGroup, parseContact, parseForm, parseNewsletter } from './blocks/contact-blocks.ts';
import { parseJumpTo, parseSpacer } from './blocks/layout-blocks.ts';
import { parseEntries, parsePeople, parseRelated } from './blocks/listing-blocks.ts';
import {
  parseGallery,
  parsePeoplePicture,
  parsePicture,
  parsePodcast,
  parseSlider,
  parseVideo,
} from './blocks/picture-blocks.ts';
import { parseMapDestinations, parseOfficeMap, parseOffices, parseVoyage } from './blocks/place-blocks.ts';
import {
  parseFacts,
  parseFaq,
  parseHeadingBlock,
  parseHero,
  parsePageHead,
  parseQuote,
  parseRichTextBlock,
  parseSteps,
  parseStory,
} from './blocks/text-blocks.ts';
import {
  parseBerthHero,
  parseCompare,
  parseDeckPlans,
  parseSearchFilters,
  parseYachtGrid,
  parseYachtList,
} from './blocks/yacht-blocks.ts';

const PARSERS: { readonly [Type in BlockType]: (block: RecordReader) => Extract<Block, { type: Type }> } = {
  'page-head': parsePageHead,
  hero: parseHero,
  heading: parseHeadingBlock,
  'rich-text': parseRichTextBlock,
  story: parseStory,
  quote: parseQuote,
  facts: parseFacts,
  steps: parseSteps,
  faq: parseFaq,
  picture: parsePicture,
  gallery: parseGallery,
  slider: parseSlider,
  video: parseVideo,
  podcast: parsePodcast,
  'people-picture': parsePeoplePicture,
  'yacht-grid': parseYachtGrid,
  'yacht-list': parseYachtList,
  'search-filters': parseSearchFilters,
  sorting: () => ({ type: 'sorting' }),
  pagination: () => ({ type: 'pagination' }),
  compare: parseCompare,
  'deck-plans': parseDeckPlans,
  'berth-hero': parseBerthHero,
  offices: parseOffices,
  'office-map': parseOfficeMap,
  'map-destinations': parseMapDestinations,
  voyage: parseVoyage,
  contact: parseContact,
  form: parseForm,
  newsletter: parseNewsletter,
  'button-group': parseButtonGroup,
  spacer: parseSpacer,
  'jump-to': parseJumpTo,
  entries: parseEntries,
  related: parseRelated,
  people: parsePeople,
  sitemap: () => ({ type: 'sitemap' }),
};

/** A block that cannot be shown, with everything that is wrong with it. */
export interface WrongBlock {
  readonly block: string;
  readonly problems: readonly FieldProblem[];
}

/** Reads one block as content holds it; a wrong or unknown one is a value that names block and fields (product.md CO2). */
export function parseBlock(raw: unknown): Result<Block, WrongBlock> {
  const reader = readRecord(raw);
  const type = reader.raw('type');
  const block = typeof type === 'string' ? type : 'unknown';
  if (!isBlockType(block)) {
    reader.problem('type', 'is not a known block');
    return err({ block, problems: reader.problems });
  }
  const parsed = PARSERS[block](reader);
  return reader.problems.length > 0 ? err({ block, problems: reader.problems }) : ok(parsed);
}

function isBlockType(type: string): type is BlockType {
  return Object.hasOwn(PARSERS, type);
}
