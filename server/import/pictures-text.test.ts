import { expect, test } from 'vitest';
import { picturesText } from './pictures-text.ts';

test('FD3 FD4 the operator reads how many pictures came, and which did not and why', () => {
  const failed = Array.from({ length: 52 }, (_, at) => ({ yachtId: `mls-${at}`, position: 3, problem: 'status 404' }));
  expect(picturesText({ fetched: 7, left: 0, removed: 1, failed: failed.slice(0, 1) })).toBe(
    'Pictures: 7 fetched, 1 failed, 0 left for the next run, 1 removed\n  mls-0, picture 3: status 404\n',
  );
  const lines = picturesText({ fetched: 0, left: 9, removed: 0, failed }).split('\n');
  expect(lines.slice(-3)).toEqual(['  mls-49, picture 3: status 404', '  and 2 more', '']);
});
