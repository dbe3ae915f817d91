import { utils, write } from '@e965/xlsx';

const TITLES = [
  'Client Role',
  'Department',
  'Reporting To',
  'Role Description',
  'Roles and Responsibilities',
  'Client Skill',
  'Target Proficiency',
];

/** A workbook with one sheet, whose first row has the titles. */
export const workbookOf = (sheet: string, rows: readonly (readonly string[])[]): Uint8Array => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), sheet);
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }));
};

/** A workbook of roles and their skills, as clients fill it in. */
export const roleBook = ({ name, roles, skills }: { name: string; roles: number; skills: number }): Uint8Array => {
  const rows = Array.from({ length: roles * skills }, (_, index): string[] => {
    const [role, skill] = [Math.floor(index / skills), index % skills];
    const texts = skill ? ['', '', ''] : ['Head of Operations', `Plans the work of dock ${role}.`, 'Plans\nReports'];
    return [
      `${name} Clerk ${role}`,
      `Dock ${role % 20}`,
      ...texts,
      `Skill ${role * skills + skill}`,
      `${1 + (index % 5)}`,
    ];
  });
  return workbookOf('Roles and Skills', [TITLES, ...rows]);
};
