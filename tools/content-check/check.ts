import { type Judged, judge } from './accepted.ts';
import { charterTermsFindings } from './charter-terms.ts';
import type { Content } from './content.ts';
import { readSource } from './content-source.ts';
import type { Finding } from './finding.ts';
import { checkLinks } from './links.ts';
import { mediaFindings } from './media.ts';
import { pageFormFindings } from './page-form.ts';
import { orphans, parentCircles } from './page-tree.ts';
import { parseContent } from './parsed-content.ts';
import { pictureSizes } from './picture-sizes.ts';
import { positionFindings } from './positions.ts';
import { redirectFindings } from './redirects.ts';
import { referenceFindings } from './references.ts';
import { stopFindings } from './stops.ts';
import { allTexts } from './texts.ts';
import { translationFindings } from './translations.ts';
import { typographyFindings } from './typography.ts';
import { unknownFields } from './unknown-fields.ts';
import { readWaters, type Waters } from './waters.ts';
import { yachtDates } from './yacht-dates.ts';
import { yachtFigures } from './yacht-figures.ts';
import { yachtOffer } from './yacht-offer.ts';

/**
 * Everything that is wrong with a content folder, and how much of it is accepted.
 *
 * @param today ISO 8601 date
 */
export async function checkContent(dir: string, today: string): Promise<Judged> {
  const source = await readSource(dir);
  const { content, findings } = parseContent(source, today);
  const sizes = await pictureSizes(content);
  const waters = await readWaters();
  return judge([...findings, ...rules(content, waters), ...mediaFindings(content, sizes)], source.check);
}

function rules(content: Content, waters: Waters | null): readonly Finding[] {
  const { findings, linked } = checkLinks(content);
  const texts = allTexts(content);
  return [
    ...findings,
    ...unknownFields(content),
    ...translationFindings(content, texts),
    ...typographyFindings(texts),
    ...referenceFindings(content),
    ...charterTermsFindings(content),
    ...stopFindings(content),
    ...positionFindings(content, waters),
    ...parentCircles(content),
    ...orphans(content, linked),
    ...redirectFindings(content),
    ...pageFormFindings(content),
    ...content.yachts.flatMap((yacht) => [
      ...yachtFigures(yacht, content.today),
      ...yachtDates(yacht, content.today),
      ...yachtOffer(yacht),
    ]),
  ];
}
