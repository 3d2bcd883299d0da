import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { MediaAnswer, MediaRequest } from '../adapters/media-files/media-answer.ts';

export type AnswerMedia = (request: MediaRequest) => Promise<MediaAnswer>;

const LINES: Readonly<Record<number, string>> = {
  400: '400 Bad Request\n',
  404: '404 Not Found\n',
  415: '415 Unsupported Media Type\n',
  416: '416 Range Not Satisfiable\n',
  503: '503 Service Unavailable\n',
};

/** Pictures, sound, films and documents (product.md ME1–ME4). */
export function mediaRoute(app: FastifyInstance, answer: AnswerMedia): void {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    handler: async (request, reply) => {
      const { status, headers, body } = await answer({
        path: request.params['*'],
        query: new URLSearchParams(request.url.split('?')[1] ?? ''),
        ifNoneMatch: request.headers['if-none-match'],
        range: request.headers.range,
      });
      reply.code(status).headers(headers).header('X-Content-Type-Options', 'nosniff');
      reply.header('Cross-Origin-Resource-Policy', 'same-origin');
      if (status >= 400) return reply.type('text/plain; charset=utf-8').send(LINES[status]);
      if (body === null || request.method === 'HEAD') return reply.send();
      if (Buffer.isBuffer(body)) return reply.send(body);
      return reply.send(createReadStream(body.file, { start: body.start, end: body.end }));
    },
  });
}
