import type { RemoteFiles } from '../../core/ports/remote-files.ts';
import { acceptFindings, type CheckResult } from './accept-findings.ts';
import { feedFindings } from './checks/calendar-feeds.ts';
import { calendarFindings } from './checks/calendars.ts';
import { charterTermsFindings } from './checks/charter-terms.ts';
import { checkLinks } from './checks/links.ts';
import { mediaFindings } from './checks/media.ts';
import { pictureSizes } from './checks/picture-sizes.ts';
import { positionFindings } from './checks/positions.ts';
import { redirectFindings } from './checks/redirects.ts';
import { referenceFindings } from './checks/references.ts';
import { repeatedRuns } from './checks/repeated-runs.ts';
import { stopFindings } from './checks/stops.ts';
import { storyFacts } from './checks/story-facts.ts';
import { allTexts } from './checks/texts.ts';
import { translationFindings } from './checks/translations.ts';
import { typographyFindings } from './checks/typography.ts';
import { unknownFields } from './checks/unknown-fields.ts';
import { readWaterLookup, type WaterLookup } from './checks/water-lookup.ts';
import { yachtDates } from './checks/yacht-dates.ts';
import { yachtFigures } from './checks/yacht-figures.ts';
import { yachtOffer } from './checks/yacht-offer.ts';
import type { Content } from './content.ts';
import { readFolder } from './content-folder.ts';
import type { Finding } from './finding.ts';
import { pageFormFindings } from './page-form.ts';
import { orphans, parentCycles } from './page-tree.ts';
import { parseContent } from './parsed-content.ts';

/**
 * Finds all mistakes in a content folder, and counts those that it accepts.
 *
 * @param today ISO 8601 date
 * @param remote where the calendar feeds are asked; null asks none, without a network
 */
export async function checkContent(
  dir: string,
  today: string,
  remote: RemoteFiles | null = null,
): Promise<CheckResult> {
  const source = await readFolder(dir);
  const { content, findings } = parseContent(source, today);
  const sizes = await pictureSizes(content);
  const waters = await readWaterLookup();
  const asked = remote === null ? [] : await feedFindings(content, remote);
  return acceptFindings(
    [...findings, ...rules(content, waters), ...mediaFindings(content, sizes), ...asked],
    source.check,
  );
}

function rules(content: Content, waters: WaterLookup | null): readonly Finding[] {
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
    ...calendarFindings(content),
    ...positionFindings(content, waters),
    ...parentCycles(content),
    ...orphans(content, linked),
    ...repeatedRuns(content.yachts),
    ...storyFacts(content),
    ...redirectFindings(content),
    ...pageFormFindings(content),
    ...content.yachts.flatMap((yacht) => [
      ...yachtFigures(yacht, content.today),
      ...yachtDates(yacht, content.today),
      ...yachtOffer(yacht),
    ]),
  ];
}
