import { ContainerModule } from 'inversify';
import { Preferences } from '../../core/ports/preferences.ts';
import { CookiePreferences } from './cookie-preferences.ts';

export const browserStorageModule = new ContainerModule(({ bind }) => {
  bind<Preferences>(Preferences)
    .toResolvedValue(() => new CookiePreferences(document))
    .inSingletonScope();
});
