import { UNITS } from './charts.ts';
import { DETAIL_CELL, DETAIL_COLUMNS, type DetailCell } from './detail-cells.ts';

interface Props {
  readonly cells: readonly DetailCell[];
}

/** Units of the chart across one cell, and how far cells reach into each other, as their files do. */
const CELL = UNITS / DETAIL_COLUMNS;
const OVERLAP = 2;

/** Hides the coarser chart beneath: at a coast, once its file is there, and for good where that never comes. */
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
      {/* All coasts lie below all land: neither their inner half is seen, nor an edge between two cells. */}
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

/** A part of a cell's file, where there is one. */
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
