import type { PageIndex } from '../../../core/content/page-index.ts';
import { LOCALES, type Locale } from '../../../core/locale/locale.ts';
import { buildRedirects } from '../../../core/routing/build-redirects.ts';
import { findRedirect } from '../../../core/routing/redirects.ts';
import { splitAddress } from '../../../core/routing/trailing-slash.ts';
import { facetValue } from '../../../core/search/facets/facet-value.ts';
import { decodeCriteria } from '../../../core/search/query/criteria-query.ts';
import { listQueryRules } from '../../../core/search/query/search-query.ts';
import type { YachtRecord } from '../../content-records.ts';
import { type Content, fieldOf, type PageFile } from '../content.ts';
import { errorAt, type Finding, warningAt } from '../finding.ts';
import { type LinkTargets, linkTarget } from './link-target.ts';
import { addressesIn, linksIn, localesOf, type PlacedLink } from './placed.ts';

/** The addresses in a yacht's record, the same in every language. */
const YACHT_ADDRESSES: readonly (keyof YachtRecord)[] = [
  'builderUrl',
  'brochureCharter',
  'brochureSales',
  'youtubeUrlCharter',
  'youtubeUrlSale',
];
const ALL: readonly Locale[] = LOCALES.map(({ code }) => code);

export interface CheckedLinks {
  readonly findings: readonly Finding[];
  /** Ids of the pages that other pages link to. */
  readonly linked: ReadonlySet<string>;
}

/** Checks that every link within the site leads to a page in the language of its text (RT5, LK4). */
export function checkLinks(content: Content): CheckedLinks {
  const { source, pages, drafts, areas, yachts, redirects, previewed, published } = content;
  const site = linkTargetsOf(content, published);
  const preview = linkTargetsOf(content, previewed);
  const linked = new Set<string>();
  const findings: Finding[] = [];
  const check = (file: string, links: readonly PlacedLink[], from: LinkTargets, own: PageFile | null = null): void => {
    for (const { path, href, locales } of links) {
      for (const locale of locales) {
        const { page, error, warning } = linkTarget(href, locale, from, own?.page ?? null);
        if (error !== null) findings.push(errorAt(file, path, `${href} ${error}`));
        if (warning !== null) findings.push(warningAt(file, path, `${href} ${warning}`));
        if (page !== null && page.id !== own?.page.id) linked.add(page.id);
      }
    }
  };

  for (const page of pages) check(page.file, linksOf(page), site, page);
  for (const page of drafts) check(page.file, linksOf(page), preview, page);
  if (source.site.json.ok) check(source.site.name, linksIn(source.site.json.value, '', ALL), site);
  for (const { place, raw } of areas.values()) {
    check(source.areas.name, addressesIn(fieldOf(raw, 'url'), `${place}.url`, ALL), site);
  }
  for (const { file, raw, yacht } of yachts) {
    const features = yacht.features.flatMap(({ featureUrl }, at) =>
      addressesIn(featureUrl, `features[${at}].featureURL`, ALL),
    );
    const others = YACHT_ADDRESSES.flatMap((key) => addressesIn(fieldOf(raw, key), key, ALL));
    check(
      file,
      [...features, ...others].filter(({ href }) => href !== ''),
      site,
    );
  }
  // Chains are reported with the redirects.
  const withoutRules = { ...site, redirects: NO_RULES };
  for (const { place, raw, value } of redirects) {
    const targets = addressesIn(fieldOf(raw, 'to'), `${place}.to`, ALL);
    const ends = targets.map((target) => ({
      ...target,
      locales: target.locales.filter(
        (locale) => findRedirect(site.redirects, splitAddress(value.to[locale]).path, locale) === null,
      ),
    }));
    check(source.redirects.name, ends, withoutRules);
  }
  for (const page of [...pages, ...drafts]) findings.push(...gridSearches(page, site));
  return { findings, linked };
}

const { redirects: NO_RULES } = buildRedirects([]);

export function linkTargetsOf({ redirects, offices, areas, fleet, today }: Content, pageIndex: PageIndex): LinkTargets {
  const places = [...areas.values()].flatMap(({ value }) => [value.id, value.region.id]);
  return {
    pageIndex,
    fleet,
    redirects: buildRedirects(redirects.map(({ value }) => value)).redirects,
    offices: new Set(offices.keys()),
    destinations: new Set(places.map(facetValue).filter((value) => value !== null)),
    today,
  };
}

function linksOf(page: PageFile): readonly PlacedLink[] {
  return localesOf(page).flatMap((locale) =>
    page.blocks[locale].flatMap(({ path, raw, block }) => (block === null ? [] : linksIn(raw, path, [locale]))),
  );
}

/** Checks that the search of a yacht grid is in the list's canonical form. */
function gridSearches(page: PageFile, { destinations }: LinkTargets): Finding[] {
  return localesOf(page).flatMap((locale) =>
    page.blocks[locale].flatMap(({ path, block }) => {
      if (block?.type !== 'yacht-grid' || block.query === '') return [];
      const field = `${path}.query`;
      const written = listQueryRules(block.market).canonical(block.query).slice(1);
      if (written !== block.query) return [errorAt(page.file, field, `"${block.query}" is read as "${written}"`)];
      const asked = decodeCriteria(block.market, block.query).refinements.destination ?? [];
      return asked
        .filter((value) => !destinations.has(value))
        .map((value) => errorAt(page.file, field, `asks for the destination "${value}", which no area has`));
    }),
  );
}
