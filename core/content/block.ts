import type * as v from 'valibot';
import type { FieldProblem } from '../records/record-reader.ts';
import { buttonGroupBlock, contactBlock, formBlock, newsletterBlock } from './blocks/contact-blocks.ts';
import { jumpToBlock, spacerBlock } from './blocks/layout-blocks.ts';
import { entriesBlock, peopleBlock, relatedBlock, sitemapBlock } from './blocks/listing-blocks.ts';
import {
  galleryBlock,
  peoplePictureBlock,
  pictureBlock,
  podcastBlock,
  sliderBlock,
  videoBlock,
} from './blocks/picture-blocks.ts';
import { mapDestinationsBlock, officeMapBlock, officesBlock, voyageBlock } from './blocks/place-blocks.ts';
import {
  factsBlock,
  faqBlock,
  headingBlock,
  heroBlock,
  pageHeadBlock,
  quoteBlock,
  richTextBlock,
  stepsBlock,
  storyBlock,
} from './blocks/text-blocks.ts';
import {
  berthHeroBlock,
  compareBlock,
  deckPlansBlock,
  paginationBlock,
  searchFiltersBlock,
  sortingBlock,
  yachtGridBlock,
  yachtListBlock,
} from './blocks/yacht-blocks.ts';

/** The blocks of a page (CO1), by their type in the content. */
export const BLOCKS = {
  'page-head': pageHeadBlock,
  hero: heroBlock,
  heading: headingBlock,
  'rich-text': richTextBlock,
  story: storyBlock,
  quote: quoteBlock,
  facts: factsBlock,
  steps: stepsBlock,
  faq: faqBlock,
  picture: pictureBlock,
  gallery: galleryBlock,
  slider: sliderBlock,
  video: videoBlock,
  podcast: podcastBlock,
  'people-picture': peoplePictureBlock,
  'yacht-grid': yachtGridBlock,
  'yacht-list': yachtListBlock,
  'search-filters': searchFiltersBlock,
  sorting: sortingBlock,
  pagination: paginationBlock,
  compare: compareBlock,
  'deck-plans': deckPlansBlock,
  'berth-hero': berthHeroBlock,
  offices: officesBlock,
  'office-map': officeMapBlock,
  'map-destinations': mapDestinationsBlock,
  voyage: voyageBlock,
  contact: contactBlock,
  form: formBlock,
  newsletter: newsletterBlock,
  'button-group': buttonGroupBlock,
  spacer: spacerBlock,
  'jump-to': jumpToBlock,
  entries: entriesBlock,
  related: relatedBlock,
  people: peopleBlock,
  sitemap: sitemapBlock,
} as const;

export type BlockType = keyof typeof BLOCKS;
export type Block = v.InferOutput<(typeof BLOCKS)[BlockType]>;

/** A block that is left out, and why (CO2). */
export interface BlockProblem {
  /** The number of valid blocks of the page before it. */
  readonly at: number;
  readonly block: string;
  readonly problems: readonly FieldProblem[];
}
