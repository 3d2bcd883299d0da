import { BlockProblems } from './BlockProblems.tsx';
import type { BlockView } from './block-view.ts';
import { ButtonGroup, CallToAction } from './CallBlocks.tsx';
import { Contact } from './ContactBlocks.tsx';
import { People, Sitemap } from './PeopleBlocks.tsx';
import { PeoplePicture, PictureGallery, PictureSlider, Podcast, Video } from './PictureBlocks.tsx';
import { MapDestinations, OfficeMap, Offices, VoyageSection } from './PlaceBlocks.tsx';
import { Compare, DeckPlans, GridPagination, SearchFilters, Sorting } from './YachtToolBlocks.tsx';

/** Views of blocks that are rare or far down a page; `lazy-block.ts` loads their script. */
export type LazyBlockView = Extract<
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
      | 'contact'
      | 'form'
      | 'newsletter'
      | 'button-group'
      | 'people'
      | 'sitemap'
      | 'offices'
      | 'office-map'
      | 'map-destinations'
      | 'voyage'
      | 'wrong-block';
  }
>;

export function LoadedBlock({ block }: { readonly block: LazyBlockView }) {
  switch (block.type) {
    case 'gallery':
      return <PictureGallery block={block} />;
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
      return <GridPagination block={block} />;
    case 'compare':
      return <Compare block={block} />;
    case 'deck-plans':
      return <DeckPlans block={block} />;
    case 'contact':
      return <Contact block={block} />;
    case 'form':
      return <CallToAction block={block} link={block.link} />;
    case 'newsletter':
      return <CallToAction block={block} link={block.button} />;
    case 'button-group':
      return <ButtonGroup block={block} />;
    case 'people':
      return <People block={block} />;
    case 'sitemap':
      return <Sitemap block={block} />;
    case 'offices':
      return <Offices block={block} />;
    case 'office-map':
      return <OfficeMap block={block} />;
    case 'map-destinations':
      return <MapDestinations block={block} />;
    case 'voyage':
      return <VoyageSection block={block} />;
    case 'wrong-block':
      return <BlockProblems block={block} />;
  }
}
