import type { Yacht } from '../../core/yacht/yacht.ts';
import type { Translate } from '../i18n/translator.ts';

/** Returns the note that a yacht is not offered to residents of the United States in its waters; null if she is (PR7). */
export function usResidentsNote(
  { usResidentsExcluded }: Pick<Yacht, 'usResidentsExcluded'>,
  translate: Translate,
): string | null {
  return usResidentsExcluded ? translate('yacht.usResidents') : null;
}
