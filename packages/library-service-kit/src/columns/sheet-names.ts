import { fold } from '@skills-architect/service-kit/fold';
import { fileShape } from './file-shape';
import type { SheetTable } from './sheet-table';
import { scoreTitle } from './title-words';

/** The title of the column with the name of its sheet in each row. */
export const SHEET_NAME = 'Sheet name';

/** Words of the names that programs give to new sheets, of versions, periods and months. */
const WORDS = `sheet table tabelle feuille feuil hoja foglio planilha blad arkusz ark лист シート export import copy kopie copie copia version v old new current previous alt neu ancien nouveau antiguo nuevo vecchio nuovo
  q h w quarter quartal week cw kw
  january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
  januar februar marz mai juni juli oktober dezember mrz okt dez janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre gennaio febbraio aprile maggio giugno luglio settembre
  ottobre dicembre janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro januari februari maart mei augustus
  styczen luty marzec kwiecien maj czerwiec lipiec sierpien wrzesien pazdziernik listopad grudzien`;
const wordsOf = (name: string) =>
  fold(name)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
const GENERIC = new Set(wordsOf(WORDS));
/** Whether a name says nothing of what its sheet is about. */
const isGeneric = (name: string) => wordsOf(name).every((word) => GENERIC.has(word));
const MOST_LIKE_ROLE = 0.5;

const namesRoles = ({ table }: SheetTable) =>
  table.titles.some((title) => (scoreTitle(title).get('role') ?? 0) >= MOST_LIKE_ROLE);
const hasGroups = ({ table }: SheetTable) =>
  table.titles.some((title) => (scoreTitle(title).get('group') ?? 0) >= MOST_LIKE_ROLE);

/** What a sheet is about: the role that is named above its table, or its name. */
const subjectOf = ({ sheet, table }: SheetTable) =>
  table.valuesAbove.find(({ meaning }) => meaning === 'role')?.value ?? sheet.name;

const withSubject = (of: SheetTable): SheetTable => {
  const subject = subjectOf(of);
  const { titles, rows, columnsAt } = of.table;
  return {
    ...of,
    table: {
      ...of.table,
      titles: [...titles, SHEET_NAME],
      rows: rows.map((row) => [...row, subject]),
      // No column of the file has it.
      columnsAt: [...(columnsAt ?? titles.map((_, index) => index)), 0],
    },
  };
};

/**
 * The tables of a file, with the names of their sheets as a column where several visible sheets have the same titles and
 * these name no role or no department: each sheet is then about one of them.
 */
export const withSheetNames = (tables: readonly SheetTable[]): SheetTable[] => {
  const alike = new Map<string, SheetTable[]>();
  for (const sheetTable of tables.filter(({ sheet, table }) => !sheet.isHidden && !table.hasNoTitles)) {
    const shape = fileShape(sheetTable.table.titles);
    alike.set(shape, [...(alike.get(shape) ?? []), sheetTable]);
  }
  const named = new Set(
    [...alike.values()].flatMap((group) => {
      const [first] = group;
      const isComplete = !first || (namesRoles(first) && hasGroups(first));
      const areNamed = group.every((sheetTable) => !isGeneric(subjectOf(sheetTable)));
      return group.length > 1 && !isComplete && areNamed ? group : [];
    }),
  );
  return tables.map((sheetTable) => (named.has(sheetTable) ? withSubject(sheetTable) : sheetTable));
};
