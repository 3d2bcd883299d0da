import { expect, test } from '@playwright/test';
import { loggedErrors } from '../server-log.ts';

test('the server logged no error and no exception while everything else ran', () => {
  expect(loggedErrors()).toEqual([]);
});
