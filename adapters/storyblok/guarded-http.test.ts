import { expect, onTestFinished, test, vi } from 'vitest';
import type { HttpClient } from '../../core/ports/http-client.ts';
import { err, ok } from '../../core/shared/result.ts';
import { GuardedHttp, MAX_FAILURES, STORYBLOK_CIRCUIT_OPEN_MS } from './guarded-http.ts';

function guarded(status: () => number) {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let asked = 0;
  const http: HttpClient = {
    async send() {
      asked += 1;
      const answer = { status: status(), headers: {}, body: null };
      return answer.status < 400 ? ok(answer) : err({ kind: 'status', ...answer });
    },
  };
  const guard = new GuardedHttp(http);
  return { ask: () => guard.send({ url: 'https://cms.example/' }), asked: () => asked };
}

test('CO8 a service that is down is not asked for a while, and its last error is the answer', async () => {
  let status = 503;
  const { ask, asked } = guarded(() => status);
  for (let time = 0; time < MAX_FAILURES + 5; time += 1)
    expect(await ask()).toMatchObject({ ok: false, error: { status: 503 } });
  expect(asked()).toBe(MAX_FAILURES);
  status = 200;
  vi.advanceTimersByTime(STORYBLOK_CIRCUIT_OPEN_MS);
  expect(await ask()).toMatchObject({ ok: true });
  expect(await ask()).toMatchObject({ ok: true });
});

test('CO8 a refused request is no failure of the service', async () => {
  const { ask, asked } = guarded(() => 404);
  for (let time = 0; time < MAX_FAILURES + 5; time += 1) await ask();
  expect(asked()).toBe(MAX_FAILURES + 5);
});
