import { site } from './site.fixture.ts';
import { contract } from '../tests/contract/contract.ts';
export const used = [site, contract];
