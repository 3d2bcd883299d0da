import {
  StoryblokContent,
  StoryblokOffices,
  StoryblokRedirects,
  StoryblokYachts,
} from '../../../adapters/storyblok/storyblok-content.ts';
import { stopRecord } from '../../samples/sample-stops.ts';
import { termsRecord } from '../../samples/sample-terms.ts';
import { sampleOfficeWire } from '../../samples/sample-wire.ts';
import { contentRepositoryContract } from './content-repository-contract.ts';
import { officeDirectoryContract } from './office-directory-contract.ts';
import { redirectRulesContract } from './redirect-rules-contract.ts';
import { pageRecords, storyblokSandbox, storyblokSpace } from './storyblok-fixture.ts';
import { CONTRACT_YACHTS, contractRecord, yachtCatalogueContract } from './yacht-catalogue-contract.ts';

contentRepositoryContract('storyblok', async ({ site, home, pages, drafts = [], charterTerms, stops = [] }) => {
  const content = {
    site: { ...site },
    home: { ...home },
    ...(charterTerms === undefined ? {} : { charterTerms: termsRecord(charterTerms) }),
    pages: pageRecords(pages),
    drafts: pageRecords(drafts),
    stops: stops.map(stopRecord),
  };
  const { space } = await storyblokSpace(await storyblokSandbox(content));
  return new StoryblokContent(space);
});

officeDirectoryContract('storyblok', async () => {
  const offices = [sampleOfficeWire(), sampleOfficeWire({ id: 'antibes', type: 'tcn' })];
  const { space } = await storyblokSpace(await storyblokSandbox({ offices: offices.map((office) => ({ ...office })) }));
  return new StoryblokOffices(space);
});

redirectRulesContract('storyblok', async (rules) => {
  const { space } = await storyblokSpace(await storyblokSandbox({ redirects: rules.map((rule) => ({ ...rule })) }));
  return new StoryblokRedirects(space);
});

yachtCatalogueContract('storyblok', async () => {
  const yachts = CONTRACT_YACHTS.map((yacht) => ({ ...contractRecord(yacht) }));
  const sandbox = await storyblokSandbox({ yachts });
  const { space } = await storyblokSpace(sandbox);
  const rename = async (name: string) => {
    const both = yachts.find(({ yachtid }) => yachtid === 'both');
    sandbox.space.publish('yacht', { ...both, name });
    await space.look();
  };
  return { catalogue: new StoryblokYachts(space), rename };
});
