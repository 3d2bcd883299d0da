/** Starts a PostgreSQL, prints its address as a line of JSON, and runs until it is ended. */
import { startPostgres } from './postgres-sandbox.ts';

const { port, folder } = await startPostgres();
process.stdout.write(`${JSON.stringify({ port, folder })}\n`);
setInterval(() => {}, 60_000);
