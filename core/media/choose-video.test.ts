import { expect, test } from 'vitest';
import { sampleAsset } from '../../tests/samples/sample-asset.ts';
import { chooseVideo } from './gallery.ts';
import type { MediaType } from './media-asset.ts';

function asset(id: string, charter: boolean, sale: boolean, type: MediaType = 'video') {
  return sampleAsset(id, { type, videoProfileCharter: charter, videoProfileSale: sale });
}

test('ME4 picks the film by the flag of the market', () => {
  const videos = [asset('still', true, true, 'image'), asset('neither', false, false)];
  expect(chooseVideo(videos, 'charter')).toBeNull();
  const made = [...videos, asset('charter', true, false), asset('both', true, true), asset('sale', false, true)];
  expect(chooseVideo(made, 'charter')?.id).toBe('charter');
  expect(chooseVideo(made, 'sale')?.id).toBe('both');
  expect(chooseVideo([], 'sale')).toBeNull();
});
