/**
 * The baseline of sending: node:http with one prepared buffer. Arguments: the page's address, the encoding to request.
 */
import { createServer, get, type IncomingMessage } from 'node:http';

/** Node sets these headers itself. */
const OWN = new Set(['date', 'connection', 'keep-alive']);

const [address = '', encoding = 'identity'] = process.argv.slice(2);

const answer = await new Promise<IncomingMessage>((resolve, reject) => {
  get(address, { agent: false, headers: { 'accept-encoding': encoding } }, resolve).once('error', reject);
});
const chunks: Buffer[] = [];
for await (const chunk of answer) chunks.push(chunk as Buffer);
const body = Buffer.concat(chunks);

const heads: string[] = [];
for (let index = 0; index < answer.rawHeaders.length; index += 2) {
  const name = answer.rawHeaders[index] ?? '';
  if (!OWN.has(name.toLowerCase())) heads.push(name, answer.rawHeaders[index + 1] ?? '');
}

createServer({ keepAliveTimeout: 65_000 }, (_, response) => {
  response.writeHead(200, heads);
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
