import { ContainerModule } from 'inversify';
import { NavigationStore } from '../../core/ports/navigation-store.ts';
import { SessionNavigationStore } from './session-navigation-store.ts';

export const browserSessionModule = new ContainerModule(({ bind }) => {
  bind<NavigationStore>(NavigationStore)
    .toResolvedValue(() => new SessionNavigationStore(() => window.sessionStorage))
    .inSingletonScope();
});
