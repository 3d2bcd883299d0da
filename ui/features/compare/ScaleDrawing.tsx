import type { ComponentProps } from 'react';
import { Heading } from '../../components/Heading.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import type { ScaleDrawingView } from './build-scale-drawing-view.ts';

/**
 * Renders the yachts one below the other, to one scale, with their sterns in line and their bows to the right (CF1). The
 * SVG grows with the window, up to a width; the texts are positioned over it in per cent, so that they keep their size
 * on the smallest screen.
 */
export function ScaleDrawing({ scale }: { readonly scale: ScaleDrawingView }) {
  const t = useTranslate();
  const { width, height, widest, hulls, ticks, label, volumes } = scale;
  return (
    <section className="cmp-ground">
      <div className="wrap">
        <Heading lvl={2} className="vh">
          {t('compare.scale')}
        </Heading>
        <div className="cmp-scale num" role="img" aria-label={label}>
          <svg width={widest} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {ticks.map(({ at }) => (
              <Line key={at} d={`M${at} 0V${height}`} stroke="var(--color-line-strong)" opacity={0.3} />
            ))}
            {hulls.map((hull) => (
              <Hull key={hull.id} hull={hull} width={width} />
            ))}
          </svg>
          <svg className="cmp-words" aria-hidden="true">
            {hulls.map(({ id, name, text, length, waterline, below }) => (
              <g key={id}>
                <text x={percentOf(length, width)} y={percentOf(waterline, height)} dx="6" dy="-5">
                  {text}
                </text>
                <text x="0" y={percentOf(waterline + below, height)} dy="15" fontWeight={500}>
                  {name}
                </text>
              </g>
            ))}
            {ticks.map(({ at, text }, index) => (
              <text
                key={at}
                x={percentOf(at, width)}
                y="100%"
                dy="22"
                fill="var(--color-ink-2)"
                textAnchor={index === 0 ? 'start' : 'middle'}
              >
                {text}
              </text>
            ))}
          </svg>
        </div>
        {volumes.length === 0 ? null : <Volumes volumes={volumes} />}
      </div>
    </section>
  );
}

/** Renders a hull, her waterline and a mark at her bow. */
function Hull({ hull, width }: { readonly hull: ScaleDrawingView['hulls'][number]; readonly width: number }) {
  const { src, length, waterline, above, below } = hull;
  return (
    <>
      <image href={src} y={waterline - above} width={length} height={above + below} preserveAspectRatio="none" />
      <Line d={`M0 ${waterline}H${width}`} stroke="var(--color-blue-dark)" />
      <Line
        d={`M${length} ${waterline - width / 50}V${waterline + width / 80}`}
        stroke="var(--color-brass)"
        strokeWidth={2}
      />
    </>
  );
}

/** Renders a line whose width does not scale with the drawing. */
function Line(props: ComponentProps<'path'>) {
  return <path vectorEffect="non-scaling-stroke" {...props} />;
}

function Volumes({ volumes }: Pick<ScaleDrawingView, 'volumes'>) {
  const t = useTranslate();
  return (
    <figure className="cmp-volumes num">
      <figcaption>{t('compare.volume')}</figcaption>
      <ul>
        {volumes.map(({ id, name, text, side }) => (
          <li key={id}>
            {side === null ? null : (
              <svg width={side} viewBox="0 0 1 1" aria-hidden="true">
                <path d="M0 0h1v1H0z" fill="var(--color-blue-dark)" />
              </svg>
            )}
            <p>
              <b>{name}</b> {text ?? t('compare.notKnown')}
            </p>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function percentOf(at: number, whole: number): string {
  return `${Math.round((at / whole) * 10_000) / 100}%`;
}
