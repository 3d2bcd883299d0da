import type { FastifyInstance } from 'fastify';
import { CURRENCY_COOKIE, UNIT_COOKIE } from '../../core/preferences/display.ts';
import { isCurrency } from '../../core/price/currency.ts';
import { returnPath } from '../../core/routing/site-path.ts';
import { isLengthUnit } from '../../core/yacht/length.ts';
import { yearCookie } from '../http/cookies.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { isSecure } from '../http/security-headers.ts';
import type { Env } from '../start/env.ts';

const FORM = /^application\/x-www-form-urlencoded(?:;|$)/i;

/** Stores the choice of currency and unit without JavaScript (PR6). Invalid values are ignored. */
export function preferencesRoute(app: FastifyInstance, env: Pick<Env, 'publicUrl' | 'trustProxy'>): void {
  app.post('/preferences', async (request, reply) => {
    if (!isSameOrigin(request.headers, env)) {
      return reply.code(403).type('text/plain; charset=utf-8').send('403 Forbidden\n');
    }
    const { body } = request;
    if (Buffer.isBuffer(body) && !FORM.test(request.headers['content-type'] ?? '')) {
      return reply.code(415).type('text/plain; charset=utf-8').send('415 Unsupported Media Type\n');
    }
    const fields = new URLSearchParams(Buffer.isBuffer(body) ? body.toString() : '');
    const secure = isSecure(request.raw, env.trustProxy);
    const cookies: string[] = [];
    const currency = fields.get('currency');
    const unit = fields.get('unit');
    if (isCurrency(currency)) cookies.push(yearCookie(CURRENCY_COOKIE, currency, secure));
    if (isLengthUnit(unit)) cookies.push(yearCookie(UNIT_COOKIE, unit, secure));
    if (cookies.length > 0) reply.header('Set-Cookie', cookies);
    return reply
      .code(303)
      .header('Cache-Control', 'private, no-store')
      .header('Location', returnPath(fields.get('return')) ?? '/')
      .send();
  });
}
