/**
 * The baseline of rendering: `renderToString` of the list page's tree behind node:http, with its data prepared
 * beforehand.
 */
import { createServer } from 'node:http';
import { listPage, messages, renderList } from './list-page.tsx';

const page = await listPage(process.env.CONTENT_DIR ?? 'content');
/** The data with which another framework renders the same page. */
const material = JSON.stringify({ page, messages: JSON.parse(messages.en.json) });

createServer((request, response) => {
  const asJson = request.url === '/material.json';
  const body = Buffer.concat((asJson ? [material] : renderList(page)).map((piece) => Buffer.from(piece)));
  const type = asJson ? 'application/json' : 'text/html; charset=utf-8';
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': body.length });
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
