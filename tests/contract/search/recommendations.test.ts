import { EmbeddedRecommendations } from '../../../adapters/embedded-search/embedded-yacht-search.ts';
import { MemoryRecommendations } from '../../fakes/memory-recommendations.ts';
import { MemoryYachtCatalogue } from '../../fakes/memory-yacht-catalogue.ts';
import { recommendationsContract } from './recommendations-contract.ts';

recommendationsContract('memory', (fleet) => new MemoryRecommendations(fleet));
recommendationsContract('embedded', (fleet) => new EmbeddedRecommendations(new MemoryYachtCatalogue(fleet)));
