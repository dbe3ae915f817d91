import { MAX_CLIENT_SKILLS } from '@skills-architect/contracts/personas';
import type { ReadSheet, Sheet } from '@skills-architect/library-service-kit/workbooks';
import { AppError, fold } from '@skills-architect/service-kit';
import { checkLevel, checkLine, formSheet, readForm, refuseWrong } from '../sheet-forms/sheet-form';

/** A skill of a client's workbook. */
export interface SheetSkill {
  clientSkill: string;
  levelNumber: number | null;
}

/** Error of a cell that must name a client skill. */
export const checkSkill = (cell: string): string | undefined =>
  cell ? checkLine(cell) : 'Enter the name of the skill, or delete the row.';

/** The columns of the template for a client with this number of levels. */
export const clientSkillColumns = (levelCount: number) => [
  { field: 'skill' as const, title: 'Client Skill', width: 56, check: checkSkill, isRequired: true as const },
  { field: 'level' as const, title: 'Target Proficiency', width: 20, check: checkLevel(levelCount) },
];

/** The template for a client with this number of levels; the second sheet describes the columns of the first. */
export const clientSkillsSheets = (levelCount: number): Sheet[] => [
  formSheet('Client Skills', clientSkillColumns(levelCount)),
  {
    name: 'Notes',
    columns: [
      { title: 'Column', width: 24 },
      { title: 'What to enter', width: 80 },
    ],
    rows: [
      ['Client Skill', 'The name of one skill, as you use it. One skill per row.'],
      ['Target Proficiency', `Optional: the number of the level, from 1 to ${levelCount}.`],
    ],
  },
];

export const toLevelNumber = (cell: string): number | null => (cell === '' ? null : Number(cell));

/** Parses a filled-in template; throws an error that lists all wrong cells, so that nothing is imported. */
export const readClientSkills = (sheets: readonly ReadSheet[], levelCount: number): SheetSkill[] => {
  const formColumns = clientSkillColumns(levelCount);
  const { sheet, rows, wrong } = readForm(sheets, formColumns);
  const firstRows = new Map<string, number>();
  for (const { row, cell } of rows) {
    const key = fold(cell('skill'));
    const firstRow = firstRows.get(key);
    if (key && firstRow !== undefined)
      wrong.push({
        sheet,
        row,
        column: 'Client Skill',
        value: cell('skill'),
        problem: `This skill is already in row ${firstRow}. Delete one of the two.`,
      });
    else firstRows.set(key, row);
  }
  if (wrong.length)
    throw refuseWrong(
      wrong.toSorted((a, b) => a.row - b.row),
      formColumns,
      sheets[0]?.columnsAt,
    );
  if (rows.length > MAX_CLIENT_SKILLS)
    throw new AppError(
      'invalid',
      `The sheet holds ${rows.length} skills. A persona can have at most ${MAX_CLIENT_SKILLS}.`,
    );
  return rows.map(({ cell }) => ({ clientSkill: cell('skill'), levelNumber: toLevelNumber(cell('level')) }));
};
