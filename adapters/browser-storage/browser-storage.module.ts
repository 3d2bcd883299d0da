import { ContainerModule } from 'inversify';
import { KeptComparison } from '../../core/ports/kept-comparison.ts';
import { KeptPlan } from '../../core/ports/kept-plan.ts';
import { Preferences } from '../../core/ports/preferences.ts';
import { Shortlist } from '../../core/ports/shortlist.ts';
import { CookiePreferences } from './cookie-preferences.ts';
import { takeOverComparison, takeOverFavourites } from './lists-in-cookies.ts';
import { LocalComparison } from './local-comparison.ts';
import { LocalPlan } from './local-plan.ts';
import { LocalShortlist } from './local-shortlist.ts';

export const browserStorageModule = new ContainerModule(({ bind }) => {
  bind<KeptComparison>(KeptComparison)
    .toResolvedValue(() => {
      const comparison = new LocalComparison(() => window.localStorage);
      takeOverComparison(comparison, document);
      return comparison;
    })
    .inSingletonScope();
  bind<KeptPlan>(KeptPlan)
    .toResolvedValue(() => new LocalPlan(() => window.localStorage))
    .inSingletonScope();
  bind<Preferences>(Preferences)
    .toResolvedValue(() => new CookiePreferences(document))
    .inSingletonScope();
  bind<Shortlist>(Shortlist)
    .toResolvedValue(() => {
      const shortlist = new LocalShortlist(() => window.localStorage, window);
      takeOverFavourites(shortlist, document);
      return shortlist;
    })
    .inSingletonScope();
});
