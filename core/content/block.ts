import type { FieldProblem } from '../records/record-reader.ts';
import type { ButtonGroupBlock, ContactBlock, FormBlock, NewsletterBlock } from './blocks/contact-blocks.ts';
import type { JumpToBlock, SpacerBlock } from './blocks/layout-blocks.ts';
import type { EntriesBlock, PeopleBlock, RelatedBlock, SitemapBlock } from './blocks/listing-blocks.ts';
import type {
  GalleryBlock,
  PeoplePictureBlock,
  PictureBlock,
  PodcastBlock,
  SliderBlock,
  VideoBlock,
} from './blocks/picture-blocks.ts';
import type { MapDestinationsBlock, OfficeMapBlock, OfficesBlock, VoyageBlock } from './blocks/place-blocks.ts';
import type {
  FactsBlock,
  FaqBlock,
  HeadingBlock,
  HeroBlock,
  PageHeadBlock,
  QuoteBlock,
  RichTextBlock,
  StepsBlock,
  StoryBlock,
} from './blocks/text-blocks.ts';
import type {
  BerthHeroBlock,
  CompareBlock,
  DeckPlansBlock,
  PaginationBlock,
  SearchFiltersBlock,
  SortingBlock,
  YachtGridBlock,
  YachtListBlock,
} from './blocks/yacht-blocks.ts';

/** What a page is made of (product.md CO1). */
export type Block =
  | PageHeadBlock
  | HeroBlock
  | HeadingBlock
  | RichTextBlock
  | StoryBlock
  | QuoteBlock
  | FactsBlock
  | StepsBlock
  | FaqBlock
  | PictureBlock
  | GalleryBlock
  | SliderBlock
  | VideoBlock
  | PodcastBlock
  | PeoplePictureBlock
  | YachtGridBlock
  | YachtListBlock
  | SearchFiltersBlock
  | SortingBlock
  | PaginationBlock
  | CompareBlock
  | DeckPlansBlock
  | BerthHeroBlock
  | OfficesBlock
  | OfficeMapBlock
  | MapDestinationsBlock
  | VoyageBlock
  | ContactBlock
  | FormBlock
  | NewsletterBlock
  | ButtonGroupBlock
  | SpacerBlock
  | JumpToBlock
  | EntriesBlock
  | RelatedBlock
  | PeopleBlock
  | SitemapBlock;

export type BlockType = Block['type'];

/** product.md CO2: a block that is left out, and why. */
export interface BlockProblem {
  /** How many of the page's good blocks stand before it. */
  readonly at: number;
  readonly block: string;
  readonly problems: readonly FieldProblem[];
}
