import type { Locale } from '../../core/locale/locale.ts';
import type { MediaAsset } from '../../core/media/media-asset.ts';
import { demoTexts } from '../../tests/demo-texts.ts';
import { type DownloadView, downloadView } from './download-view.ts';

/** The states in which the workshop and the tests show links to documents; the same as those of blocks. */
export const DOCUMENT_STATES = ['ordinary', 'empty', 'long', 'broken'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

type Facts = Pick<MediaAsset, 'url' | 'type' | 'title' | 'name' | 'bytes' | 'createdAt'>;

const BROCHURE: Facts = {
  url: '/media/fjordglass.pdf',
  type: 'pdf',
  title: demoTexts({ en: 'Brochure', es: 'Folleto' }),
  name: 'fjordglass.pdf',
  bytes: 1_200_000,
  createdAt: '2026-05-04T09:00:00.000Z',
};

const LONG_TITLE = demoTexts({
  en: 'Survey of hull, machinery and electrical installation, with the measurements of plate thickness at every frame, an inventory of spares, and the certificates in force',
  es: 'Inspección de casco, máquinas e instalación eléctrica, con las mediciones de espesores de chapa en cada cuaderna, el inventario de respetos y los certificados en vigor',
});

const SAMPLES: Readonly<Record<DocumentState, readonly Facts[]>> = {
  ordinary: [
    BROCHURE,
    {
      ...BROCHURE,
      url: '/media/dog-watch.mp3',
      type: 'audio',
      title: demoTexts({ en: 'Recording', es: 'Grabación' }),
      bytes: 980_000,
    },
  ],
  empty: [
    { ...BROCHURE, bytes: null },
    { ...BROCHURE, createdAt: '' },
    { ...BROCHURE, url: '/media/dog-watch', type: 'audio', title: null, name: 'dog-watch', bytes: null, createdAt: '' },
  ],
  long: [
    { ...BROCHURE, title: LONG_TITLE, bytes: 123_456_789 },
    { ...BROCHURE, title: null, name: 'fjordglass_general_arrangement_and_tank_plan_revision_14_as_built_final.pdf' },
  ],
  // An invalid date, and an address that must not become a link.
  broken: [
    { ...BROCHURE, createdAt: '2026-13-45' },
    { ...BROCHURE, url: 'javascript:alert(1)' },
  ],
};

export function documentSamples(state: DocumentState, locale: Locale): readonly DownloadView[] {
  return SAMPLES[state].map((asset) => downloadView(asset, null, locale));
}
