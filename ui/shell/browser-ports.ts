/** Re-exports the browser's container. No other module of `ui` may import adapters. */
export { browserContainer } from '../../adapters/wiring/browser.ts';
