import type { VoyageView } from '../../features/itinerary/voyage/build-voyage-view.ts';
import { VoyagePage } from '../../features/itinerary/voyage/VoyagePage.tsx';

/** Renders an itinerary as a page to send (CF3). */
export function Page({ view }: { readonly view: VoyageView }) {
  return <VoyagePage view={view} />;
}
