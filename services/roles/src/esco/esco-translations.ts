import { MAIN_LANGUAGE } from '@skills-architect/contracts';
import { languageName } from '@skills-architect/contracts/locale';
import type { ReadTaxonomy, TaxonomyTarget } from '../library-import/taxonomy';
import { describeMissing, type TableFile } from '../taxonomy-files/table-files';
import { mappingLanguage, readMapping } from './esco-mapping';
import { ESCO } from './read-esco';
import { translationReader } from './to-translation';
import { listLanguages, readTranslatedTables } from './translated-tables';

const findMappings = async (tables: readonly TableFile[], ownLanguage: string) => {
  const mappings: { table: TableFile; language: string }[] = [];
  for (const table of tables) {
    const language = await mappingLanguage(table);
    if (language !== undefined && language !== ownLanguage) mappings.push({ table, language });
  }
  return mappings;
};

/**
 * The language of the library's own texts of ESCO: that of the library, or of the first files that are a whole library; they
 * have the skills of occupations, which translations do not need. Files exported by this product say which source they are.
 */
export const findOwnLanguage = (tables: readonly TableFile[], inLibrary: string | undefined): string => {
  const [language, ...others] = listLanguages(tables.map(({ table }) => table));
  const isWhole = tables.some(({ table }) => /^occupationSkillRelations(?:_[a-z]{2})?$/.test(table));
  const isExport = tables.some(({ table }) => table.startsWith('library_'));
  const stored = isExport ? undefined : inLibrary;
  return stored ?? (language !== undefined && !others.length && isWhole ? language : MAIN_LANGUAGE);
};

/**
 * Reads ESCO's files in another language than the library's own, which translate its skills and roles; undefined if
 * there are none, or files in its own language are among them.
 */
export const readTranslations = async (
  tables: readonly TableFile[],
  ownLanguage: string,
  target: TaxonomyTarget,
): Promise<ReadTaxonomy | undefined> => {
  const fileLanguages = listLanguages(tables.map(({ table }) => table));
  if (fileLanguages.includes(ownLanguage)) return undefined;
  const mappings = await findMappings(tables, ownLanguage);
  const languages = [...new Set([...fileLanguages, ...mappings.map(({ language }) => language)])];
  const [language] = languages;
  if (language === undefined) return undefined;
  const refuse = (refusal: string, report: ReadTaxonomy['tables'] = []) => ({
    taxonomy: ESCO.name,
    ...(languageName(language) !== language && { language }),
    tables: report,
    refusal,
  });
  if (languageName(language) === language)
    return refuse(`The name of a file ends with ${language}, which is no code of a language, such as de or fr.`);
  if (languages.length > 1)
    return refuse(`These are files in ${languages.map(languageName).join(' and ')}. Import one language at a time.`);
  const reader = translationReader();
  const { report: tableReport, groups } = await readTranslatedTables(tables, language, target, reader);
  const report = tableReport.map((table) => ({ ...table, isNeeded: table.file !== '' }));
  const problem = describeMissing(report);
  if (problem) return refuse(problem, report);
  // ESCO's own file has more names of a skill than a mapping.
  const hasSkills = report.some(({ table, file }) => table === `skills_${language}` && file);
  const used = hasSkills ? [] : mappings;
  for (const { table } of used) await readMapping(table, language, target, reader);
  const mapped = used.map(({ table }) => ({
    table: table.table,
    file: table.file,
    isNeeded: false,
    missingColumns: [],
  }));
  const found = [...report.filter(({ file }) => file), ...mapped];
  if (!found.length)
    return refuse(
      `Of ESCO's files in ${languageName(language)}, skills_${language}.csv, occupations_${language}.csv, skillGroups_${language}.csv and ISCOGroups_${language}.csv are imported, as translations of the library. Add one of them.`,
      report,
    );
  return {
    taxonomy: ESCO.name,
    tables: found,
    frame: { taxonomy: ESCO, language, places: [], groups, warnings: reader.warnings() },
  };
};
