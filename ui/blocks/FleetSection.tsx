import { useEffect, useRef } from 'react';
import { StaticMarkup } from '../components/StaticMarkup.tsx';
import type { BlockProps } from './BlockSection.tsx';

/** Renders the fleet to scale, which is the server's markup, and zooms it by a script of its own (CF4). */
export function FleetSection({ block: { html } }: BlockProps<'fleet-to-scale'>) {
  const element = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other markup is other elements
  useEffect(() => {
    let stop = () => {};
    let left = false;
    import('../fleet-strip/start-fleet-strip.ts').then(
      ({ startFleetStrip }) => {
        const strip = element.current?.querySelector<HTMLElement>('.fl');
        if (!left && strip) stop = startFleetStrip(strip);
      },
      // The links zoom without it.
      () => {},
    );
    return () => {
      left = true;
      stop();
    };
  }, [html]);
  return (
    <section ref={element} className="fl-part">
      <StaticMarkup className="" html={html} />
    </section>
  );
}
