import { ContainerModule } from 'inversify';
import { RateLimits } from '../../core/ports/rate-limits.ts';
import { ProcessRateLimits } from './process-rate-limits.ts';

export const processRateLimitsModule = new ContainerModule(({ bind }) => {
  bind<RateLimits>(RateLimits)
    .toResolvedValue(() => new ProcessRateLimits())
    .inSingletonScope();
});
