/** Starts a PostgreSQL, says where in a line of JSON, and waits for its own end. */
import { startPostgres } from './postgres-sandbox.ts';

const { port, folder } = await startPostgres();
process.stdout.write(`${JSON.stringify({ port, folder })}\n`);
setInterval(() => {}, 60_000);
