import { utils, write } from '@e965/xlsx';

/** Distance in rows between two wrong cells, which spreads 60 of them over 5,000 rows. */
const WRONG_EVERY = 83;
const TITLES = [
  'Client Role',
  'Department',
  'Reporting To',
  'Role Description',
  'Roles and Responsibilities',
  'Client Skill',
  'Target Proficiency',
];
const WRONG_CELLS = [
  ['Client Role', 0, ''],
  ['Department', 1, ''],
  ['Target Proficiency', 6, 'nine'],
] as const;

export interface RoleBook {
  bytes: Uint8Array;
  /** Row and column of each wrong cell. */
  wrong: string[];
}

/** A workbook with one sheet, whose first row has the titles. */
export const workbookOf = (sheet: string, rows: readonly (readonly string[])[]): Uint8Array => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), sheet);
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }));
};

/** A workbook of roles and their skills, as clients fill it in. */
export const roleBook = ({
  name,
  roles,
  skills,
  wrongCells = 0,
}: {
  name: string;
  roles: number;
  skills: number;
  wrongCells?: number;
}): RoleBook => {
  const rows = Array.from({ length: roles * skills }, (_, at): string[] => {
    const [role, skill] = [Math.floor(at / skills), at % skills];
    const texts = skill ? ['', '', ''] : ['Head of Operations', `Plans the work of dock ${role}.`, 'Plans\nReports'];
    return [
      `${name} Clerk ${role}`,
      `Dock ${role % 20}`,
      ...texts,
      `Skill ${role * skills + skill}`,
      `${1 + (at % 5)}`,
    ];
  });
  const wrong: string[] = [];
  for (let nth = 0; nth < wrongCells; nth++) {
    const [title, column, text] = WRONG_CELLS[nth % WRONG_CELLS.length] ?? WRONG_CELLS[0];
    // Not the first row of a role, which contains its texts.
    const at = nth * WRONG_EVERY + ((nth * WRONG_EVERY) % skills ? 0 : 1);
    const row = rows[at];
    if (!row) throw new Error(`the workbook has no row ${at}`);
    row[column] = text;
    wrong.push(`${at + 2} ${title}`);
  }
  return { bytes: workbookOf('Roles and Skills', [TITLES, ...rows]), wrong };
};
