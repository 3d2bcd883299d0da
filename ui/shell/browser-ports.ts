/** One of the two doors from ui to adapters: the browser's container, a chunk of its own. */
export { browserContainer } from '../../adapters/wiring/browser.ts';
