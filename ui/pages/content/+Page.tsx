import { Suspense } from 'react';
import { ContentPage } from '../../blocks/ContentPage.tsx';
import type { EditablePageProps } from '../../blocks/editor/preview-props.ts';
import { LazyPlanner } from '../../features/itinerary/lazy-planner.ts';
import type { ContentPageView } from './+data.ts';

/** Renders a page of the content; the page of itineraries also has the planner (CF3). */
export function Page({ view, Frame }: EditablePageProps<ContentPageView>) {
  const { planner } = view;
  const afterFirst =
    planner === null ? null : (
      <Suspense fallback={null}>
        <LazyPlanner view={planner} />
      </Suspense>
    );
  return <ContentPage view={view} afterFirst={afterFirst} Frame={Frame} />;
}

Page.toDocument = ContentPage.toDocument;
Page.overPhotograph = ContentPage.overPhotograph;
