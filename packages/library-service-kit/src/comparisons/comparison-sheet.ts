export { comparisonLink } from './comparison-link';

import { type Comparable, describeCounts, type MatrixCell, type MatrixGroup } from '@skills-architect/contracts/roles';
import type { CellLook, StyledCell, StyledSheet } from '../workbooks';
import { LEVEL_LOOKS } from '../workbooks/level-looks';

/** A persona or role of a comparison. */
export interface ComparedColumn {
  name: string;
  /** Its values above the skills, in the order of the comparison's facts. */
  facts: readonly string[];
}

/** A comparison as its screen shows it. */
export interface ComparisonOf<S extends Comparable> {
  title: string;
  /** URL that opens the same comparison; see `comparisonLink`. */
  link: string | undefined;
  /** Titles of the facts; the first is of the column itself, e.g. 'Persona'. */
  facts: readonly string[];
  columns: readonly ComparedColumn[];
  groups: readonly MatrixGroup<S>[];
  /** Name of the expected level, without its number. */
  levelName: (expected: S) => string | undefined;
}

const HEAD: CellLook = { bold: true, colour: 'FFFFFF', fill: '0F5C63' };
const CATEGORY: CellLook = { bold: true, fill: 'E0F4F1' };
const MISSING: CellLook = { colour: 'B42318', fill: 'FDE8E6' };
const LEGEND = 'Red: the skill is missing. The sign = marks a level that another column has too.';
const NAME_WIDTH = 44;
const COLUMN_WIDTH = 32;

const levelCell = <S extends Comparable>(
  { expected, equal }: MatrixCell<S>,
  levelName: ComparisonOf<S>['levelName'],
): StyledCell => {
  if (!expected) return { text: '–', ...MISSING };
  if (expected.levelNumber === null) return { text: 'No level' };
  const text = [expected.levelNumber, levelName(expected), equal && '='].filter(Boolean).join(' ');
  return { text, ...LEVEL_LOOKS[expected.levelNumber - 1] };
};

/** A comparison as a sheet in the layout of its screen: facts of each column, then the skills by category. */
export const comparisonSheet = <S extends Comparable>(comparison: ComparisonOf<S>): StyledSheet => {
  const { title, link, facts, columns, groups, levelName } = comparison;
  return {
    name: title,
    widths: [NAME_WIDTH, ...columns.map(() => COLUMN_WIDTH)],
    rows: [
      [{ text: title, bold: true }],
      ...(link ? [[{ text: 'Open this comparison', link }]] : []),
      [{ text: LEGEND }],
      [],
      ...facts.map((fact, index) => [
        { text: fact, bold: true },
        ...columns.map(({ name, facts: columnFacts }) =>
          index === 0 ? { text: name, bold: true } : { text: columnFacts[index - 1] ?? '' },
        ),
      ]),
      [],
      [{ text: 'Skill', ...HEAD }, ...columns.map(({ name }) => ({ text: name, ...HEAD }))],
      ...groups.flatMap((group) => [
        [
          { text: group.name, ...CATEGORY },
          ...columns.map((_, index) => ({ text: index === 0 ? describeCounts(group) : '', ...CATEGORY })),
        ],
        ...group.rows.map(({ skill, cells }) => [
          { text: skill.skillName },
          ...cells.map((cell) => levelCell(cell, levelName)),
        ]),
      ]),
    ],
  };
};
