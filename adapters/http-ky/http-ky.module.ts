import { ContainerModule } from 'inversify';
import { HttpClient } from '../../core/ports/http-client.ts';
import { KyHttpClient } from './ky-http-client.ts';

export const httpKyModule = new ContainerModule(({ bind }) => {
  bind<HttpClient>(HttpClient)
    .toResolvedValue(() => new KyHttpClient())
    .inSingletonScope();
});
