import { formatCount, formatNumber } from '@skills-architect/contracts/locale';
import { MAX_LEVEL, type MapCell, type SkillMap } from '@skills-architect/contracts/personas';
import { personasPath } from '../overview-filter/overview-filter';
import type { MapPlace } from './map-geometry';

export type MapRow = SkillMap['rows'][number];
export type MapColumn = SkillMap['columns'][number];
/** What the colour and the number of a cell are. */
export type Measure = 'need' | 'level';

/** What a row is called. */
export const rowName = ({ kind, name }: Pick<MapRow, 'kind' | 'name'>): string =>
  kind === 'company' ? 'Whole company' : name;

export const findCell = (map: SkillMap, { row, column }: MapPlace): MapCell | undefined =>
  map.rows[row]?.cells.find(([index]) => index === column);

/** A level as it stands in cells; an average has one decimal. */
export const formatLevel = (level: number): string => (level ? formatNumber(level) : '–');

/** The step of the colour ramp, 1 to 7, by level or by the share of personas that need the column; 0 without a level. */
export const rampStep = (row: Pick<MapRow, 'personas'>, [, personas, level]: MapCell, measure: Measure): number =>
  measure === 'level' ? Math.round(level) : Math.max(1, Math.ceil((MAX_LEVEL * personas) / Math.max(1, row.personas)));

/** The number in a cell. */
export const cellText = ([, personas, level]: MapCell, measure: Measure): string =>
  measure === 'level' ? formatLevel(level) : formatNumber(personas);

/** A cell in words. */
export const describeCell = (row: MapRow, column: MapColumn, cell: MapCell | undefined): string => {
  const place = `${rowName(row)}, ${column.skillName}`;
  if (!cell) return `${place}: not needed`;
  const [, personas, level] = cell;
  if (row.kind === 'persona') return `${place}: ${level ? `level ${formatNumber(level)}` : 'without a level'}`;
  const need = `${formatNumber(personas)} of ${formatCount(row.personas, 'persona')}`;
  return `${place}: ${need}, ${level ? `level ${formatNumber(level)} on average` : 'without levels'}`;
};

/** The list of the personas behind a cell. */
export const listPath = ({ kind, id }: MapRow, { skillId, skillName }: MapColumn): string =>
  personasPath(skillId === null ? { skillCategory: skillName } : { skillId }, kind === 'department' ? id : undefined);

/** A cell as a row of the table. */
export interface ListedCell {
  row: MapRow;
  column: MapColumn;
  cell: MapCell;
}
/** All cells, the most needed columns first. */
export const listCells = ({ rows, columns }: SkillMap): ListedCell[] => {
  const byColumn: ListedCell[][] = columns.map(() => []);
  for (const row of rows)
    for (const cell of row.cells) {
      const column = columns[cell[0]];
      if (column) byColumn[cell[0]]?.push({ row, column, cell });
    }
  return byColumn.flat();
};
