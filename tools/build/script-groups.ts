/** Files of `ui/i18n` and `ui/components` that only some pages load; the search lists share the last two. */
export const LATER = {
  i18n: ['clock-time', 'office-hours'],
  components: ['NotKnown', 'JumpToMenu', 'event-rate', 'LocalTime', 'SearchField', 'Pagination'],
};
export const SHARED_BY_LISTS = ['SearchField', 'Pagination'];

/**
 * Files of other folders that every page starts with; the card of a yacht is on most pages. The hooks that render are not
 * among them: they evaluate React, which is then a task of its own, after the router's.
 */
export const FIRST = ['yacht-card/YachtCard', 'yacht-card/document-cards', 'navigation/browser-address'];

const FRAMEWORK = 'react|react-dom|scheduler|vike';
const i18n = `i18n/(?!${LATER.i18n.join('|')})`;
const components = `components/(?!${LATER.components.join('|')})`;

/**
 * The scripts that every page starts with, in one file. Otherwise the bundler would split them by which later scripts
 * share them, and a dozen small files weigh 1.4 kB more than one.
 */
export const EVERY_PAGE = ofPaths(
  `node_modules/(?:${FRAMEWORK})/|ui/(?:${[i18n, components, ...FIRST.map(literal)].join('|')})`,
);

/** The parts that lists of yachts and of search results share. */
export const LISTS = ofPaths(`ui/components/(?:${SHARED_BY_LISTS.join('|')})`);

/** Makes a pattern of paths, with the separators of any system. */
function ofPaths(pattern: string): RegExp {
  return new RegExp(pattern.replaceAll('/', '[\\\\/]'));
}

function literal(path: string): string {
  return path.replaceAll('+', '\\+');
}
