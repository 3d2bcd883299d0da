import { MARKETS } from '../../core/market/market.ts';
import type { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import { formatLength } from '../../core/yacht/format-length.ts';
import { meters } from '../../core/yacht/length-conversion.ts';
import type { Yacht, YachtId } from '../../core/yacht/yacht.ts';
import { deckPlanSvg } from '../../ui/drawing/deck-plan/deck-plan-svg.ts';
import { deckPlans } from '../../ui/drawing/deck-plan/deck-plans.ts';
import { plannedYacht } from '../../ui/drawing/deck-plan/planned-yacht.ts';
import { profileElevation } from '../../ui/drawing/profile-elevation.ts';
import { profileRow } from '../../ui/drawing/profile-row.ts';
import { profileScene } from '../../ui/drawing/profile-scene.ts';
import type { Draw } from './drawing-route.ts';

/** Draws the yachts of a catalogue, by id or slug. */
export function yachtDrawer(catalogue: YachtCatalogue): Draw {
  async function find(name: string): Promise<Yacht | null> {
    const known = await catalogue.byId(name as YachtId);
    if (known !== null) return known;
    for (const market of MARKETS) {
      const found = await catalogue.bySlug(market, name);
      if (found !== null) return found;
    }
    return null;
  }
  return async (name, kind, locale, unit) => {
    const yacht = await find(name);
    if (yacht === null) return null;
    const { length, beam, draft } = yacht.dimensions;
    const drawn = { drawing: yacht.drawing, length, beam, draft };
    if (kind === 'scene-3x2') return profileScene(drawn, { ratio: '3:2' });
    if (kind === 'scene-16x10') return profileScene(drawn, { ratio: '16:10' });
    if (kind === 'profile') return profileRow([drawn], 0).svg;
    if (kind !== 'elevation') {
      const plan = deckPlans(plannedYacht(yacht)).find(({ deck }) => `deck-${deck}` === kind);
      return plan === undefined ? null : deckPlanSvg(plan);
    }
    const inWords = (value: number) => {
      const known = meters(value);
      return known === null ? '' : formatLength(known, unit, locale, Number.isInteger(value) ? 0 : 1);
    };
    return profileElevation(drawn, { meters: inWords });
  };
}
