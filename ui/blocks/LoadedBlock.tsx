import type { ComponentType } from 'react';
import { useTranslate } from '../i18n/page-language.ts';
import type { BlockProps } from './BlockSection.tsx';
import type { BlockViewOf } from './build/block-views.ts';
import {
  ButtonGroup,
  CallToAction,
  Contact,
  OpenWeeksSection,
  People,
  Sitemap,
  WhenAndWhere,
} from './ContactBlocks.tsx';
import { FleetSection } from './FleetSection.tsx';
import { PeoplePicture, PictureGallery, Slider, Video } from './PictureBlocks.tsx';
import { DestinationMap, OfficeMap, Offices, VoyageSection } from './PlaceBlocks.tsx';
import { Podcast } from './Podcast.tsx';
import { ComparisonSection, DeckPlansSection, GridPagination, SearchFilters, Sorting } from './YachtToolBlocks.tsx';

/** The components of blocks that are rare or far down a page; `ContentPage` loads this script on demand. */
const COMPONENTS = {
  gallery: PictureGallery,
  slider: Slider,
  video: Video,
  podcast: Podcast,
  'people-picture': PeoplePicture,
  'search-filters': SearchFilters,
  sorting: Sorting,
  pagination: GridPagination,
  compare: ComparisonSection,
  'deck-plans': DeckPlansSection,
  contact: Contact,
  form: CallToAction,
  newsletter: CallToAction,
  'button-group': ButtonGroup,
  people: People,
  sitemap: Sitemap,
  'open-weeks': OpenWeeksSection,
  'when-and-where': WhenAndWhere,
  'fleet-to-scale': FleetSection,
  offices: Offices,
  'office-map': OfficeMap,
  'map-destinations': DestinationMap,
  voyage: VoyageSection,
  'wrong-block': BlockProblems,
};

export type LazyBlockView = BlockViewOf<keyof typeof COMPONENTS>;

export function LoadedBlock({ block }: { readonly block: LazyBlockView }) {
  const Component = COMPONENTS[block.type] as ComponentType<{ readonly block: LazyBlockView }>;
  return <Component block={block} />;
}

/** Renders, in a preview only, the problems of a block that could not be read (CO2). */
function BlockProblems({ block: { block, problems } }: BlockProps<'wrong-block'>) {
  const t = useTranslate();
  return (
    <div className="wrap">
      <div className="wrong-block" role="note">
        <p>{t('preview.wrongBlock', { block })}</p>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
