import { changed, ID, page, saleListing } from '../../../adapters/openyacht-feed/openyacht.fixture.ts';
import { OpenYachtReader } from '../../../adapters/openyacht-feed/openyacht-reader.ts';
import { NautixReader } from '../../../adapters/xml-feeds/nautix-reader.ts';
import { OpenMarineReader } from '../../../adapters/xml-feeds/open-marine-reader.ts';
import { feedListing } from '../../../core/import/feed-listing.fixture.ts';
import { MemoryListingReader } from '../../fakes/memory-listing-reader.ts';
import { listingReaderContract } from './listing-reader-contract.ts';

listingReaderContract('memory', {
  reader: new MemoryListingReader(),
  feedOf: (ids) =>
    ids
      .map((ref, at) =>
        ref === null
          ? { kind: 'refused', at: `record ${at}`, ref, problems: [{ field: 'ref', value: '', problem: 'is missing' }] }
          : {
              kind: 'listing',
              at: `record ${at}`,
              listing: feedListing({ ref, name: `Yacht ${ref}` }),
              leftOut: [],
              unmapped: [],
            },
      )
      .map((record) => `${JSON.stringify(record)}\n`)
      .join(''),
});

listingReaderContract('openmarine', {
  reader: new OpenMarineReader(),
  feedOf: (ids) => {
    const adverts = ids.map(
      (id) => `<advert ${id === null ? '' : `ref="${id}" `}status="Available"><boat_features>
<item name="boat_name">Yacht ${id}</item></boat_features></advert>`,
    );
    return `<?xml version="1.0" encoding="UTF-8"?><open_marine version="1.7"><broker><adverts>${adverts.join('\n')}</adverts></broker></open_marine>`;
  },
});

listingReaderContract('nautix', {
  reader: new NautixReader(),
  feedOf: (ids) => {
    const adverts = ids.map(
      (id) => `<advert ${id === null ? '' : `id="${id}" `}type="boat" purpose="sale" status="active">
<boat_data><boat_name>Yacht ${id}</boat_name></boat_data></advert>`,
    );
    return `<?xml version="1.0" encoding="UTF-8"?><nautix version="1.4"><account token="a" status="active"><adverts>${adverts.join('\n')}</adverts></account></nautix>`;
  },
});

const openYachtRef = (id: string) => ID.slice(0, -12) + Buffer.from(id).toString('hex').padStart(12, '0');

listingReaderContract('openyacht', {
  reader: new OpenYachtReader(),
  refOf: openYachtRef,
  feedOf: (ids) => {
    const listings = ids.map((id) => {
      const listing = changed(saleListing(), 'listing/name', `Yacht ${id}`);
      return { ...listing, id: id === null ? null : openYachtRef(id) };
    });
    return JSON.stringify(page(listings));
  },
});
