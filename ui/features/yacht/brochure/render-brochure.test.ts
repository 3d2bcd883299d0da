import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sampleBrochure } from './brochure.fixture.ts';
import { CAPTION_HEIGHT, heightBelow, picturesFitBelow, SHEET_HEIGHT } from './brochure-paper.ts';
import type { BrochurePictures, BrochureView } from './build-brochure-view.ts';
import { renderBrochure } from './render-brochure.tsx';

const PICTURE = await sharp({ create: { width: 16, height: 10, channels: 3, background: '#10243a' } })
  .jpeg()
  .toBuffer();

async function pdfOf(fields: Partial<BrochureView>, pictures: BrochurePictures) {
  const pdf = await renderBrochure({ view: sampleBrochure(fields), pictures });
  return { pdf, source: pdf.toString('latin1') };
}

const pagesOf = (source: string) => source.match(/\/Type \/Page\b/g)?.length ?? 0;
const imagesOf = (source: string) => source.match(/\/Subtype \/Image\b/g)?.length ?? 0;
/** Encodes a text as PDF does: UTF-16, big-endian. */
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1');

const FULL: Partial<BrochureView> = {
  gallery: [{ src: '/media/1.jpg', caption: 'En cubierta', width: 16, height: 10, printWidth: 1440 }],
  plans: {
    title: 'Cubiertas',
    text: '',
    decks: [
      { title: 'Principal', shapes: [], length: 50, beam: 9, rooms: [{ number: 1, x: 9, y: 1 }], legend: '1 Salón' },
    ],
  },
  broker: {
    title: 'Pregunte',
    text: '',
    rows: [{ label: 'Correo', value: 'a@b.example', href: 'mailto:a@b.example' }],
  },
};
const BOTH = new Map([
  ['/media/hero.jpg', PICTURE],
  ['/media/1.jpg', PICTURE],
]);

describe('YA1 the PDF of a brochure', () => {
  test('has its pages and pictures, title, company, language and links, and is reproducible', async () => {
    const { pdf, source } = await pdfOf(FULL, BOTH);
    expect(source).toMatch(/^%PDF-1\./);
    expect([pagesOf(source), imagesOf(source)]).toEqual([5, 2]);
    expect(source).toContain('/Lang (es-ES)');
    for (const text of ['Brisa Salina, Benetti de 50,0 m en alquiler', 'Sample Yachts']) {
      expect(source.includes(`(${text})`) || source.includes(utf16(text))).toBe(true);
    }
    for (const href of ['mailto:a@b.example', 'https://sample.example/es/']) expect(source).toContain(`(${href})`);
    expect((await pdfOf(FULL, BOTH)).pdf.equals(pdf)).toBe(true);
  });

  test('is tagged: headings, pictures with alternative texts, and paragraphs in reading order', async () => {
    const { source } = await pdfOf(FULL, BOTH);
    expect(source).toMatch(/\/MarkInfo \d+ 0 R/);
    expect(source).toContain('/Marked true');
    expect(source).toMatch(/\/StructTreeRoot \d+ 0 R/);
    const roles = (role: string) => source.match(new RegExp(`/S /${role}\\b`, 'g'))?.length ?? 0;
    expect([roles('Document'), roles('H1'), roles('H2')]).toEqual([1, 1, 6]);
    expect(roles('H3')).toBeGreaterThanOrEqual(2);
    expect(roles('P')).toBeGreaterThan(10);
    const alts = [...source.matchAll(/\/S \/Figure\n\/Alt \(([^)]*)\)/g)].map(([, alt]) => alt);
    expect(alts).toHaveLength(4);
    expect(alts).toEqual(expect.arrayContaining(['Brisa Salina', 'En cubierta', 'Perfil, 1:400', 'Principal']));
  });

  test('has the same number of pages with longer text', async () => {
    const aboard = (feature: string) => ({
      title: 'A bordo',
      groups: Array.from({ length: 6 }, (_, group) => ({
        title: `Grupo ${group}`,
        features: Array.from({ length: 5 }, (__, at) => `${feature} ${at}`),
      })),
    });
    const pages = async (feature: string) => pagesOf((await pdfOf({ aboard: aboard(feature) }, new Map())).source);
    expect(await pages('Bar')).toBe(4);
    expect(await pages('Plataforma de baño con escalera al agua')).toBe(4);
  });

  test('has a sheet of pictures where they do not fit below the story', async () => {
    const paragraphs = Array.from({ length: 7 }, () =>
      'Sin prisa, y con viento de sobra para volver antes de cenar. '.repeat(6),
    );
    const story = { headline: 'Una casa', standfirst: 'Que navega.', paragraphs };
    const { source } = await pdfOf({ ...FULL, story, picturesFit: false }, BOTH);
    expect([pagesOf(source), imagesOf(source)]).toEqual([6, 2]);
    expect(picturesFitBelow([story])).toBe(false);
    expect(picturesFitBelow([{ ...story, paragraphs: paragraphs.slice(0, 2) }])).toBe(true);
    expect(picturesFitBelow([])).toBe(true);
  });

  test('keeps a single portrait within its sheet, with the profile on the next one', async () => {
    const portrait = { src: '/media/1.jpg', caption: 'En cubierta', width: 10, height: 16, printWidth: 1440 };
    const pages = async (fields: Partial<BrochureView>) =>
      pagesOf((await pdfOf({ ...FULL, gallery: [portrait], ...fields }, BOTH)).source);
    expect(await pages({ story: null })).toBe(5);
    expect(await pages({ picturesFit: false })).toBe(6);
    expect(heightBelow(null)).toBeLessThan(SHEET_HEIGHT - CAPTION_HEIGHT - 30);
  });

  test('renders without pictures, plans and broker', async () => {
    const { source } = await pdfOf({}, new Map());
    expect([pagesOf(source), imagesOf(source)]).toEqual([4, 0]);
  });
});
