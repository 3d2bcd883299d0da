/**
 * Loads the browser's container, in a chunk of its own. It is one of the two modules of `ui` that may import adapters.
 */
export { browserContainer } from '../../adapters/wiring/browser.ts';
