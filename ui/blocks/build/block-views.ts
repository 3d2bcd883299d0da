import type { Block, BlockProblem, BlockType, Editable } from '../../../core/content/block.ts';
import { openWeeksView, whenAndWhereView } from './availability-views.ts';
import { type BlockContext, type BlockOf, titleWithId } from './block-context.ts';
import { contactView } from './contact-view.ts';
import { entriesView, peopleView, relatedPagesView } from './entry-views.ts';
import { localizedLink } from './localized-links.ts';
import {
  galleryBlockView,
  peoplePictureView,
  pictureBlockView,
  podcastView,
  sliderView,
  videoView,
} from './picture-views.ts';
import { destinationMapView, officeMapView, officesView, voyageView } from './place-views.ts';
import { searchFiltersView } from './search-filters-view.ts';
import { sitemapView } from './sitemap-view.ts';
import { faqView, heroView, pageHeadView, quoteView, richTextView, stepsView, storyView } from './text-views.ts';
import {
  berthHeroView,
  compareBlockView,
  deckPlansBlockView,
  gridPaginationView,
  sortingView,
  yachtGridView,
  yachtListView,
} from './yacht-views.ts';

/**
 * The builder of each block's view, which localizes links and looks up data. It returns null if the block has nothing
 * to show.
 */
const BUILDERS = {
  'page-head': pageHeadView,
  hero: heroView,
  heading: (block) => block,
  'rich-text': richTextView,
  story: storyView,
  quote: quoteView,
  facts: (block) => ({ ...block, ...titleWithId(block.title) }),
  steps: stepsView,
  faq: faqView,
  picture: pictureBlockView,
  gallery: galleryBlockView,
  slider: sliderView,
  video: videoView,
  podcast: podcastView,
  'people-picture': peoplePictureView,
  'yacht-grid': yachtGridView,
  'yacht-list': yachtListView,
  'search-filters': searchFiltersView,
  sorting: (_, context) => sortingView(context),
  pagination: (_, context) => gridPaginationView(context),
  compare: compareBlockView,
  'deck-plans': deckPlansBlockView,
  'berth-hero': berthHeroView,
  offices: officesView,
  'office-map': officeMapView,
  'map-destinations': destinationMapView,
  voyage: voyageView,
  contact: contactView,
  form: (block, { href }) => ({ ...block, ...titleWithId(block.title), link: localizedLink(block.link, href) }),
  newsletter: ({ headline, ...block }, { href }) => ({
    ...block,
    ...titleWithId(headline),
    button: localizedLink(block.button, href),
  }),
  'button-group': (block, { href }) => ({
    ...block,
    buttons: block.buttons.map((button) => localizedLink(button, href)),
  }),
  spacer: (block) => block,
  'jump-to': ({ type, button }, { href }) => ({ type, links: NO_LINKS, button: button && localizedLink(button, href) }),
  entries: entriesView,
  related: relatedPagesView,
  people: peopleView,
  'open-weeks': openWeeksView,
  'when-and-where': whenAndWhereView,
  'fleet-to-scale': ({ type }, { fleetToScale: html = null }) => (html === null ? null : { type, html }),
  sitemap: (_, context) => sitemapView(context),
} satisfies { readonly [Type in BlockType]: (block: BlockOf<Type>, context: BlockContext) => unknown };

/** The links of a jump-to menu before the sections below it are known. */
const NO_LINKS: readonly { readonly id: string; readonly text: string }[] = [];

/** The data of a block's component. */
export type BlockView = Editable &
  (NonNullable<Awaited<ReturnType<(typeof BUILDERS)[BlockType]>>> | ReturnType<typeof wrongBlock>);

/** The view of a type of block. */
export type BlockViewOf<Type extends BlockView['type']> = Extract<BlockView, { type: Type }>;

/** Builds the views of a page's blocks; a preview also reports blocks that could not be read (CO8). */
export async function blockViews(
  blocks: readonly Block[],
  problems: readonly BlockProblem[],
  context: BlockContext,
): Promise<readonly BlockView[]> {
  const built = await Promise.all(blocks.map((block) => blockView(block, context)));
  // A jump-to menu links to the titled sections below it that are on the page (CO9).
  const views = built.map((view, at) =>
    view?.type === 'jump-to' ? { ...view, links: sectionsOf(built.slice(at + 1)) } : view,
  );
  if (!context.preview) return views.filter((view) => view !== null);
  const notices = (at: number) => problems.filter((problem) => problem.at === at).map(wrongBlock);
  return [...views.flatMap((view, at) => [...notices(at), ...(view ? [view] : [])]), ...notices(blocks.length)];
}

/** Builds the view of a block that could not be read; shown in previews only (CO2, CO8). */
function wrongBlock({ block, problems, editMark }: BlockProblem) {
  const lines = problems.map(({ field, problem }) => `${field} ${problem}`);
  return { type: 'wrong-block' as const, block, problems: lines, ...(editMark !== undefined && { editMark }) };
}

async function blockView(block: Block, context: BlockContext): Promise<BlockView | null> {
  // The table holds the builder of the block's own type, which the compiler cannot infer.
  const build = BUILDERS[block.type] as (block: Block, context: BlockContext) => BlockView | Promise<BlockView> | null;
  const view = await build(block, context);
  const { editMark } = block;
  return view === null || editMark === undefined ? view : { ...view, editMark };
}

/** Lists the sections with an id; of several with the same id only the first, since browsers find no other. */
function sectionsOf(views: readonly (BlockView | null)[]): { readonly id: string; readonly text: string }[] {
  const parts = views.flatMap((view) =>
    view !== null && 'id' in view && view.id !== null && view.title !== null ? [{ id: view.id, text: view.title }] : [],
  );
  return parts.filter(({ id }, at) => parts.findIndex((part) => part.id === id) === at);
}
