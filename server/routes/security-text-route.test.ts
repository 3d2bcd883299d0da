import { expect, test } from 'vitest';
import { startSite } from '../start/site.fixture.ts';

const PATH = '/.well-known/security.txt';
const DAY_MS = 24 * 60 * 60 * 1000;

async function answerOf(variables: Record<string, string>) {
  const { app, get } = await startSite(variables);
  const answer = await get(PATH, { accept: 'text/html' });
  await app.close();
  return answer;
}

test('security.txt names contact, end, languages and its own address', async () => {
  const answer = await answerOf({
    SECURITY_CONTACT: 'mailto:security@yachts.example',
    PUBLIC_URL: 'https://www.yachts.example',
  });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const [contact, expires = '', ...others] = answer.text.split('\n');
  expect(contact).toBe('Contact: mailto:security@yachts.example');
  expect(others).toEqual([
    'Preferred-Languages: en, es',
    'Canonical: https://www.yachts.example/.well-known/security.txt',
    '',
  ]);
  const days = (Date.parse(expires.replace('Expires: ', '')) - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test('security.txt leaves its address out where the site does not know it', async () => {
  const answer = await answerOf({ SECURITY_CONTACT: 'https://yachts.example/report' });
  expect(answer.text).toContain('Contact: https://yachts.example/report\n');
  expect(answer.text).not.toContain('Canonical');
});

test('there is no security.txt without a contact', async () => {
  expect((await answerOf({})).status).toBe(404);
});
