import { Container } from 'inversify';
import { browserSessionModule } from '../browser-session/browser-session.module.ts';
import { browserStorageModule } from '../browser-storage/browser-storage.module.ts';
import { httpKyModule } from '../http-ky/http-ky.module.ts';
import { siteHttpModule } from '../site-http/site-http.module.ts';

let container: Container | undefined;

/** The browser's one container, made at first use. `jitless`: the content security policy allows no code from strings. */
export function browserContainer(): Container {
  if (!container) {
    container = new Container({ jitless: true });
    container.load(browserStorageModule, browserSessionModule, httpKyModule, siteHttpModule);
  }
  return container;
}
