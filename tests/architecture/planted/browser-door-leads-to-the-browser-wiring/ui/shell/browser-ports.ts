export { container } from '../../adapters/wiring/server.ts';
