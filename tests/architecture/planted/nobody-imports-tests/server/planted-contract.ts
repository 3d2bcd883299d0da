import { contract } from '../tests/contract/contract.ts';
export const used = contract;
