// The writers of feeds for partners (FD5). They need no SDK, and the readers are not loaded with them.
export { writeOpenYacht } from '../openyacht-feed/write-openyacht.ts';
export {
  listingAddress,
  PAGE_SEPARATOR,
  PAGE_START,
  pageEnd,
  writeTombstone,
} from '../openyacht-feed/write-page.ts';
export { OPEN_MARINE_END, openMarineStart, writeOpenMarine } from '../xml-feeds/write-openmarine.ts';
