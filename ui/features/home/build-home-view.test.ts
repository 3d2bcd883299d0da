import { expect, test } from 'vitest';
import { hrefIn } from '../../../core/routing/locale-path.ts';
import { samplePorts } from '../../../server/enquiry/enquiry-services.fixture.ts';
import { keysForWords } from '../../../tests/samples/sample-block-context.ts';
import { SAMPLE_HOME } from '../../../tests/samples/sample-content.ts';
import { buildHomeView } from './build-home-view.tsx';

test('CO5 renders the same homepage at every minute of a day: the browser fills in the local times', async () => {
  const at = (now: string) =>
    buildHomeView(SAMPLE_HOME, {
      ...{ ports: samplePorts(), locale: 'en', href: hrefIn('en', 'prefix'), translate: keysForWords, now },
      preferences: { currency: 'eur', unit: 'meters' },
    });
  const view = await at('2026-05-04T00:00:00.000Z');
  expect(view.offices.rows).toEqual([{ name: 'Monaco', timezone: 'Europe/Monaco', zone: 'Central European Time' }]);
  expect(await at('2026-05-04T23:59:00.000Z')).toEqual(view);
});
