import type { MediaLibrary } from '../../../core/ports/media-library.ts';
import type { YachtCatalogue } from '../../../core/ports/yacht-catalogue.ts';
import { type Criteria, emptyCriteria } from '../../../core/search/criteria/criteria.ts';
import { encodeCriteria } from '../../../core/search/query/criteria-query.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { MAX_HULLS, namedHull } from '../../document/share-picture/share-hull.ts';
import {
  SHARED_DISPLAY,
  type ShareGround,
  type SharePicture,
  type ViewWithoutMark,
} from '../../document/share-picture/share-picture.ts';
import { heroPicture } from '../../yacht-card/hero-picture.ts';
import { type FacetContext, knownFilterNames } from './filters/facet-names.ts';

interface ShareContext extends FacetContext {
  readonly catalogue: Pick<YachtCatalogue, 'byId'>;
  readonly media: MediaLibrary;
}

/**
 * Builds the picture for messengers of a list (SE10): its title, count and filters over the first photograph of its
 * yachts. Words that a visitor may have typed are not shown, since they would stand beside the house's mark. Null for
 * an empty list.
 * @param list the count in words, and the yachts of the page
 */
export async function buildListSharePicture(
  criteria: Criteria,
  list: { readonly count: string; readonly yachts: readonly Pick<Yacht, 'id'>[] },
  context: ShareContext,
): Promise<SharePicture<ViewWithoutMark> | null> {
  const { market } = criteria;
  const found = await Promise.all(list.yachts.map(({ id }) => context.catalogue.byId(id)));
  const ground = await groundOf(
    found.filter((yacht) => yacht !== null),
    context,
  );
  if (ground === null) return null;
  const { view, allFacets } = emptyCriteria(market);
  return {
    subject: { kind: market, query: encodeCriteria({ ...criteria, view, allFacets }) },
    view: {
      label: '',
      title: context.translate(`list.${market}.title`),
      facts: [list.count, ...knownFilterNames(criteria, { ...context, preferences: SHARED_DISPLAY })],
      price: '',
      note: '',
      ground,
    },
  };
}

/** Returns the first photograph, else the side views of the first yachts; null without a yacht. */
async function groundOf(yachts: readonly Yacht[], context: ShareContext): Promise<ShareGround | null> {
  for (const yacht of yachts) {
    const { kind, src, width, height } = await heroPicture(yacht, 'scene-3x2', context);
    if (kind === 'photograph') return { kind, picture: { src, width, height } };
  }
  if (yachts.length === 0) return null;
  return { kind: 'hulls', hulls: yachts.slice(0, MAX_HULLS).map((yacht) => namedHull(yacht, context.locale)) };
}
