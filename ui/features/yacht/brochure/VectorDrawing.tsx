import { G, Path, Svg } from '@react-pdf/renderer';
import type { PaintedShape } from './brochure-view.ts';

interface VectorDrawingProps {
  readonly shapes: readonly PaintedShape[];
  /** Points in a meter. */
  readonly scale: number;
  /** Meters from the drawing's left and upper edges to its origin. */
  readonly left?: number;
  readonly top: number;
  /** Whether `y` is positive upwards. */
  readonly up?: boolean;
  /** Points. */
  readonly width: number;
  readonly height: number;
}

/** Renders shapes, whose measures are in meters, as vectors. */
export function VectorDrawing({ shapes, scale, left = 0, top, up = false, width, height }: VectorDrawingProps) {
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <G transform={`translate(${left * scale} ${top * scale}) scale(${scale} ${up ? -scale : scale})`}>
        {shapes.map(({ path, fill, stroke, width: line, dash }) => (
          <Path
            key={`${fill} ${stroke} ${path}`}
            d={path}
            fill={fill ?? 'none'}
            {...(stroke !== null && { stroke, strokeWidth: line })}
            {...(dash !== null && { strokeDasharray: dash.join(' ') })}
          />
        ))}
      </G>
    </Svg>
  );
}
