import { expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import { chooseVideo } from './gallery.ts';
import type { MediaAsset, MediaType } from './media-asset.ts';

function asset(id: string, charter: boolean, sale: boolean, type: MediaType = 'video'): MediaAsset {
  return {
    ...{ id, type, url: `/media/00000000/${id}`, name: id, title: null, description: null, vttSrc: null },
    ...{ alt: demoTexts({ en: '', es: '' }), blurhash: null, videoPoster: null, fileId: id, width: 1, height: 1 },
    ...{ videoProfileCharter: charter, videoProfileSale: sale, room: null, bytes: null, createdAt: '' },
  };
}

test('ME4 picks the film by the flag of the market', () => {
  const videos = [asset('still', true, true, 'image'), asset('neither', false, false)];
  expect(chooseVideo(videos, 'charter')).toBeNull();
  const made = [...videos, asset('charter', true, false), asset('both', true, true), asset('sale', false, true)];
  expect(chooseVideo(made, 'charter')?.id).toBe('charter');
  expect(chooseVideo(made, 'sale')?.id).toBe('both');
  expect(chooseVideo([], 'sale')).toBeNull();
});
