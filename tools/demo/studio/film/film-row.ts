import type { Localized } from '../../../../core/locale/locale.ts';
import type { Market } from '../../../../core/market/market.ts';
import { demoTexts } from '../../../../tests/demo-texts.ts';
import { assetId } from '../../fleet/design/masters.ts';
import { hashText } from '../../fleet/prng.ts';
import { type Film, HEIGHT, WIDTH } from './film.ts';
import { lengthOf } from './timeline.ts';

/** A row of media/assets.json for a film (ME1, ME4). */
export interface FilmRow {
  readonly id: string;
  readonly file: string;
  readonly type: 'video';
  readonly title: Localized;
  readonly description: Localized;
  readonly alt: Localized;
  readonly vtt: Localized;
  /** The id of an asset. */
  readonly poster: string;
  readonly videoProfileCharter: boolean;
  readonly videoProfileSale: boolean;
  readonly blurhash: null;
  readonly width: number;
  readonly height: number;
  readonly createdAt: string;
}

const TITLES: Readonly<Record<Market, (name: string) => Localized>> = {
  charter: (name) => demoTexts({ en: `A week aboard ${name}`, es: `Una semana a bordo del ${name}` }),
  sale: (name) => demoTexts({ en: `${name}, as she is`, es: `El ${name}, tal como es` }),
};

/** Path below content/media, without the extension. */
export function stemOf({ slug, market }: Pick<Film, 'slug' | 'market'>): string {
  return `films/${slug}-${market}`;
}

export function filmRow(film: Film, name: string): FilmRow {
  const stem = stemOf(film);
  const seconds = Math.round(lengthOf(film.shots));
  const day = String(1 + (hashText(stem) % 28)).padStart(2, '0');
  const { en, es } = film.description;
  return {
    id: assetId(`${stem}.mp4`),
    file: `${stem}.mp4`,
    type: 'video',
    title: TITLES[film.market](name),
    description: film.description,
    alt: demoTexts({
      en: `Film of ${seconds}\u00a0seconds, without speech. ${en}`,
      es: `Vídeo de ${seconds}\u00a0segundos, sin voz. ${es}`,
    }),
    vtt: demoTexts({ en: `${stem}.en.vtt`, es: `${stem}.es.vtt` }),
    poster: assetId(`yachts/${film.slug}-1.webp`),
    videoProfileCharter: film.market === 'charter',
    videoProfileSale: film.market === 'sale',
    blurhash: null,
    width: WIDTH,
    height: HEIGHT,
    createdAt: `2026-06-${day}T09:00:00.000Z`,
  };
}

/** Returns the list with these rows in place of those of the same files; new ones are appended. */
export function withRows<Row extends { readonly file: string }>(
  rows: readonly Row[],
  films: readonly FilmRow[],
): readonly (Row | FilmRow)[] {
  const made = new Map(films.map((row) => [row.file, row]));
  const known = new Set(rows.map(({ file }) => file));
  return [...rows.map((row) => made.get(row.file) ?? row), ...films.filter(({ file }) => !known.has(file))];
}
