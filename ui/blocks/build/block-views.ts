import type { Block, BlockProblem } from '../../../core/content/block.ts';
import type { BlockView } from '../block-view.ts';
import type { BlockContext } from './block-context.ts';
import { buttonGroupView, contactView, formView, newsletterView } from './contact-views.ts';
import { entriesView, peopleView, relatedView } from './entry-views.ts';
import { localizedLink, titled, withoutNulls } from './localized.ts';
import {
  galleryBlockView,
  peoplePictureView,
  pictureView,
  podcastView,
  sliderView,
  videoView,
} from './picture-views.ts';
import { mapDestinationsView, officeMapView, officesView, voyageView } from './place-views.ts';
import { searchFiltersView } from './search-filters-view.ts';
import { sitemapView } from './sitemap-view.ts';
import { faqView, heroView, quoteView, richTextView, stepsView, storyView } from './text-views.ts';
import {
  berthHeroView,
  compareView,
  deckPlansView,
  gridPaginationView,
  sortingView,
  yachtGridView,
  yachtListView,
} from './yacht-views.ts';

/** Builds the views of a page's blocks; a preview includes blocks that could not be read (CO8). */
export async function blockViews(
  blocks: readonly Block[],
  problems: readonly BlockProblem[],
  context: BlockContext,
): Promise<readonly BlockView[]> {
  const views = withJumpLinks(await Promise.all(blocks.map((block) => blockView(block, context))));
  if (!context.preview) return withoutNulls(views);
  const notices = (at: number) => problems.filter((problem) => problem.at === at).map(wrongBlock);
  return [...views.flatMap((view, at) => [...notices(at), ...(view ? [view] : [])]), ...notices(blocks.length)];
}

function wrongBlock({ block, problems }: BlockProblem): BlockView {
  return { type: 'wrong-block', block, problems: problems.map(({ field, problem }) => `${field} ${problem}`) };
}

/** Builds the view of a block; null if nothing of it is left to show. */
async function blockView(block: Block, context: BlockContext): Promise<BlockView | null> {
  const { href } = context;
  switch (block.type) {
    case 'page-head':
    case 'heading':
    case 'spacer':
      return block;
    case 'hero':
      return heroView(block, context);
    case 'rich-text':
      return richTextView(block, context);
    case 'story':
      return storyView(block, context);
    case 'quote':
      return quoteView(block);
    case 'facts':
      return { ...block, ...titled(block.title) };
    case 'steps':
      return stepsView(block, context);
    case 'faq':
      return faqView(block, context);
    case 'picture':
      return pictureView(block, context);
    case 'gallery':
      return galleryBlockView(block, context);
    case 'slider':
      return sliderView(block, context);
    case 'video':
      return videoView(block, context);
    case 'podcast':
      return podcastView(block, context);
    case 'people-picture':
      return peoplePictureView(block, context);
    case 'yacht-grid':
      return yachtGridView(block, context);
    case 'yacht-list':
      return yachtListView(block, context);
    case 'search-filters':
      return searchFiltersView(block, context);
    case 'sorting':
      return sortingView(context);
    case 'pagination':
      return gridPaginationView(context);
    case 'compare':
      return compareView(block, context);
    case 'deck-plans':
      return deckPlansView(block, context);
    case 'berth-hero':
      return berthHeroView(block, context);
    case 'offices':
      return officesView(block, context);
    case 'office-map':
      return officeMapView(block, context);
    case 'map-destinations':
      return mapDestinationsView(block, context);
    case 'voyage':
      return voyageView(block, context);
    case 'contact':
      return contactView(block, context);
    case 'form':
      return formView(block, context);
    case 'newsletter':
      return newsletterView(block, context);
    case 'button-group':
      return buttonGroupView(block, context);
    case 'jump-to':
      return { type: 'jump-to', links: [], button: block.button && localizedLink(block.button, href) };
    case 'entries':
      return entriesView(block, context);
    case 'related':
      return relatedView(block, context);
    case 'people':
      return peopleView(block, context);
    case 'sitemap':
      return sitemapView(context);
  }
}

/** Fills a jump-to menu with the titled sections below it that are on the page (CO9). */
function withJumpLinks(views: readonly (BlockView | null)[]): readonly (BlockView | null)[] {
  return views.map((view, at) =>
    view?.type === 'jump-to' ? { ...view, links: sectionsOf(views.slice(at + 1)) } : view,
  );
}

/**
 * Lists the sections with an id; of two with the same id a browser finds the first, so only that one is listed.
 */
function sectionsOf(views: readonly (BlockView | null)[]): { readonly id: string; readonly text: string }[] {
  const parts = withoutNulls(views).flatMap((view) =>
    'id' in view && view.id !== null && view.title !== null ? [{ id: view.id, text: view.title }] : [],
  );
  return parts.filter(({ id }, at) => parts.findIndex((part) => part.id === id) === at);
}
