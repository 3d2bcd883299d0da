const PATHS = {
  arrow: 'M2 10h15M11.5 4.5 17 10l-5.5 5.5',
  back: 'M18 10H3M8.5 4.5 3 10l5.5 5.5',
  cross: 'M4 4l12 12M16 4 4 16',
  menu: 'M2 7h16M2 13h16',
  filters: 'M2 6h9M15 6h3M2 14h3M9 14h9M13 3.5v5M7 11.5v5',
  chevron: 'M5 7.5l5 5 5-5',
  search: 'M8.5 15a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM13.1 13.1 18 18',
} as const;

export type IconName = keyof typeof PATHS;

type Props = { readonly small?: boolean } & (
  | { readonly name: IconName; readonly path?: never }
  /** Path data in a square of 20, for an icon that stands in one place only. */
  | { readonly path: string; readonly name?: never }
);

/** Renders a decorative icon; the text beside it, or its button's label, is its accessible name. */
export function Icon({ name, path, small = false }: Props) {
  return (
    <svg className={small ? 'ico ico-s' : 'ico'} viewBox="0 0 20 20" aria-hidden="true">
      <path d={path === undefined ? PATHS[name] : path} />
    </svg>
  );
}

/** Renders a plus while its disclosure is closed and a minus while it is open. */
export function DisclosureIcon() {
  return (
    <svg className="ico" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M3 10h14" />
      <path className="upright" d="M10 3v14" />
    </svg>
  );
}
