import { expect, test } from 'vitest';
import { readBuildVersion } from '../../core/build-version/build-version.ts';
import { settingsAttributes } from './settings-attributes.ts';

const BUILD = { id: '0a1b2c3d4e5f', builtAt: 1_740_830_400 };

test('UI4 has the build of the document and its time', () => {
  const attributes = settingsAttributes({ strategy: 'prefix', build: BUILD, formOrigins: [], staging: null });
  expect(readBuildVersion(/^ data-build="([^"]*)"$/.exec(attributes)?.[1] ?? '')).toEqual(BUILD);
});

test('LO2 FM3 has a strategy other than the default, and the origins of forms', () => {
  const origins = ['https://forms.example', 'https://letters.example'];
  expect(
    settingsAttributes({ strategy: 'prefix_except_default', build: null, formOrigins: origins, staging: null }),
  ).toBe(' data-locales="prefix_except_default" data-forms="https://forms.example https://letters.example"');
  expect(settingsAttributes({ strategy: 'prefix', build: null, formOrigins: [], staging: null })).toBe('');
});

test('CM4 a staging site names the suffix of its cookies', () => {
  const settings = { strategy: 'prefix', build: null, formOrigins: [] } as const;
  expect(settingsAttributes({ ...settings, staging: 'next' })).toBe(' data-cookies=".next"');
});
