import { ContainerModule } from 'inversify';
import { Preferences } from '../../core/ports/preferences.ts';
import { Shortlist } from '../../core/ports/shortlist.ts';
import { CookiePreferences } from './cookie-preferences.ts';
import { LocalShortlist } from './local-shortlist.ts';

export const browserStorageModule = new ContainerModule(({ bind }) => {
  bind<Preferences>(Preferences)
    .toResolvedValue(() => new CookiePreferences(document))
    .inSingletonScope();
  bind<Shortlist>(Shortlist)
    .toResolvedValue(() => new LocalShortlist(() => window.localStorage, window))
    .inSingletonScope();
});
