import { ContainerModule } from 'inversify';
import { FavouritesStore } from '../../core/ports/favourites-store.ts';
import { KeptComparison } from '../../core/ports/kept-comparison.ts';
import { KeptPlan } from '../../core/ports/kept-plan.ts';
import { Preferences } from '../../core/ports/preferences.ts';
import { CookiePreferences } from './cookie-preferences.ts';
import { takeOverComparison, takeOverFavourites } from './lists-in-cookies.ts';
import { LocalComparison } from './local-comparison.ts';
import { LocalFavouritesStore } from './local-favourites-store.ts';
import { LocalPlan } from './local-plan.ts';

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
  bind<FavouritesStore>(FavouritesStore)
    .toResolvedValue(() => {
      const store = new LocalFavouritesStore(() => window.localStorage, window);
      takeOverFavourites(store, document);
      return store;
    })
    .inSingletonScope();
});
