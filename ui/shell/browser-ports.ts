/** Loads the browser's container, in a chunk of its own. No other module of `ui` may import adapters. */
export { browserContainer } from '../../adapters/wiring/browser.ts';
