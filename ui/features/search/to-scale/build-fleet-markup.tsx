import { renderToStaticMarkup } from 'react-dom/server';
import type { ToScaleRequest } from '../../../../core/search/query/to-scale-query.ts';
import { asInnerHtml } from '../../../components/as-inner-html.ts';
import { buildFleetView, type FleetContext } from './build-fleet-view.ts';
import { FleetToScale } from './FleetToScale.tsx';

/** Renders the fleet to scale as markup that the browser leaves alone, with what the page's head needs of it (CF4). */
export async function buildFleetMarkup(request: ToScaleRequest, context: FleetContext) {
  const view = await buildFleetView(request, context);
  return {
    html: asInnerHtml(renderToStaticMarkup(<FleetToScale view={view} translate={context.translate} />)),
    hrefs: view.sections.flatMap(({ berths }) => berths.map(({ href }) => href)),
    trouble: view.trouble,
  };
}
