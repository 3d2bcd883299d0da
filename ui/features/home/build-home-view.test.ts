import { expect, test } from 'vitest';
import { createHrefBuilder } from '../../../core/routing/locale-path.ts';
import { samplePorts } from '../../../server/enquiry/enquiry-services.fixture.ts';
import { keysForWords } from '../../../tests/samples/sample-block-context.ts';
import { SAMPLE_HOME } from '../../../tests/samples/sample-content.ts';
import { buildHomeView } from './build-home-view.tsx';

const viewAt = (now: string) =>
  buildHomeView(SAMPLE_HOME, {
    ...{ ports: samplePorts(), locale: 'en', href: createHrefBuilder('en', 'prefix'), translate: keysForWords, now },
    preferences: { currency: 'eur', unit: 'meters' },
  });

test('AV5 of a month without a whole week left the sentence offers days alone', async () => {
  const offered = async (now: string) => JSON.stringify(await viewAt(now)).match(/value=\\"2026-11[-0-9]*/g);
  expect(await offered('2026-11-24T12:00:00.000Z')).toEqual(['value=\\"2026-11', 'value=\\"2026-11-28']);
  expect(await offered('2026-11-25T12:00:00.000Z')).toEqual(['value=\\"2026-11-28']);
  expect(await offered('2026-11-29T12:00:00.000Z')).toBeNull();
});

test('CO5 renders the same homepage at every minute of a day: the browser fills in the local times', async () => {
  const view = await viewAt('2026-05-04T00:00:00.000Z');
  expect(view.offices.rows).toEqual([{ name: 'Monaco', timezone: 'Europe/Monaco', zone: 'Central European Time' }]);
  expect(await viewAt('2026-05-04T23:59:00.000Z')).toEqual(view);
});
