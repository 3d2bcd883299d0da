import { expect, test } from '@playwright/test';
import { loggedErrors } from '../server-log.ts';

test('the server logged no error and no exception during the other tests', () => {
  expect(loggedErrors()).toEqual([]);
});
