import { foldText } from '../../../core/text/fold-text.ts';

export const folded = foldText('A');
