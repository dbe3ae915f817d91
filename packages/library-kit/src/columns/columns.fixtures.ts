import type { ReadColumn, TableReading } from '@skills-architect/contracts';

export const aColumn = (index: number, title: string, overrides: Partial<ReadColumn> = {}): ReadColumn => ({
  ...{ at: index, title, field: null, samples: [], filled: 2, isLongText: false, levels: [] },
  ...overrides,
});

/** A file with a skill, a level word and a long text, read for client skills. */
export const aReading = (overrides: Partial<TableReading> = {}): TableReading => ({
  shape: '0123456789abcdef0123456789abcdef',
  sheet: 'Plant',
  sheets: [{ name: 'Plant', rows: 4, isHidden: false }],
  headRow: 2,
  rows: 3,
  columns: [
    aColumn(0, 'Competency', { field: 'skill', samples: ['Welding', 'Lifting'] }),
    aColumn(1, 'Grade', {
      field: 'level',
      levels: [
        { value: 'Expert', level: 5, isLeftOut: false },
        { value: 'R', level: null, isLeftOut: false },
      ],
      question: 'What do "R" mean?',
    }),
    aColumn(2, 'Behaviour', { isLongText: true }),
    aColumn(3, 'Employee', { why: 'people are not imported' }),
  ],
  fields: [
    { field: 'skill', title: 'Client Skill', isRequired: true },
    { field: 'level', title: 'Target Proficiency', isRequired: false },
  ],
  constants: [],
  levelCount: 5,
  notes: ['The titles are in row 2. Not imported from above them: "Skills of 2026".'],
  firstRows: [
    ['Welding', 'Expert', 'Long', 'Anna'],
    ['Lifting', 'R', 'Long', 'Peter'],
    ['', '', '', ''],
  ],
  ...overrides,
});
