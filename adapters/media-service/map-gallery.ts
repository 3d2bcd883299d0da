import type { Gallery } from '../../core/media/gallery.ts';
import type { MediaAsset } from '../../core/media/media-asset.ts';
import { mapFile } from './map-file.ts';
import type { Mapped } from './media-reader.ts';
import { type FileWire, fieldsOf, type GalleryWire, type SectionWire } from './media-service-wire.ts';
import type { AddressReader } from './service-address.ts';
import { localizedText } from './wire-text.ts';

/** Reads a gallery (ME2, ME4); invalid files are left out of it. */
export function mapGallery(raw: unknown, readAddress: AddressReader): Mapped<Gallery> {
  const wire = fieldsOf<GalleryWire>(raw);
  const problems: string[] = [];

  function files(list: unknown, where: string): readonly MediaAsset[] {
    if (list === undefined || list === null) return [];
    if (!Array.isArray(list)) {
      problems.push(`${where} is no list`);
      return [];
    }
    return list.flatMap((file: unknown, index) => {
      const mapped = mapFile(file, readAddress);
      const name = `${where}[${index}] ${idOf(file)}`.trimEnd();
      if (!mapped.ok) problems.push(`${name} ${mapped.error}`);
      else problems.push(...mapped.value.problems.map((problem) => `${name} ${problem}`));
      return mapped.ok ? [mapped.value.value] : [];
    });
  }

  const { profile, sections } = wire;
  const [drawing = null] = files(profile === undefined || profile === null ? [] : [profile], 'profile');
  const value: Gallery = {
    profile: drawing,
    deckPlans: files(wire.deckplans, 'deckplans'),
    sections: (Array.isArray(sections) ? sections : []).flatMap((section: unknown, index) => {
      const { title, images } = fieldsOf<SectionWire>(section);
      const shown = files(images, `sections[${index}].images`);
      return shown.length === 0 ? [] : [{ title: localizedText(title), images: shown }];
    }),
    videos: files(wire.videos, 'videos'),
  };
  return { value, problems };
}

function idOf(file: unknown): string {
  const { uuid } = fieldsOf<FileWire>(file);
  return typeof uuid === 'string' ? uuid.slice(0, 64) : '';
}
