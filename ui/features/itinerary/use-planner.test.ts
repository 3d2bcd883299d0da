import { describe, expect, test } from 'vitest';
import { afterArrival, isAnotherAddress } from './use-planner.ts';

describe('CF3 addresses of a plan', () => {
  test.each<[string, string[], string, boolean, string[]]>([
    ['an address that the plan asked for opens nothing', ['?a', '?b'], '?b', false, ['?b']],
    ['nor when it arrives after later steps', ['?a', '?b', '?c', '?b'], '?b', false, ['?b', '?c', '?b']],
    ['an arrival drops all that were asked for before it', ['?a', '?b', '?c', '?d'], '?c', false, ['?c', '?d']],
    ['the same page again changes nothing', ['?a', '?b'], '?a', false, ['?a', '?b']],
    ['a return to the first address drops the detour', ['?a', '?b', '?a'], '?a', false, ['?a']],
    ['an address from elsewhere is opened and drops all', ['?a', '?b'], '?x', true, ['?x']],
    ['an address that arrived once is opened when it comes again', ['?x'], '?b', true, ['?b']],
  ])('%s', (_, addresses, arrived, isAnother, after) => {
    expect(isAnotherAddress(addresses, arrived)).toBe(isAnother);
    expect(afterArrival(addresses, arrived)).toEqual(after);
  });
});
