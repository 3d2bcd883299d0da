import { Container } from 'inversify';
import { browserStorageModule } from '../browser-storage/browser-storage.module.ts';

let container: Container | undefined;

/** The browser's one container, made at first use. `jitless`: the content security policy allows no code from strings. */
export function browserContainer(): Container {
  if (!container) {
    container = new Container({ jitless: true });
    container.load(browserStorageModule);
  }
  return container;
}
