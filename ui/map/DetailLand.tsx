import { UNITS } from './charts.ts';
import { DETAIL_CELL, DETAIL_COLUMNS, type DetailCell } from './detail-cells.ts';

interface Props {
  readonly cells: readonly DetailCell[];
}

/** Units of the chart across one cell, and the overlap of neighbouring cells, as in their files. */
const CELL = UNITS / DETAIL_COLUMNS;
const OVERLAP = 2;

/**
 * Draws the sea of the cells, which hides the coarser chart below. Where a cell's file does not load, the coarser chart
 * stays visible.
 */
export function DetailSea({ cells }: Props) {
  return cells.map((cell) =>
    cell.kind === 'sea' ? (
      <Whole key={keyOf(cell)} cell={cell} className="chart-sea" />
    ) : (
      <Part key={keyOf(cell)} cell={cell} id="sea" className="chart-sea" />
    ),
  );
}

export function DetailLand({ cells }: Props) {
  return (
    <>
      {/* All coasts are drawn below all land, so that neither their inner half nor the edge between two cells is
         visible. */}
      {cells.map((cell) => (
        <Part key={`coast ${keyOf(cell)}`} cell={cell} id="land" className="chart-coast" />
      ))}
      {cells.map((cell) =>
        cell.kind === 'land' ? (
          <Whole key={keyOf(cell)} cell={cell} className="chart-ground" />
        ) : (
          <Part key={keyOf(cell)} cell={cell} id="land" className="chart-ground" />
        ),
      )}
    </>
  );
}

interface CellProps {
  readonly cell: DetailCell;
  readonly className: string;
}

/** Draws the sea or the land of a cell's file; nothing for a cell without a file. */
function Part({ cell, id, className }: CellProps & { readonly id: 'sea' | 'land' }) {
  if (cell.file === null) return null;
  const place = `translate(${cell.column * CELL} ${cell.row * CELL}) scale(${CELL / DETAIL_CELL})`;
  return <use className={className} href={`${cell.file}#${id}`} transform={place} />;
}

function Whole({ cell, className }: CellProps) {
  const [x, y] = [cell.column * CELL - OVERLAP, cell.row * CELL - OVERLAP];
  return <rect className={className} x={x} y={y} width={CELL + 2 * OVERLAP} height={CELL + 2 * OVERLAP} />;
}

function keyOf({ column, row }: DetailCell): string {
  return `${column} ${row}`;
}
