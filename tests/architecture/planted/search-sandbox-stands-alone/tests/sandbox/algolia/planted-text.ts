import { foldText } from '../../../core/search/fold-text.ts';

export const folded = foldText('A');
