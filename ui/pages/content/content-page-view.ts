import type { ContentView } from '../../blocks/content-view.ts';
import type { ItineraryView } from '../../features/itinerary/build-itinerary-view.ts';

export interface ContentPageView extends ContentView {
  /** The planner of the itinerary page; null on all others (CF3). */
  readonly planner: ItineraryView | null;
}
