import { site } from './site.fixture.ts';
export const used = site;
