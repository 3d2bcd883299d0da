import type { SegmentView } from './segment-view.ts';

interface Props {
  readonly label: string;
  readonly links: readonly SegmentView[];
  readonly className: string;
}

/** Links of which one is current: the ways to look at the same thing. */
export function Segments({ label, links, className }: Props) {
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
