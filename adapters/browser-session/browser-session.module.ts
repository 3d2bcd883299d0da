import { ContainerModule } from 'inversify';
import { EnquiryDrafts } from '../../core/ports/enquiry-drafts.ts';
import { NavigationStore } from '../../core/ports/navigation-store.ts';
import { SessionDrafts } from './session-drafts.ts';
import { SessionNavigationStore } from './session-navigation-store.ts';

export const browserSessionModule = new ContainerModule(({ bind }) => {
  bind<NavigationStore>(NavigationStore)
    .toResolvedValue(() => new SessionNavigationStore(() => window.sessionStorage))
    .inSingletonScope();
  bind<EnquiryDrafts>(EnquiryDrafts)
    .toResolvedValue(() => new SessionDrafts(() => window.sessionStorage))
    .inSingletonScope();
});
