import { LanguageCode, MAIN_LANGUAGE, TranslatedText } from '@skills-architect/contracts';
import { languageName } from '@skills-architect/contracts/locale';
import * as z from 'zod';
import { type RecordTexts, type StoredTranslation, withTranslation } from '../records/translations';
import { type Cells, listCell, readListCell } from './cells';
import { problemAt } from './compare-row';
import type { TableColumn, TableLayout } from './layout';
import type { CellProblem, TableRow } from './table-kind';

/** The texts of a translation, and the titles of their columns before the language: 'Name (de)'. */
const PARTS = {
  name: { title: 'Name', width: 36, note: 'Empty, with the other texts, for no translation.' },
  alternativeNames: { title: 'Alternative Names', width: 36, note: 'One per line of the cell.' },
  description: { title: 'Description', width: 60, note: 'May be empty.' },
} as const;
type Part = keyof typeof PARTS;
const LISTED_PARTS = ['name', 'alternativeNames', 'description'] as const satisfies readonly Part[];

const SEPARATOR = ':';
const toField = (part: Part, language: string) => `${part}${SEPARATOR}${language}`;
/** Whether a column has texts in another language. */
export const isLanguageField = (field: string): boolean => field.includes(SEPARATOR);

const languageColumns = (language: string): TableColumn[] =>
  LISTED_PARTS.map((part) => {
    const { title, width, note } = PARTS[part];
    return {
      field: toField(part, language),
      title: `${title} (${language})`,
      width,
      note: `In ${languageName(language)}. ${note}`,
    };
  });

/** A layout with the columns of these languages. */
export const withLanguages = (layout: TableLayout, languages: readonly string[]): TableLayout => ({
  ...layout,
  columns: [...layout.columns, ...languages.flatMap(languageColumns)],
});

const LANGUAGE_TITLE = /^(name|alternative names|description) \(([a-z]{2})\)$/i;
const PART_OF_TITLE: Readonly<Record<string, Part>> = {
  name: 'name',
  'alternative names': 'alternativeNames',
  description: 'description',
};

interface CodedTitle {
  part: Part;
  /** In lower case. */
  code: string;
  /** In capitals the code may as well be an abbreviation: 'Name (ID)', 'Description (IT)'. */
  isCapital: boolean;
}

const readTitle = (title: string): CodedTitle | undefined => {
  const [, name = '', written = ''] = LANGUAGE_TITLE.exec(title.trim()) ?? [];
  const part = PART_OF_TITLE[name.toLowerCase()];
  const code = written.toLowerCase();
  return part && { part, code, isCapital: written !== code };
};

const namesLanguage = (code: string) => languageName(code) !== code;

/** What the titles of a table say about languages. */
export interface LanguageTitles {
  /** The field of each column with texts in another language; undefined for other columns. */
  fields: (string | undefined)[];
  languages: string[];
  /** Names the first column whose language is unknown. */
  refusal?: string;
}

/**
 * Finds the columns with texts in other languages by titles such as 'Name (de)'. A code in capitals counts where the
 * library has that language, another column has the same code, or one is in the library's own language; what else stands
 * in brackets is no language. Texts in the library's own language are those of the record.
 */
export const findLanguageTitles = (titles: readonly string[], inLibrary: readonly string[] = []): LanguageTitles => {
  const coded = titles.map(readTitle);
  const codes = coded.flatMap((one) => one?.code ?? []);
  const isMeant = ({ code, isCapital }: CodedTitle) =>
    !isCapital ||
    (namesLanguage(code) &&
      (inLibrary.includes(code) || codes.includes(MAIN_LANGUAGE) || codes.filter((one) => one === code).length > 1));
  const found = coded.map((one) => (one && one.code !== MAIN_LANGUAGE && isMeant(one) ? one : undefined));
  const unknown = found.findIndex((one) => one && !namesLanguage(one.code));
  return {
    fields: found.map((one) => one && toField(one.part, one.code)),
    languages: [...new Set(found.flatMap((one) => one?.code ?? []))],
    ...(unknown >= 0 && {
      refusal: `The column "${titles[unknown]}" names no language: ${found[unknown]?.code} is no code of one, such as de or fr.`,
    }),
  };
};

/** The cells of a record's translations by field. */
export const translationCells = (translations: readonly StoredTranslation[] = []): Record<string, string> =>
  Object.fromEntries(
    translations.flatMap(({ language, name, alternativeNames, description }) => [
      [toField('name', language), name],
      [toField('alternativeNames', language), listCell(alternativeNames)],
      [toField('description', language), description],
    ]),
  );

/** The fields of a row that have texts in other languages. */
export const languageFields = ({ cells }: TableRow): string[] => Object.keys(cells).filter(isLanguageField);

/** What a row does to a translation: its new texts, or none any more. */
export const TranslationChange = z.object({ language: LanguageCode, text: TranslatedText.nullable() });
export type TranslationChange = z.infer<typeof TranslationChange>;

/** The changed translations of a row, and the problems of their cells; `changed` are the fields that differ from `stored`. */
export const planTranslations = (
  row: TableRow,
  stored: Cells,
  changed: readonly string[],
): { changes: TranslationChange[]; problems: CellProblem[] } => {
  const changes: TranslationChange[] = [];
  const problems: CellProblem[] = [];
  const languages = new Set(changed.filter(isLanguageField).map((field) => field.split(SEPARATOR)[1] ?? ''));
  for (const language of languages) {
    const cell = (part: Part) => (row.cells[toField(part, language)] ?? stored[toField(part, language)] ?? '').trim();
    if (LISTED_PARTS.every((part) => !cell(part))) {
      changes.push({ language, text: null });
      continue;
    }
    if (!cell('name')) {
      problems.push(
        problemAt(row, toField('name', language), `A translation into ${languageName(language)} needs a name.`),
      );
      continue;
    }
    const text = {
      language,
      name: cell('name'),
      alternativeNames: readListCell(cell('alternativeNames')),
      description: cell('description'),
    };
    const parsed = TranslatedText.safeParse(text);
    if (parsed.success) changes.push({ language, text: parsed.data });
    else
      for (const { path, message } of parsed.error.issues) {
        const part = LISTED_PARTS.find((one) => one === path[0]) ?? 'name';
        problems.push(problemAt(row, toField(part, language), message));
      }
  }
  return { changes, problems };
};

/** The translations of a record after the changes of a row; a changed one translates the record's texts as they are now. */
export const changedTranslations = (texts: RecordTexts, changes: readonly TranslationChange[]): StoredTranslation[] =>
  changes.reduce<StoredTranslation[]>(
    (translations, { language, text }) =>
      text
        ? withTranslation({ ...texts, translations }, text, false)
        : translations.filter((one) => one.language !== language),
    [...(texts.translations ?? [])],
  );
