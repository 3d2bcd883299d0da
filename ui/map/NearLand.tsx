import { UNITS } from './charts.ts';
import { NEAR_CELL, NEAR_COLUMNS, type NearCell } from './near-cells.ts';

interface Props {
  readonly cells: readonly NearCell[];
}

/** Units of the chart across one cell, and how far cells reach into each other, as their files do. */
const CELL = UNITS / NEAR_COLUMNS;
const OVERLAP = 2;

/** Hides the coarser chart beneath: at a coast, once its file is there, and for good where that never comes. */
export function NearSea({ cells }: Props) {
  return cells.map((cell) =>
    cell.kind === 'sea' ? (
      <Whole key={keyOf(cell)} cell={cell} className="chart-sea" />
    ) : (
      <Part key={keyOf(cell)} cell={cell} id="sea" className="chart-sea" />
    ),
  );
}

export function NearLand({ cells }: Props) {
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
  readonly cell: NearCell;
  readonly className: string;
}

/** A part of a cell's file, where there is one. */
function Part({ cell, id, className }: CellProps & { readonly id: 'sea' | 'land' }) {
  if (cell.file === null) return null;
  const place = `translate(${cell.column * CELL} ${cell.row * CELL}) scale(${CELL / NEAR_CELL})`;
  return <use className={className} href={`${cell.file}#${id}`} transform={place} />;
}

function Whole({ cell, className }: CellProps) {
  const [x, y] = [cell.column * CELL - OVERLAP, cell.row * CELL - OVERLAP];
  return <rect className={className} x={x} y={y} width={CELL + 2 * OVERLAP} height={CELL + 2 * OVERLAP} />;
}

function keyOf({ column, row }: NearCell): string {
  return `${column} ${row}`;
}
