import { ROW_FIELD_NAMES, ROW_FIELDS } from './described-fields';
import type { ImportRowFields } from './import';
import type { ReadingNotes } from './origin';

type GuessedRow = ImportRowFields & Pick<ReadingNotes, 'groupGuess' | 'origins'>;

/** The fields of a row whose value is a guess, in words: 'group', 'reporting line'. A guessed group is in `groupGuess`. */
export const listGuesses = (row: GuessedRow): string[] =>
  ROW_FIELD_NAMES.filter((field) =>
    field === 'groupName'
      ? !row.groupName && Boolean(row.groupGuess)
      : row[field].trim() !== '' && row.origins?.[field]?.kind === 'guessed',
  ).map((field) => ROW_FIELDS[field].word);
