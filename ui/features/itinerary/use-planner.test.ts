import { describe, expect, test } from 'vitest';
import { addressesAfterRender, isOpenedByVisitor } from './use-planner.ts';

describe('CF3 URLs of a plan', () => {
  test.each<[string, string[], string, boolean, string[]]>([
    ['ignores a URL that the plan pushed itself', ['?a', '?b'], '?b', false, ['?b']],
    ['ignores it also when it arrives after later steps', ['?a', '?b', '?c', '?b'], '?b', false, ['?b', '?c', '?b']],
    ['an arrival drops all earlier pending URLs', ['?a', '?b', '?c', '?d'], '?c', false, ['?c', '?d']],
    ['ignores the same page again', ['?a', '?b'], '?a', false, ['?a', '?b']],
    ['a return to the first URL drops the detour', ['?a', '?b', '?a'], '?a', false, ['?a']],
    ['opens a URL from elsewhere and drops all pending ones', ['?a', '?b'], '?x', true, ['?x']],
    ['opens a URL that arrived once when it comes again', ['?x'], '?b', true, ['?b']],
  ])('%s', (_, addresses, arrived, isAnother, after) => {
    expect(isOpenedByVisitor(addresses, arrived)).toBe(isAnother);
    expect(addressesAfterRender(addresses, arrived)).toEqual(after);
  });
});
