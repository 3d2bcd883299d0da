import { describe, expect, test } from 'vitest';
import { type Addresses, afterArrival, afterRequest, isAnotherAddress, lastRequested } from './use-plan-address.ts';

const at = (shown: string, ...pending: string[]): Addresses => ({ shown, pending });

describe('CF3 addresses of a plan', () => {
  test('the newest address that was asked for is the one to compare with', () => {
    expect(lastRequested(at('?a'))).toBe('?a');
    expect(lastRequested(afterRequest(afterRequest(at('?a'), '?b'), '?c'))).toBe('?c');
  });

  test.each<[string, Addresses, string, boolean, Addresses]>([
    ['an address that the plan asked for opens nothing', at('?a', '?b'), '?b', false, at('?b')],
    ['nor when it arrives after later steps', at('?a', '?b', '?c', '?b'), '?b', false, at('?b', '?c', '?b')],
    ['an arrival drops all that were asked for before it', at('?a', '?b', '?c', '?d'), '?c', false, at('?c', '?d')],
    ['the same page again changes nothing', at('?a', '?b'), '?a', false, at('?a', '?b')],
    ['a return to the first address drops the detour', at('?a', '?b', '?a'), '?a', false, at('?a')],
    ['an address from elsewhere is opened and drops all', at('?a', '?b'), '?x', true, at('?x')],
    ['an address that arrived once is opened when it comes again', at('?x'), '?b', true, at('?b')],
  ])('%s', (_, addresses, arrived, isAnother, after) => {
    expect(isAnotherAddress(addresses, arrived)).toBe(isAnother);
    expect(afterArrival(addresses, arrived)).toEqual(after);
  });
});
