import { describe, expect, test } from 'vitest';
import { parseSiteAddress } from '../../core/routing/site-address.ts';
import { MAX_COMPARED, NOTHING_COMPARED } from '../../core/shortlist/comparison.ts';
import { idNamed, manyIds } from '../../core/shortlist/shortlist.fixture.ts';
import { MemoryComparisonStore } from '../../tests/fakes/browser/memory-comparison-store.ts';
import { MemoryFavouritesStore, memoryStorage } from '../../tests/fakes/browser/memory-favourites-store.ts';
import { keysForWords } from '../../tests/samples/sample-block-context.ts';
import { CompareControls, FavouriteControls } from './start-shortlist.tsx';

const [A, B] = [idNamed('A'), idNamed('B')];

function controlsOf(storage = memoryStorage()) {
  const heard = { changes: 0 };
  const onChange = () => {
    heard.changes += 1;
  };
  return { storage, heard, controls: new FavouriteControls(new MemoryFavouritesStore(storage), onChange) };
}

describe('CF2 favourite buttons', () => {
  test('add a yacht and remove her, and the header counts', () => {
    const { controls, heard } = controlsOf();
    expect(controls.press(A, keysForWords, true)).toBeNull();
    expect([controls.has(A), controls.count, controls.hrefOf('/en/favourites/')]).toEqual([
      ...[true, 1, '/en/favourites/?y=A'],
    ]);
    expect(controls.press(A, keysForWords, true)).toBeNull();
    expect([controls.has(A), controls.count, controls.hrefOf('/en/favourites/')]).toEqual([
      ...[false, 0, '/en/favourites/'],
    ]);
    expect(heard.changes).toBe(2);
  });

  test('follow changes in another tab', () => {
    const { storage, controls, heard } = controlsOf();
    new MemoryFavouritesStore(storage).change({ kind: 'add', favourites: [{ id: B, note: '' }] });
    expect([controls.has(B), heard.changes]).toEqual([true, 1]);
  });

  test('offer to restore a yacht with her note in her position, unless the page does', () => {
    const { storage, controls } = controlsOf();
    const store = new MemoryFavouritesStore(storage);
    const favourites = [
      { id: A, note: 'Ask about her stabilisers.' },
      { id: B, note: '' },
    ];
    store.change({ kind: 'add', favourites });
    const toast = controls.press(A, keysForWords, true);
    expect(toast?.text).toBe('favourites.removedNote');
    if (toast?.action && 'run' in toast.action) expect(toast.action.run()).toBeNull();
    expect(store.read().list).toEqual(favourites);
    expect(controls.press(A, keysForWords, false)).toBeNull();
    expect(controls.has(A)).toBe(false);
  });

  test('report why a yacht could not be stored in a read-only list', () => {
    const { controls } = controlsOf(memoryStorage(-1));
    expect(controls.press(A, keysForWords, true)).toEqual({ text: 'favourites.notKept 60', action: null });
    expect(controls.has(A)).toBe(false);
  });
});

const at = (address: string) => parseSiteAddress(address, 'prefix');

function controlsAt(address: string, store = new MemoryComparisonStore()) {
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
