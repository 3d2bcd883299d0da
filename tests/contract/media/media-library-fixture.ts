import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sameInEveryLocale } from '../../../core/locale/locale.ts';
import type { Gallery } from '../../../core/media/gallery.ts';
import type { MediaAsset } from '../../../core/media/media-asset.ts';
import { demoTexts } from '../../demo-texts.ts';

/** The assets of the suite; addresses are paths below `media`, those of pictures without extension. */
const HERO: MediaAsset = {
  id: 'aurora-hero',
  type: 'image',
  url: 'yachts/aurora',
  name: 'aurora.jpg',
  title: demoTexts({ en: 'Aurora', es: 'Aurora, de proa' }),
  description: demoTexts({ en: 'In the bay.', es: 'En la bahía.' }),
  alt: demoTexts({ en: 'Aurora at anchor', es: 'Aurora fondeada' }),
  vttSrc: null,
  blurhash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj',
  videoPoster: null,
  videoProfileCharter: false,
  videoProfileSale: false,
  room: null,
  timeOfDay: null,
  fileId: 'yachts/aurora.jpg',
  width: 1440,
  height: 960,
  bytes: 1201,
  createdAt: '2026-01-02T09:00:00.000Z',
};

function other(id: string, file: string, change: Partial<MediaAsset> = {}): MediaAsset {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const nothing = { title: null, description: null, blurhash: null };
  const alt = demoTexts({ en: `About ${id}`, es: `Sobre ${id}` });
  const url = file.replace(/\.jpg$/, '');
  return { ...HERO, ...nothing, id, url, name, alt, fileId: file, bytes: 1000 + id.length, ...change };
}

const SALOON = other('aurora-saloon', 'yachts/aurora-saloon.jpg', {
  width: 960,
  height: 640,
  room: { kind: 'saloon', bearing: 180 },
});
const PROFILE = other('aurora-profile', 'yachts/aurora-profile.jpg', { width: 1440, height: 420 });
const PLAN = other('aurora-plan', 'yachts/aurora-plan.jpg', { width: 1440, height: 500 });
const CHARTER_FILM = other('aurora-film', 'films/aurora.mp4', {
  type: 'video',
  width: 1280,
  height: 720,
  vttSrc: demoTexts({ en: 'films/aurora.en.vtt', es: 'films/aurora.es.vtt' }),
  videoPoster: HERO.url,
  videoProfileCharter: true,
});
const SALE_FILM = other('aurora-sale-film', 'films/aurora-sale.mp4', {
  type: 'video',
  width: 1280,
  height: 720,
  videoProfileSale: true,
});
const VOICE = other('aurora-voice', 'podcasts/aurora.m4a', { type: 'audio', width: null, height: null });
const BROCHURE = other('aurora-brochure', 'brochures/aurora.pdf', { type: 'pdf', width: null, height: null });

export const SUITE_ASSETS = [HERO, SALOON, PROFILE, PLAN, CHARTER_FILM, SALE_FILM, VOICE, BROCHURE] as const;

const ON_DECK = demoTexts({ en: 'On deck', es: 'En cubierta' });

/** Galleries by id, without the missing assets that they name. */
export const SUITE_GALLERIES: ReadonlyMap<string, Gallery> = new Map<string, Gallery>([
  [
    'aurora-charter',
    {
      profile: PROFILE,
      deckPlans: [PLAN],
      sections: [
        { title: ON_DECK, images: [HERO, SALOON] },
        { title: null, images: [SALOON] },
      ],
      videos: [SALE_FILM, CHARTER_FILM],
    },
  ],
  ['aurora-sale', { profile: null, deckPlans: [], sections: [{ title: null, images: [HERO] }], videos: [SALE_FILM] }],
  ['aurora-gaps', { profile: null, deckPlans: [PLAN], sections: [{ title: null, images: [SALOON] }], videos: [] }],
]);

const idsOf = (assets: readonly MediaAsset[]) => assets.map(({ id }) => id);

const ASSET_ROWS = SUITE_ASSETS.map((asset) => ({
  ...{ id: asset.id, file: asset.fileId, type: asset.type, title: asset.title, description: asset.description },
  ...{ alt: asset.alt, blurhash: asset.blurhash, width: asset.width, height: asset.height, vtt: asset.vttSrc },
  poster: SUITE_ASSETS.find(({ url }) => url === asset.videoPoster)?.id ?? null,
  ...{ videoProfileCharter: asset.videoProfileCharter, videoProfileSale: asset.videoProfileSale },
  room: asset.room,
  createdAt: asset.createdAt,
}));

const GALLERY_ROWS = [...SUITE_GALLERIES].map(([id, { profile, deckPlans, sections, videos }]) => {
  const gaps = id === 'aurora-gaps' ? ['nobody'] : [];
  return {
    id,
    profile: profile?.id ?? gaps[0] ?? null,
    deckplans: [...gaps, ...idsOf(deckPlans)],
    sections: sections.map(({ title, images }) => ({ title, images: [...gaps, ...idsOf(images)] })),
    videos: [...gaps, ...idsOf(videos)],
  };
});

/** Makes a content folder with the assets of the suite. */
export async function mediaFolder(): Promise<{ readonly dir: string; remove(): Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'media-library-'));
  const write = async (name: string, text: string) => {
    await mkdir(dirname(join(dir, 'media', name)), { recursive: true });
    await writeFile(join(dir, 'media', name), text);
  };
  for (const { fileId, bytes, vttSrc } of SUITE_ASSETS) {
    await write(fileId, '.'.repeat(bytes ?? 0));
    for (const file of Object.values(vttSrc ?? sameInEveryLocale('films/spare.vtt'))) await write(file, 'WEBVTT\n');
  }
  await write('assets.json', JSON.stringify(ASSET_ROWS));
  await write('galleries.json', JSON.stringify(GALLERY_ROWS));
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}
