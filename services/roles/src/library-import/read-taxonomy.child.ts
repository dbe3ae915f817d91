import path from 'node:path';
import { lineFile } from '@skills-architect/library-service-kit/table-files';
import { serveChild } from '@skills-architect/service-kit/child';
import { findOwnLanguage, readTranslations } from '../esco/esco-translations';
import { ESCO, ESCO_TABLES, readEsco } from '../esco/read-esco';
import { ONET_TABLES } from '../onet/onet-tables';
import { findOnetTranslations, readOnetTranslations } from '../onet/onet-translations';
import { ONET, readOnet } from '../onet/read-onet';
import {
  describeMissing,
  findTables,
  readTitles,
  type SourceFile,
  type TableFile,
  withTables,
} from '../taxonomy-files/table-files';
import {
  LINK_LINES,
  type ReadTaxonomy,
  ROLE_LINES,
  ROLE_TRANSLATION_LINES,
  SKILL_LINES,
  SKILL_TRANSLATION_LINES,
  type TaxonomyTarget,
} from './taxonomy';

const namesOf = (tables: Record<string, { isNeeded: boolean }>) =>
  Object.entries(tables)
    .flatMap(([name, { isNeeded }]) => (isNeeded ? name : []))
    .join(', ');
const UNKNOWN = [
  'None of the files is a table of ESCO or O*NET.',
  `Of ESCO its CSV files are read, in English or, if all are there, in another language (${namesOf(ESCO_TABLES)}), and skills, occupations and their groups in further languages as translations; of O*NET its text or Excel files (${namesOf(ONET_TABLES)}), and its titles in Spanish, a table with the columns O*NET-SOC Code and Spanish Title, as translations.`,
  'Import lists of other frameworks, such as SFIA, NICE, DigComp, ISCO or OSMT, as tables of skills or roles: their columns are recognised or assigned there.',
].join(' ');

const read = async (
  tables: TableFile[],
  target: TaxonomyTarget,
  languageInLibrary: string | undefined,
): Promise<ReadTaxonomy> => {
  const language = findOwnLanguage(tables, languageInLibrary);
  const [esco, onet] = [await findTables(tables, ESCO_TABLES, language), await findTables(tables, ONET_TABLES)];
  const isKnown = (report: typeof esco.report) => report.some(({ file }) => file !== '');
  const translations = await readTranslations(tables, language, target);
  if (translations) return translations;
  const translated = isKnown(esco.report) ? [] : await findOnetTranslations(tables);
  if (translated.length && !isKnown(onet.report)) return readOnetTranslations(translated, target);
  // A file that cannot be read at all says so itself.
  if (!isKnown(esco.report) && !isKnown(onet.report)) for (const table of tables) await readTitles(table);
  if (!isKnown(esco.report) && !isKnown(onet.report)) return { taxonomy: '', tables: [], refusal: UNKNOWN };
  const isEsco = isKnown(esco.report);
  const { report } = isEsco ? esco : onet;
  const { name } = isEsco ? ESCO : ONET;
  const problem = describeMissing(report);
  if (problem) return { taxonomy: name, tables: report, refusal: problem };
  const frame = isEsco ? await readEsco(esco.found, target, language) : await readOnet(onet.found, target);
  const later = translated.map(
    ({ table }) => `${table.file} is not read: import it by itself, once the library has ${ONET.name}.`,
  );
  return {
    taxonomy: frame.taxonomy.name,
    tables: report,
    frame: { ...frame, warnings: [...frame.warnings, ...later] },
  };
};

interface ReadTask {
  files: SourceFile[];
  folder: string;
  /** The language of the library's own texts of ESCO; undefined while it has none. */
  language?: string | undefined;
}

serveChild(async ({ files, folder, language }: ReadTask): Promise<ReadTaxonomy> => {
  const file = (name: string) => lineFile(path.join(folder, name));
  const [skills, links, roles] = [file(SKILL_LINES), file(LINK_LINES), file(ROLE_LINES)];
  const [skillTexts, roleTexts] = [file(SKILL_TRANSLATION_LINES), file(ROLE_TRANSLATION_LINES)];
  const target = {
    skill: skills.add,
    link: links.add,
    role: roles.add,
    skillTranslation: skillTexts.add,
    roleTranslation: roleTexts.add,
  };
  try {
    return await withTables(files, folder, (tables) => read(tables, target, language));
  } finally {
    await Promise.all([skills, links, roles, skillTexts, roleTexts].map((lines) => lines.end()));
  }
});
