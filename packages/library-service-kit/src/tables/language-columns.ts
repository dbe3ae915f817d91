import { LanguageCode, MAIN_LANGUAGE, TranslatedText } from '@skills-architect/contracts';
import { formatCount, languageName } from '@skills-architect/contracts/locale';
import { fold } from '@skills-architect/service-kit';
import * as z from 'zod';
import { plainTitle } from '../columns/title-words';
import { type RecordTexts, type StoredTranslation, withTranslation } from '../records/translations';
import { type Cells, isSameCell, listCell, readListCell } from './cells';
import { problemAt } from './compare-row';
import type { TableColumn, TableLayout, TranslatedColumn, TranslatedPart } from './layout';
import type { CellProblem, TableRow } from './table-kind';

/** The columns of records with all texts. */
export const RECORD_TRANSLATIONS: readonly TranslatedColumn[] = [
  { part: 'name', title: 'Name', width: 36, note: 'Empty, with the other texts, for no translation.' },
  { part: 'alternativeNames', title: 'Alternative Names', width: 36, note: 'One per line of the cell.' },
  { part: 'description', title: 'Description', width: 60, note: 'May be empty.' },
];
const PARTS: readonly TranslatedPart[] = ['name', 'alternativeNames', 'description'];

/** Repeated names that a note names one by one. */
const MOST_NAMED = 10;
const SEPARATOR = ':';
const toField = (part: TranslatedPart, language: string) => `${part}${SEPARATOR}${language}`;
/** Whether a column has texts in another language. */
export const isLanguageField = (field: string): boolean => field.includes(SEPARATOR);

const languageColumns = (translated: readonly TranslatedColumn[], language: string): TableColumn[] =>
  translated.map(({ part, title, width, note }) => ({
    field: toField(part, language),
    title: `${title} (${language})`,
    width,
    note: `In ${languageName(language)}. ${note}`,
  }));

/** A layout with the columns of these languages. */
export const withLanguages = (layout: TableLayout, languages: readonly string[]): TableLayout => {
  const { columns, translated = [] } = layout;
  return {
    ...layout,
    columns: [...columns, ...languages.flatMap((language) => languageColumns(translated, language))],
  };
};

const LANGUAGE_TITLE = / \(([a-z]{2})\)$/i;

interface CodedTitle {
  part: TranslatedPart;
  /** In lower case. */
  code: string;
  /** In capitals the code may as well be an abbreviation: 'Name (ID)', 'Description (IT)'. */
  isCapital: boolean;
}

const readTitle = (title: string, translated: readonly TranslatedColumn[]): CodedTitle | undefined => {
  const written = LANGUAGE_TITLE.exec(title.trim())?.[1];
  if (written === undefined) return undefined;
  const name = title.trim().replace(LANGUAGE_TITLE, '').toLowerCase();
  const part = translated.find((column) => column.title.toLowerCase() === name)?.part;
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

/** Whether a table has a column for the records' own names, without a language. */
const hasOwnNames = (titles: readonly string[], { columns, identifyingColumns }: TableLayout) => {
  const own = columns.filter(({ field }) => identifyingColumns.includes(field));
  const known = own.flatMap(({ title, aliases = [] }) => [title, ...aliases].map(plainTitle));
  return titles.some((title) => known.includes(plainTitle(title)));
};

/**
 * Finds the columns with texts in other languages by titles such as 'Name (de)'. A code in capitals counts where the
 * library has that language, another column has the same code, or one is in `MAIN_LANGUAGE`; what else stands
 * in brackets is no language. Texts in `MAIN_LANGUAGE` are those of the record, unless the library has texts of records in
 * another one and the table has their own names beside.
 */
export const findLanguageTitles = (
  titles: readonly string[],
  layout: TableLayout,
  inLibrary: readonly string[] = [],
): LanguageTitles => {
  const { translated = [] } = layout;
  const coded = titles.map((title) => readTitle(title, translated));
  const plain = titles.filter((_, index) => !coded[index]);
  const isOwn = (code: string) =>
    code === MAIN_LANGUAGE && !(inLibrary.includes(MAIN_LANGUAGE) && hasOwnNames(plain, layout));
  const codes = coded.flatMap((column) => column?.code ?? []);
  const isMeant = ({ code, isCapital }: CodedTitle) =>
    !isCapital ||
    (namesLanguage(code) &&
      (inLibrary.includes(code) ||
        codes.includes(MAIN_LANGUAGE) ||
        codes.filter((other) => other === code).length > 1));
  const found = coded.map((column) => (column && !isOwn(column.code) && isMeant(column) ? column : undefined));
  const unknown = found.findIndex((column) => column && !namesLanguage(column.code));
  return {
    fields: found.map((column) => column && toField(column.part, column.code)),
    languages: [...new Set(found.flatMap((column) => column?.code ?? []))],
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

/**
 * A row without cells of its own language that equal the record's own texts: a table of records in several languages may have all
 * names in English, those of English records twice.
 */
export const withoutOwnTexts = (
  row: TableRow,
  ownLanguage: string,
  own: Partial<Record<TranslatedPart, string | undefined>>,
): TableRow => {
  const repeated = PARTS.filter((part) => {
    const cell = row.cells[toField(part, ownLanguage)]?.trim();
    return cell && isSameCell(cell, own[part] ?? '');
  }).map((part) => toField(part, ownLanguage));
  if (!repeated.length) return row;
  return {
    ...row,
    cells: Object.fromEntries(Object.entries(row.cells).filter(([field]) => !repeated.includes(field))),
  };
};

/**
 * The changed translations of a row, and the problems of their cells; `changed` are the fields that differ from `stored`.
 * Records without a name to translate have their own name in all languages. `ownLanguage` is that of the record's own texts.
 */
export const planTranslations = (
  row: TableRow,
  stored: Cells,
  changed: readonly string[],
  { ownLanguage, ownName }: { ownLanguage: string; ownName?: string },
): { changes: TranslationChange[]; problems: CellProblem[] } => {
  const changes: TranslationChange[] = [];
  const problems: CellProblem[] = [];
  const languages = new Set(changed.filter(isLanguageField).map((field) => field.split(SEPARATOR)[1] ?? ''));
  for (const language of languages) {
    const cell = (part: TranslatedPart) =>
      (row.cells[toField(part, language)] ?? stored[toField(part, language)] ?? '').trim();
    if (PARTS.every((part) => !cell(part))) {
      changes.push({ language, text: null });
      continue;
    }
    if (language === ownLanguage) {
      const filled = PARTS.find((part) => cell(part)) ?? 'name';
      const text = `The texts in ${languageName(language)} are the record's own: write them in the columns without a language.`;
      problems.push(problemAt(row, toField(filled, language), text));
      continue;
    }
    const name = ownName ?? cell('name');
    if (!name) {
      problems.push(
        problemAt(row, toField('name', language), `A translation into ${languageName(language)} needs a name.`),
      );
      continue;
    }
    const text = {
      language,
      name,
      alternativeNames: readListCell(cell('alternativeNames')),
      description: cell('description'),
    };
    const parsed = TranslatedText.safeParse(text);
    if (parsed.success) changes.push({ language, text: parsed.data });
    else
      for (const { path, message } of parsed.error.issues) {
        const part = PARTS.find((known) => known === path[0]) ?? 'name';
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
        ? withTranslation({ ...texts, translations }, text)
        : translations.filter((translation) => translation.language !== language),
    [...(texts.translations ?? [])],
  );

/** Collects the translated names of a table, and says which of them several records get. */
export const repeatedNames = () => {
  const rowsByName = new Map<string, { language: string; name: string; rows: number[] }>();
  return {
    add({ row }: TableRow, changes: readonly TranslationChange[] = []) {
      for (const { language, text } of changes) {
        if (!text) continue;
        const key = `${language} ${fold(text.name)}`;
        const found = rowsByName.get(key) ?? { language, name: text.name, rows: [] };
        found.rows.push(row);
        rowsByName.set(key, found);
      }
    },
    notes(): string[] {
      const repeated = [...rowsByName.values()].filter(({ rows }) => rows.length > 1);
      const named = repeated
        .slice(0, MOST_NAMED)
        .map(({ language, name, rows }) => `${name} in ${languageName(language)} (rows ${rows.join(', ')})`);
      const more = repeated.length - named.length;
      return repeated.length
        ? [`Several rows give the same name: ${named.join('; ')}${more ? `; ${formatCount(more, 'more name')}` : ''}.`]
        : [];
    },
  };
};
