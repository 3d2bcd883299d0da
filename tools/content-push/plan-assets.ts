import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DEFAULT_LOCALE } from '../../core/locale/locale.ts';
import { type Fields, isFields, LANGUAGES } from '../stored-stories/stored.ts';
import type { StoredAsset } from '../stored-stories/stored-content.ts';
import { type MediaFile, mediaFiles } from './media-files.ts';
import { idOf } from './plan-schema.ts';
import type { Planner } from './push-plan.ts';

/** Plans the files of the media folder as assets. Resolves with the assets by the ids of the library, filled by the steps. */
export async function planAssets(planner: Planner, contentDir: string): Promise<Map<string, StoredAsset>> {
  const { client } = planner.tools;
  const mediaDir = join(contentDir, 'media');
  const files = await mediaFiles(mediaDir);
  const known = files.length === 0 ? [] : await client.list('/assets', 'assets');
  const folders = files.length === 0 ? [] : await client.list('/asset_folders', 'asset_folders');
  const folderIds = new Map(folders.map(({ name, id }) => [String(name), Number(id)]));
  const byFile = new Map(known.map((asset) => [isFields(asset.meta_data) ? asset.meta_data.file : null, asset]));
  const assets = new Map<string, StoredAsset>();
  for (const media of files) {
    const current = byFile.get(media.file);
    const wanted = assetFields(media);
    const take = (id: unknown, filename: unknown) => {
      if (media.row !== null) assets.set(String(media.row.id), { id: Number(id), filename: String(filename) });
    };
    if (current !== undefined) take(current.id, current.filename);
    planner.entry({ kind: 'assets', name: media.file, current, wanted }, async (id) => {
      const folder = await folderOf(planner, dirname(media.file), folderIds);
      const before = isFields(current?.meta_data) ? current.meta_data : {};
      const isFileKept = id !== null && before.sha256 === media.sha256;
      const sent = isFileKept ? id : await uploaded(planner, { mediaDir, media, id, folder, take });
      const meta_data = { ...before, ...wanted.meta_data };
      await client.put(`/assets/${sent}`, { asset: { ...wanted, meta_data, asset_folder_id: folder } });
      return sent;
    });
  }
  return assets;
}

interface Upload {
  readonly mediaDir: string;
  readonly media: MediaFile;
  /** The asset whose file is replaced; null for a new one. */
  readonly id: number | null;
  readonly folder: number | null;
  readonly take: (id: unknown, filename: unknown) => void;
}

/** Sends a file in three requests: signed, sent, finished. */
async function uploaded(
  { tools: { client } }: Planner,
  { mediaDir, media, id, folder, take }: Upload,
): Promise<number> {
  const name = media.file.split('/').at(-1) ?? media.file;
  const signed = await client.post('/assets', {
    ...{ filename: name, validate_upload: 1 },
    ...(folder === null ? {} : { asset_folder_id: folder }),
    ...(id === null ? {} : { id }),
    ...sizeOf(media.row),
  });
  const asset = idOf(signed, 'asset', media.file);
  await client.upload(signed, name, await readFile(join(mediaDir, media.file)));
  const finished = await client.get(`/assets/${asset}/finish_upload`);
  const { filename } = isFields(finished.asset) ? finished.asset : finished;
  take(asset, filename ?? signed.public_url);
  return asset;
}

function sizeOf(row: Fields | null): Fields {
  return typeof row?.width === 'number' && typeof row.height === 'number' ? { size: `${row.width}x${row.height}` } : {};
}

/** The row of the media library goes with the asset, so that a pull has it again. */
function assetFields({ file, row, sha256 }: MediaFile) {
  const { alt, title } = row ?? {};
  const inLanguage = (texts: unknown, language: string) => (isFields(texts) ? (texts[language] ?? '') : '');
  const texts = { alt: inLanguage(alt, DEFAULT_LOCALE), title: inLanguage(title, DEFAULT_LOCALE) };
  const translated = LANGUAGES.flatMap((language) => [
    [`alt__i18n__${language}`, inLanguage(alt, language)] as const,
    [`title__i18n__${language}`, inLanguage(title, language)] as const,
  ]);
  return {
    ...texts,
    meta_data: {
      ...{ file, sha256, ...texts, ...Object.fromEntries(translated) },
      ...(row === null ? {} : { asset_id: String(row.id), record: JSON.stringify(row) }),
    },
  };
}

/** Returns the asset folder of a folder of the media folder, which is made where it is missing; null for the root. */
async function folderOf({ tools: { client } }: Planner, dir: string, ids: Map<string, number>): Promise<number | null> {
  if (dir === '.') return null;
  const known = ids.get(dir);
  if (known !== undefined) return known;
  const find = async () =>
    (await client.list('/asset_folders', 'asset_folders')).find(({ name }) => name === dir) ?? null;
  const made = await client.post('/asset_folders', { asset_folder: { name: dir } }, find);
  const id = idOf(made, 'asset_folder', dir);
  ids.set(dir, id);
  return id;
}
