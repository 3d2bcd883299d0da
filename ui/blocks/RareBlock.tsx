import type { BlockView } from './block-view.ts';
import { Gallery, PeoplePicture, PictureSlider, Podcast, Video } from './PictureBlocks.tsx';
import { WrongBlock } from './Preview.tsx';
import { Compare, DeckPlans, GridPages, SearchFilters, Sorting } from './YachtToolBlocks.tsx';

/** Blocks that few pages have. */
export type RareBlockView = Extract<
  BlockView,
  {
    type:
      | 'gallery'
      | 'slider'
      | 'video'
      | 'podcast'
      | 'people-picture'
      | 'search-filters'
      | 'sorting'
      | 'pagination'
      | 'compare'
      | 'deck-plans'
      | 'wrong-block';
  }
>;

export function RareBlock({ block }: { readonly block: RareBlockView }) {
  switch (block.type) {
    case 'gallery':
      return <Gallery block={block} />;
    case 'slider':
      return <PictureSlider block={block} />;
    case 'video':
      return <Video block={block} />;
    case 'podcast':
      return <Podcast block={block} />;
    case 'people-picture':
      return <PeoplePicture block={block} />;
    case 'search-filters':
      return <SearchFilters block={block} />;
    case 'sorting':
      return <Sorting block={block} />;
    case 'pagination':
      return <GridPages block={block} />;
    case 'compare':
      return <Compare block={block} />;
    case 'deck-plans':
      return <DeckPlans block={block} />;
    case 'wrong-block':
      return <WrongBlock block={block} />;
  }
}
