/** Licences, by their SPDX identifiers, under which a package may be used and shipped with its notice and no more. */
export const ALLOWED_LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
]);

/** An exception from the list above. */
export interface SpecialLicence {
  /** The package's name, or its beginning with a `*` at the end. */
  readonly packages: string;
  /** The licence that is accepted: as the package states it, or as its licence file says where it states none. */
  readonly licence: string;
  /** Whether the package states no licence; once it does, the exception is no longer needed. */
  readonly statesNone?: true;
  readonly reason: string;
  /** Whether THIRD-PARTY-NOTICES.md must name it: it is part of a release, and the licence asks for more than a notice. */
  readonly needsNotice?: true;
}

export const SPECIAL_LICENCES: readonly SpecialLicence[] = [
  {
    packages: '@img/sharp-libvips-*',
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips is a shared library of its own, which sharp loads and anyone may replace.',
    needsNotice: true,
  },
  {
    packages: '@img/sharp-win32-*',
    licence: 'Apache-2.0 AND LGPL-3.0-or-later',
    reason: 'On Windows, libvips stands beside sharp as a DLL of its own.',
    needsNotice: true,
  },
  {
    packages: '@img/sharp-wasm32',
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    reason: 'libvips as WebAssembly, for platforms without a build; only an explicit installation brings it.',
    needsNotice: true,
  },
  {
    packages: 'lightningcss*',
    licence: 'MPL-2.0',
    reason: 'Vite and Tailwind minify style sheets with it. It is unchanged, and the site never loads it.',
    needsNotice: true,
  },
  {
    packages: 'caniuse-lite',
    licence: 'CC-BY-4.0',
    reason: 'Data about browsers, which builds read. It is unchanged, and the site never loads it.',
    needsNotice: true,
  },
  {
    packages: 'axe-core',
    licence: 'MPL-2.0',
    reason: 'The browser tests use it unchanged; no release contains it.',
  },
  {
    packages: 'ical.js',
    licence: 'MPL-2.0',
    reason: 'The server reads calendar feeds with it, unchanged; its source is named.',
    needsNotice: true,
  },
  {
    packages: 'argparse',
    licence: 'Python-2.0',
    reason: 'The Python licence asks for its notice and no more; only development uses it.',
  },
  {
    packages: '@fontsource-variable/*',
    licence: 'OFL-1.1',
    reason: 'The sources of the fonts in ui/styles/fonts, where their licences stand.',
  },
  {
    packages: 'png-js',
    licence: 'MIT',
    statesNone: true,
    reason: 'It states no licence; its LICENSE file is the MIT licence.',
  },
  {
    packages: 'suncalc',
    licence: 'BSD-2-Clause',
    statesNone: true,
    reason: 'It states no licence; its LICENSE file is the BSD licence of two clauses.',
  },
];
