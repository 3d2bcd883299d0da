import { describe, expect, test } from 'vitest';
import { parseSiteAddress } from '../../core/routing/site-address.ts';
import { MAX_COMPARED, NOTHING_COMPARED } from '../../core/shortlist/comparison.ts';
import { idNamed, manyIds } from '../../core/shortlist/shortlist.fixture.ts';
import { MemoryKeptComparison } from '../../tests/fakes/browser/memory-kept-comparison.ts';
import { keysForWords } from '../../tests/samples/sample-block-context.ts';
import { CompareControls } from './compare-controls.ts';

const [A, B] = [idNamed('A'), idNamed('B')];
const at = (address: string) => parseSiteAddress(address, 'prefix');

function controlsAt(address: string, store = new MemoryKeptComparison()) {
  return { store, controls: new CompareControls(store, at(address), 'prefix') };
}

describe('CF1 compare buttons', () => {
  test('add a yacht and remove her, with a toast that links to the comparison', () => {
    const { controls, store } = controlsAt('/es/yachts-for-sale/');
    expect(controls.press('sale', A, keysForWords)?.action).toMatchObject({ href: '/es/compare/?sale=A' });
    expect(controls.press('sale', B, keysForWords)?.action).toMatchObject({ href: '/es/compare/?sale=A,B' });
    expect([controls.has('sale', A), controls.has('charter', A)]).toEqual([true, false]);
    expect(controls.press('sale', A, keysForWords)?.action).toMatchObject({ href: '/es/compare/?sale=B' });
    // The last leaves nothing to say.
    expect(controls.press('sale', B, keysForWords)).toBeNull();
    expect(store.read().sale).toEqual([]);
  });

  test('report a full market and add nothing', () => {
    const { controls, store } = controlsAt('/en/');
    for (const id of manyIds(MAX_COMPARED)) controls.press('charter', id, keysForWords);
    const before = store.read();
    expect(controls.press('charter', A, keysForWords)?.text).toContain('compare.full');
    expect([store.read(), controls.has('charter', A), controls.hrefWith('charter', A)]).toEqual([before, false, null]);
    expect(controls.hrefWith('sale', A)).toContain('sale=A');
  });

  test('store the comparison of the URL, an empty one only after another', () => {
    const { controls, store } = controlsAt('/en/compare/?charter=A,B');
    expect(store.read().charter).toEqual([A, B]);
    controls.shown(at('/en/compare/'));
    expect([store.read().charter, controls.has('charter', A)]).toEqual([[], false]);
    store.keep({ ...NOTHING_COMPARED, charter: [B] });
    controls.shown(at('/en/'));
    controls.shown(at('/en/compare/'));
    expect([store.read().charter, controls.has('charter', B)]).toEqual([[B], true]);
  });
});
