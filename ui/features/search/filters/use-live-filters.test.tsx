import type { SubmitEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { ListView } from '../build-list-view.ts';
import { useLiveFilters } from './use-live-filters.ts';

/** Submits the live form once. */
function Submitted({ event }: { readonly event: SubmitEvent<HTMLFormElement> }) {
  useLiveFilters({ action: '/en/yachts-for-sale/' } as ListView).submit(event);
  return null;
}

afterEach(() => {
  vi.doUnmock('../navigate-to-list.ts');
  vi.unstubAllGlobals();
});

test('SE7 the browser submits the form with its pressed button when the script does not load', async () => {
  vi.doMock('../navigate-to-list.ts', () => {
    throw new Error('The chunk is missing');
  });
  const assign = vi.fn();
  const submit = vi.fn();
  vi.stubGlobal('location', { assign });
  vi.stubGlobal(
    'FormData',
    class extends Map<string, string> {
      constructor(_form: object, { name, value }: { readonly name: string; readonly value: string }) {
        super([
          ['l', 'kind:motor'],
          [name, value],
        ]);
      }
    },
  );
  const button = { name: 'f', value: 'all', getAttribute: () => 'f' };
  const event = { preventDefault: () => {}, currentTarget: { submit }, nativeEvent: { submitter: button } };
  renderToStaticMarkup(<Submitted event={event as unknown as SubmitEvent<HTMLFormElement>} />);
  await vi.waitFor(() => expect(submit.mock.calls.length + assign.mock.calls.length).toBe(1));
  expect(assign).toHaveBeenCalledWith('/en/yachts-for-sale/?l=kind%3Amotor&f=all');
});
