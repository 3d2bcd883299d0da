/** A region that scrolls must be reachable by keyboard, though nothing in it is. */
const SCROLLS_SIDEWAYS = { tabIndex: 0 } as const;

interface Props {
  /** What the region is called. */
  readonly title: string;
  readonly src: string;
  readonly alt: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** A drawing too wide for a phone: there it scrolls sideways. */
export function ScrollingDrawing({ title, alt, ...drawing }: Props) {
  return (
    <section className="sc" {...SCROLLS_SIDEWAYS} aria-label={title}>
      <img alt={alt} {...drawing} loading="lazy" decoding="async" />
    </section>
  );
}
