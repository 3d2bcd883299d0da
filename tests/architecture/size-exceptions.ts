/** Folders, files and functions that may be larger than the rest, each with its reason. */
export const SIZE_EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['core/ports', 'one file for each port'],
  ['tools/demo/fleet/places/area-aliases.ts', 'a table of names'],
  ['tools/demo/fleet/design/builders.ts', 'a table of yards'],
  ['tools/demo/fleet/feature-catalogue.ts', 'a table of features'],
  ['tools/demo/fleet/yacht.ts drawRecord', 'one line for each field of a record'],
  ['ui/shell/site-runtime.ts createSiteRuntime', 'it puts the services of the browser together, one after the other'],
  ['ui/map/make-movable.ts makeMovable', 'the handlers of one gesture share where the pointers are'],
  ['ui/features/search/filters/RangeSlider.tsx useRangeSlider', 'the handlers of one slider share its track'],
]);
