import type { Locale } from '../../../../core/locale/locale.ts';
import type { SeaRouteFinder } from '../../../../core/sea/sea-route-finder.ts';
import type { Translate } from '../../../i18n/translator.ts';
import type { PlannerData } from '../itinerary-view.ts';

export interface PlanContext {
  readonly locale: Locale;
  readonly translate: Translate;
  readonly href: (path: string) => string;
  readonly data: PlannerData;
  /** Null while there is no chart: then only the legs in `data` are known. */
  readonly sea: Pick<SeaRouteFinder, 'route'> | null;
}
