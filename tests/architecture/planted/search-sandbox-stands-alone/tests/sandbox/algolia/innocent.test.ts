import { foldText } from '../../../core/search/fold-text.ts';

export const compared = foldText('A');
