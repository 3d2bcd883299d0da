import { foldText } from '../../../core/text/fold-text.ts';

export const compared = foldText('A');
