/** A link to one of several alternatives. */
export interface SegmentView {
  readonly text: string;
  /** The formatted number of results behind the link. */
  readonly count?: string | null;
  readonly href: string;
  readonly current: boolean;
}

interface Props {
  readonly label: string;
  readonly links: readonly SegmentView[];
  readonly className: string;
}

/** Renders a row of links to alternatives, one of which is current. */
export function SegmentedLinks({ label, links, className }: Props) {
  return (
    <nav className={`seg ${className}`} aria-label={label}>
      {links.map(({ text, count, href, current }) => (
        <a key={text} href={href} aria-current={current ? 'true' : undefined}>
          <span>{text}</span>
          {count && <b>{count}</b>}
        </a>
      ))}
    </nav>
  );
}
