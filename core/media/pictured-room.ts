import { fieldsOf } from '../shared/parse-json.ts';

/** A room of a yacht in a picture, so that her deck plans can lead to it (ME5). */
export interface PicturedRoom {
  /** The room as deck plans name it: `saloon`, `master-suite`. A picture of a room that no plan has is a plain picture. */
  readonly kind: string;
  /** The direction in which the camera looks: degrees clockwise from the bow, from 0 to 360; null if it is not known. */
  readonly bearing: number | null;
}

const KIND = /^[a-z][a-z-]{1,39}$/;

/** Parses `{"kind": "saloon", "bearing": 180}`; null for anything else. A bearing that is no angle counts as unknown. */
export function parsePicturedRoom(raw: unknown): PicturedRoom | null {
  const { kind, bearing } = fieldsOf(raw);
  if (typeof kind !== 'string' || !KIND.test(kind)) return null;
  const isAngle = typeof bearing === 'number' && bearing >= 0 && bearing <= 360;
  return { kind, bearing: isAngle ? bearing : null };
}
