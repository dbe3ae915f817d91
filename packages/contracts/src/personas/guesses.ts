import type { ImportRowFields } from './import';
import type { FieldOrigins, ReadingNotes } from './origin';

const WORDS: Record<keyof FieldOrigins, string> = {
  personaName: 'name',
  groupName: 'group',
  reportingTo: 'reporting line',
  roleDescription: 'description',
  rolesAndResponsibilities: 'duties',
};
type Field = keyof FieldOrigins;
const FIELDS: readonly Field[] = [
  'personaName',
  'groupName',
  'reportingTo',
  'roleDescription',
  'rolesAndResponsibilities',
];

type GuessedRow = ImportRowFields & Pick<ReadingNotes, 'groupGuess' | 'origins'>;

/** The fields of a row whose value is a guess, in words: 'group', 'reporting line'. A guessed group is in `groupGuess`. */
export const listGuesses = (row: GuessedRow): string[] =>
  FIELDS.filter((field) =>
    field === 'groupName'
      ? !row.groupName && Boolean(row.groupGuess)
      : row[field].trim() !== '' && row.origins?.[field]?.kind === 'guessed',
  ).map((field) => WORDS[field]);
