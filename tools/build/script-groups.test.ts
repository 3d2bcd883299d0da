import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EVERY_PAGE, FIRST, LATER, LISTS, SHARED_BY_LISTS } from './script-groups.ts';

const filesOf = (folder: string) => readdirSync(`ui/${folder}`).filter((name) => !name.includes('.test.'));

test.each([
  ...LATER.i18n.map((name) => ['i18n', name]),
  ...[...LATER.components, ...SHARED_BY_LISTS].map((name) => ['components', name]),
  ...FIRST.map((path) => path.split('/')),
])('each file of a script group exists: ui/%s/%s', (folder = '', name = '') => {
  expect(filesOf(folder).filter((file) => file.startsWith(name))).not.toEqual([]);
});

test('groups the scripts of every page, and those of lists alone', () => {
  const inGroup = (group: RegExp, ...paths: string[]) => paths.filter((path) => group.test(`/site/${path}`));
  const first = ['node_modules/react/index.js', 'ui/i18n/translator.ts', 'ui/components/Link.tsx'];
  const card = ['ui/yacht-card/YachtCard.tsx'];
  const lists = ['ui/components/SearchField.tsx', 'ui/components/Pagination.tsx'];
  const later = [
    'ui/pages/+onRenderClient.tsx',
    'ui/i18n/clock-time.ts',
    'ui/components/LocalTime.tsx',
    'ui/features/home/HomePage.tsx',
  ];
  expect(inGroup(EVERY_PAGE, ...first, ...card, ...lists, ...later)).toEqual([...first, ...card]);
  expect(inGroup(LISTS, ...first, ...card, ...lists, ...later)).toEqual(lists);
  expect(EVERY_PAGE.test('C:\\site\\ui\\components\\Link.tsx')).toBe(true);
});
