/**
 * npm run sandbox: stand-ins of the services that the site can use, on loopback, until it is stopped. Prints where they
 * are, and their keys, as one line of JSON.
 */
import { startAlgoliaSandbox } from '../tests/sandbox/algolia/algolia-sandbox.ts';
import { sandboxArguments } from './sandbox/sandbox-options.ts';

const given = sandboxArguments(process.argv.slice(2));
if (!given.ok) refuse(given.error);
const sandbox = await startAlgoliaSandbox(given.value).catch((error: Error) => refuse(error.message));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
}
const { host, appId, searchKey, adminKey } = sandbox;
console.log(JSON.stringify({ algolia: { host, appId, searchKey, adminKey } }));

function refuse(line: string): never {
  console.error(line);
  process.exit(2);
}
