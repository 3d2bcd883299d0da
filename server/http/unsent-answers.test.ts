import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { UnsentAnswers } from './unsent-answers.ts';

const MB = 1024 * 1024;
/** More than a kernel keeps of a connection that nobody reads. */
const BODY = Buffer.alloc(16 * MB);

/** A server whose clients name their network in the path; `waitFor` resolves once so many answers wait for clients. */
async function site(limitBytes: number) {
  const answers = new UnsentAnswers(({ url = '' }) => url, limitBytes);
  const begun: ServerResponse[] = [];
  const server = createServer((_, response) => {
    answers.add(response);
    response.once('close', () => answers.remove(response));
    begun.push(response);
    response.end(BODY);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    answers,
    /** Sends a request and reads no answer. @returns the connection */
    async unread(network: string) {
      const count = begun.length;
      const client = connect(port, '127.0.0.1').on('error', () => {});
      client.pause().write(`GET ${network} HTTP/1.1\r\nHost: a\r\n\r\n`);
      await expect.poll(() => begun.length).toBe(count + 1);
      return (begun[count] as ServerResponse).req.socket;
    },
    async read(network: string) {
      const [response]: IncomingMessage[] = await once(get({ port, path: network }), 'response');
      return buffer(response as IncomingMessage);
    },
  };
}

test('RT1 clients that do not read hold a limited part of the memory, and those with the most lose first', async () => {
  const { answers, unread, read } = await site(40 * MB);
  const other = await unread('/other');
  const first = await unread('/greedy');
  expect(answers.enforce()).toBe(0);
  const second = await unread('/greedy');
  const last = await unread('/greedy');
  expect(answers.enforce()).toBe(2);
  expect([other, first, second, last].map(({ destroyed }) => destroyed)).toEqual([false, true, true, false]);
  expect(answers.enforce()).toBe(0);
  expect((await read('/reader')).length).toBe(BODY.length);
});
