import { fold } from '@skills-architect/service-kit';
import type { ColumnValues, ValueKind } from '../columns/column-values';
import { namesLevel } from '../columns/level-marks';
import { namesKey } from '../columns/sum-columns';
import { type Meaning, plainTitle, scoreTitle } from '../columns/title-words';
import type { TableColumn, TableLayout } from './layout';

/** A column of a file: its title, and what the cells of the first rows look like. */
export interface FileColumn {
  title: string;
  values?: ColumnValues | undefined;
}

/** The names that a field can have, for fields that refer to something in the library. */
export type FieldOptions = Readonly<Partial<Record<string, readonly string[]>>>;

/** The kinds of values that a column must have to be proposed for a meaning. */
const FITS: Partial<Record<Meaning, readonly ValueKind[]>> = {
  skill: ['text', 'code'],
  role: ['text', 'code'],
  group: ['text', 'code'],
  category: ['text', 'code'],
  description: ['text', 'long text'],
  duties: ['text', 'long text'],
  organisation: ['text', 'code'],
  source: ['text', 'code'],
};
/** Objects that programs wrap a record in: `job.title` is a title. */
const WRAPPER =
  /^(?:job|jobs|posting|vacancy|offer|position|skill|role|data|attributes|fields|source|item|node|record) /;
const TEXTS: readonly ValueKind[] = ['text', 'long text'];
/** Of 'Name' and 'Name (old)' the one without a remark is meant. */
const HAS_REMARK = /[([]/;
const RANKS = { title: 100, alias: 90, wrapped: 70, meaning: 50 };
const LESS_PER_ALIAS = 0.05;
const MIN_KNOWN = 0.5;

const plainOf = (title: string) => plainTitle(title.replaceAll('.', ' '));

/** How sure the title is about the field; 0 when it says nothing about it. */
const rankTitle = ({ title, values }: FileColumn, { title: own, aliases = [], meaning }: TableColumn) => {
  const plain = plainOf(title);
  if (!plain) return 0;
  if (plain === plainOf(own)) return RANKS.title;
  const names = [own, ...aliases].map(plainOf);
  const index = names.indexOf(plain);
  if (index >= 0) return RANKS.alias - index * LESS_PER_ALIAS;
  const inner = names.indexOf(plain.replace(WRAPPER, ''));
  if (inner >= 0) return RANKS.wrapped - inner * LESS_PER_ALIAS;
  // A department is no id, unless the import itself has a title for it.
  const isId = namesKey(title) && values !== undefined && !TEXTS.includes(values.kind);
  const score = meaning === undefined || isId ? 0 : (scoreTitle(title).get(meaning) ?? 0);
  const isFitting = score >= 1 || !values?.filled || (meaning && FITS[meaning]?.includes(values.kind));
  return isFitting ? RANKS.meaning * score : 0;
};

/** Whether the cells name things that the library has: most of them, or with the very title of the field at least one. */
const isKnown = ({ values }: FileColumn, names: readonly string[] | undefined, isOwnTitle: boolean) => {
  if (!names || !values?.values.length) return true;
  const known = new Set(names.map(fold));
  const share = values.values.filter((value) => known.has(fold(value))).length / values.values.length;
  return isOwnTitle ? share > 0 : share >= MIN_KNOWN;
};

/** Whether most titles are our own, as in an exported table: then cells that the library does not know are mistakes. */
const isOwnTable = (own: readonly TableColumn[], columns: readonly FileColumn[]) => {
  const titles = new Set(columns.map(({ title }) => plainOf(title)));
  return own.filter(({ title }) => titles.has(plainOf(title))).length * 2 > own.length;
};

const isFree = (fields: readonly (string | undefined)[], field: string) => !fields.includes(field);

const MIN_DIFFERENT = 0.8;
/** Titles that say nothing, such as "Column 5" and "Cell 1". */
const NUMBERED = /\d/;

/**
 * Short texts that mostly differ, below a title that is not about something else: the names of the records, which are `of`
 * this meaning. The lowest of several categories names them where no other column does.
 */
const findNames = (
  columns: readonly FileColumn[],
  fields: readonly (string | undefined)[],
  of: Meaning,
  also?: Meaning,
) => {
  // A vague title such as "Name" can name anything; "Skill" names no roles.
  const isOpenFor = ([meaning, score]: [Meaning, number]) =>
    meaning === of || meaning === also || ((meaning === 'skill' || meaning === 'role') && score < 1);
  const open = columns.flatMap(({ title, values }, index) => {
    const isOpen = [...scoreTitle(title)].every(isOpenFor);
    const isName = values?.kind === 'text' && values.filled > 1 && values.different >= values.filled * MIN_DIFFERENT;
    const isFreeColumn = fields[index] === undefined || also !== undefined;
    return isFreeColumn && isOpen && isName && !NUMBERED.test(title) ? [{ index, different: values.different }] : [];
  });
  return open.toSorted((a, b) => b.different - a.different || a.index - b.index)[0]?.index;
};

/**
 * Whether a column without a field has texts that people would miss: those of levels, and long ones below a title that
 * says nothing else, such as the description of something else.
 */
const isExtraText = (column: FileColumn | undefined) => {
  const { title = '', values } = column ?? {};
  if (values?.kind === 'long text') return namesLevel(title) || scoreTitle(title).size === 0;
  return values?.kind === 'text' && namesLevel(title);
};

/**
 * The field of each column: by its title in any spelling, by what the title means, then by the cells. Each field has one
 * column, the one whose title says most.
 */
export const proposeFields = (
  { columns: own, identifyingColumns }: TableLayout,
  columns: readonly FileColumn[],
  options: FieldOptions = {},
): (string | undefined)[] => {
  const isOwn = isOwnTable(own, columns);
  const pairs = columns
    .flatMap((column, index) =>
      own.flatMap((tableColumn) => {
        const rank = rankTitle(column, tableColumn);
        const isTitle = rank === RANKS.title;
        const isFitting = rank > 0 && ((isOwn && isTitle) || isKnown(column, options[tableColumn.field], isTitle));
        const filled = column.values?.filled ?? 0;
        return isFitting
          ? [{ index, field: tableColumn.field, rank, hasRemark: HAS_REMARK.test(column.title), filled }]
          : [];
      }),
    )
    .toSorted(
      (a, b) =>
        b.rank - a.rank || Number(a.hasRemark) - Number(b.hasRemark) || b.filled - a.filled || a.index - b.index,
    );
  const fields: (string | undefined)[] = columns.map(() => undefined);
  const assign = () => {
    for (const { index, field } of pairs)
      if (fields[index] === undefined && isFree(fields, field)) fields[index] = field;
  };
  assign();

  const nameColumn = own.find(
    ({ field, meaning }) => meaning !== undefined && meaning !== 'level' && identifyingColumns.includes(field),
  );
  if (nameColumn?.meaning && identifyingColumns.every((field) => isFree(fields, field))) {
    const { field, meaning } = nameColumn;
    const column = findNames(columns, fields, meaning) ?? findNames(columns, fields, meaning, 'category');
    if (column !== undefined) fields[column] = field;
    // The field that the column was for before goes to the next one.
    assign();
  }
  const textField = own.find(({ meaning }) => meaning === 'description')?.field;
  const longTexts = columns.flatMap(({ values }, index) =>
    values?.kind === 'long text' && fields[index] === undefined ? [index] : [],
  );
  const [only] = longTexts;
  if (textField && isFree(fields, textField) && longTexts.length === 1 && only !== undefined) fields[only] = textField;
  const several = own.find(({ takesSeveral }) => takesSeveral)?.field;
  return several === undefined
    ? fields
    : fields.map((field, index) => field ?? (isExtraText(columns[index]) ? several : undefined));
};
