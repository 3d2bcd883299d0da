import { describe, expect, test } from 'vitest';
import { idNamed } from '../../core/shortlist/shortlist.fixture.ts';
import { MemoryFavouritesStore, memoryStorage } from '../../tests/fakes/browser/memory-favourites-store.ts';
import { keysForWords } from '../../tests/samples/sample-block-context.ts';
import { FavouriteControls } from './favourite-controls.ts';

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
