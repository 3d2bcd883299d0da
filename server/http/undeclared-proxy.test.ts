import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePorts } from '../enquiry/enquiry-services.fixture.ts';
import { type FixtureSite, startSite } from '../start/site.fixture.ts';

const { search: _, siteSearch: __, recommendations: ___, ...PORTS } = samplePorts();
const FORWARDED = { 'x-forwarded-for': '203.0.113.7' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...FORWARDED };

let site: FixtureSite;
beforeAll(async () => {
  site = await startSite({ FORMS_PER_HOUR: '2' }, undefined, {}, PORTS);
});
afterAll(() => site.app.close());

test.each(['/enquiries', '/newsletter'])('FM2 one stranger closes the form for nobody: %s', async (path) => {
  const send = (email: string) => site.post(path, new URLSearchParams(site.world.fields({ email })).toString(), FORM);
  for (let index = 0; index < 6; index += 1) expect((await send(`${index}@visitor.example`)).status).toBe(303);
});

test('is named in the log once', async () => {
  const lines = () => site.logged.filter((line) => line.includes('TRUST_PROXY is off'));
  for (let index = 0; index < 3; index += 1) await site.get('/healthz', FORWARDED);
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).not.toContain('203.0.113.7');
});

test.each([
  ['is declared', { TRUST_PROXY: '1' }, FORWARDED],
  ['forwards no address', {}, {}],
])('is not named where it %s', async (_, variables: Record<string, string>, headers: Record<string, string>) => {
  const other = await startSite(variables);
  await other.get('/healthz', headers);
  expect(other.logged.join()).not.toContain('TRUST_PROXY is off');
  await other.app.close();
});
