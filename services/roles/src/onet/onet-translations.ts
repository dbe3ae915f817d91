import { MAIN_LANGUAGE } from '@skills-architect/contracts';
import { languageName } from '@skills-architect/contracts/locale';
import { translationReader } from '../esco/to-translation';
import type { ReadTaxonomy, TaxonomyTarget } from '../library-import/taxonomy';
import { eachRecord, readTitles, type TableFile } from '../taxonomy-files/table-files';
import { ONET } from './read-onet';

const SPANISH = 'es';
/** O*NET publishes its occupations in Spanish as Mi Próximo Paso; other files say their language as those of ESCO do. */
const SPANISH_NAME = /\b(?:spanish|español|espanol|mi pr[óo]ximo paso)\b/i;
const SPANISH_TITLE = /^(?:t[íi]tulos?|ocupaci[óo]n|carrera|descripci[óo]n|tambi[ée]n|qu[ée] hacen)(?: |$)/i;
const LANGUAGE_SUFFIX = /[_ ]([a-z]{2})$/;

type Part = 'code' | 'name' | 'alternatives' | 'description';
/** Titles of columns, as in O*NET's database, its web services and its site in Spanish. */
const TITLES: Record<Part, RegExp> = {
  code: /^(?:código )?o\*net-soc(?: 2019)?(?: code)?$|^code$|^código$/i,
  name: /^(?:spanish )?(?:occupation |career )?title$|^occupation$|^career$|^t[íi]tulo$|^ocupaci[óo]n$|^carrera$/i,
  alternatives: /^(?:spanish )?(?:alternate title|also called)s?$|^t[íi]tulos? alternativos?$|^tambi[ée]n llamados?$/i,
  description: /^(?:spanish )?description$|^what they do$|^descripci[óo]n$|^qu[ée] hacen$/i,
};
const ONET_CODE_TITLE = /o\*net-soc/i;
const CODE = /^\d{2}-\d{4}\.\d{2}$/;

/** A table of O*NET's occupations in another language than English, and its columns. */
interface TranslatedTable {
  table: TableFile;
  language: string;
  columns: Record<Part, string | undefined>;
}

const asTitle = (cell: string) => cell.trim().replaceAll('_', ' ');
const saysSpanish = (title: string) => SPANISH_NAME.test(title) || SPANISH_TITLE.test(asTitle(title));

const findColumn = (titles: readonly string[], part: Part): string | undefined =>
  titles.find((title) => TITLES[part].test(asTitle(title)));

/** Where a column says that it is Spanish, the others stand beside it in English. */
const findColumns = (titles: readonly string[]): TranslatedTable['columns'] => {
  const spanish = titles.filter(saysSpanish);
  const translated = spanish.length ? spanish : titles;
  return {
    code: findColumn(titles, 'code'),
    name: findColumn(translated, 'name'),
    alternatives: findColumn(translated, 'alternatives'),
    description: findColumn(translated, 'description'),
  };
};

/** Whether a column has codes of O*NET: other classifications, such as the German KldB, have a column Code as well. */
const hasOnetCodes = async (table: TableFile, column: string): Promise<boolean> => {
  if (ONET_CODE_TITLE.test(asTitle(column))) return true;
  let isFound = false;
  await eachRecord(table, [column], (cells) => {
    isFound = CODE.test((cells[column] ?? '').trim());
    return isFound ? false : undefined;
  });
  return isFound;
};

const findTable = async (table: TableFile): Promise<TranslatedTable | undefined> => {
  const titles = await readTitles(table);
  const columns = findColumns(titles);
  if (columns.code === undefined) return undefined;
  const suffix = LANGUAGE_SUFFIX.exec(table.table)?.[1];
  const isSpanish = SPANISH_NAME.test(table.table) || titles.some(saysSpanish);
  const inName = suffix !== undefined && languageName(suffix) !== suffix ? suffix : MAIN_LANGUAGE;
  const language = isSpanish ? SPANISH : inName;
  if (language === MAIN_LANGUAGE || !(await hasOnetCodes(table, columns.code))) return undefined;
  return { table, language, columns };
};

interface Occupation {
  file: string;
  names: string[];
  description: string;
}

const listNames = (cell: string) => cell.split(/[\n;|]/).map((name) => name.trim());

/** Reads the texts of occupations by code; a code may have several rows, such as one for each alternate title. */
const readOccupations = async (tables: readonly TranslatedTable[]) => {
  const occupations = new Map<string, Occupation>();
  const wrong: string[] = [];
  // The titles of occupations come before those of tables that have alternate ones alone.
  const inOrder = [...tables].sort((a, b) => Number(!a.columns.name) - Number(!b.columns.name));
  for (const { table, columns } of inOrder) {
    const { code = '', name = '', alternatives = '', description = '' } = columns;
    let row = 1;
    await eachRecord(table, [code, name, alternatives, description], (cells) => {
      row += 1;
      const key = (cells[code] ?? '').trim();
      const names = [(cells[name] ?? '').trim(), ...listNames(cells[alternatives] ?? '')].filter(Boolean);
      if (!key && !names.length) return undefined;
      if (!CODE.test(key)) {
        wrong.push(
          `${table.file}, row ${row}: ${key ? `${key} is no code of an occupation` : 'no code of an occupation'}, such as 11-1011.00.`,
        );
        return undefined;
      }
      const own = occupations.get(key) ?? { file: table.file, names: [], description: '' };
      own.names.push(...names);
      own.description ||= (cells[description] ?? '').trim();
      occupations.set(key, own);
      return undefined;
    });
  }
  return { occupations, wrong };
};

const MOST_ALTERNATIVES = 500;
const MOST_NAMED = 20;

/** Tables of O*NET in another language among the files. */
export const findOnetTranslations = async (tables: readonly TableFile[]): Promise<TranslatedTable[]> =>
  (await Promise.all(tables.map(findTable))).flatMap((found) => found ?? []);

/** Passes O*NET's occupations in another language, known by their codes, to `target`. */
export const readOnetTranslations = async (
  tables: readonly TranslatedTable[],
  target: TaxonomyTarget,
): Promise<ReadTaxonomy> => {
  const [{ language } = { language: SPANISH }, ...others] = tables;
  const report = tables.map(({ table, columns }) => ({
    table: table.table,
    file: table.file,
    isNeeded: true,
    missingColumns: columns.name || columns.alternatives ? [] : ['Title'],
  }));
  const refuse = (refusal: string): ReadTaxonomy => ({ taxonomy: ONET.name, language, tables: report, refusal });
  const foreign = others.find((other) => other.language !== language);
  if (foreign)
    return refuse(
      `These are files in ${languageName(language)} and ${languageName(foreign.language)}. Import one language at a time.`,
    );
  const untitled = tables.find(({ columns }) => !columns.name && !columns.alternatives);
  if (untitled) return refuse(`${untitled.table.file} has no column Title.`);
  const { occupations, wrong } = await readOccupations(tables);
  const reader = translationReader();
  for (const [externalId, { file, names, description }] of occupations) {
    const [name = '', ...rest] = new Set(names);
    if (!name) continue;
    const alternativeNames = rest.slice(0, MOST_ALTERNATIVES);
    await reader.add(file, { externalId, language, name, alternativeNames, description }, target.roleTranslation);
  }
  const warnings = [
    ...wrong.slice(0, MOST_NAMED),
    ...(wrong.length > MOST_NAMED ? [`${wrong.length - MOST_NAMED} more rows without a code of an occupation.`] : []),
    ...reader.warnings(),
  ];
  const frame = { taxonomy: ONET, language, places: [], groups: { families: [], places: [] }, warnings };
  return { taxonomy: ONET.name, tables: report, frame };
};
