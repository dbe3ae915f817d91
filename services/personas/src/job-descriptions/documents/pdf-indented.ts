import { startsItem } from '../text/bullets';
import type { Row } from './pdf-rows';

const FEWEST = 3;
const MOST = 0.6;
const NEAR = 3;
/** Lists are indented by at least this many character heights. */
const INDENT = 1.2;

/** Recognition reads some bullets as quotation marks. */
const startsCapital = ({ text }: Row) => /^(?:[«»] ?)?["'(]?\p{Lu}/u.test(text.trim());

/** The outermost left edge at which at least two rows of a column begin. */
const outerEdge = (rows: readonly Row[]) => {
  const counts = new Map<number, number>();
  for (const { left } of rows) {
    const edge = Math.round(left / NEAR);
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  let outer = Number.POSITIVE_INFINITY;
  for (const [edge, count] of counts) if (count > 1) outer = Math.min(outer, edge * NEAR);
  return outer;
};

/**
 * The rows of lists whose bullets are drawn, as browsers print them, and not written: runs of rows at one indentation
 * without bullets, most of which begin with a capital.
 */
export const indentedRows = (rows: readonly Row[]): ReadonlySet<Row> => {
  const outer = outerEdge(rows);
  const found = new Set<Row>();
  let run: Row[] = [];
  const close = () => {
    const isList = run.length >= FEWEST && run.filter(startsCapital).length >= Math.max(FEWEST, run.length * MOST);
    const isPlain = run.every(({ text }) => !startsItem(text) && !text.includes('\t'));
    if (isList && isPlain) for (const row of run) found.add(row);
    run = [];
  };
  for (const row of rows) {
    const last = run.at(-1);
    const isSame =
      last && Math.abs(last.left - row.left) < NEAR && last.font === row.font && last.y - row.y < row.size * 2.2;
    if (!isSame) close();
    if (row.left - outer >= row.size * INDENT && row.left - outer < row.size * 6) run.push(row);
  }
  close();
  return found;
};

/** Whether a row begins an item of a list whose bullets are drawn. */
export const startsDrawnItem = (row: Row, indented: ReadonlySet<Row>): boolean =>
  indented.has(row) && startsCapital(row);
