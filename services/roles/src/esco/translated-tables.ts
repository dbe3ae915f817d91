import type { ImportedTable } from '@skills-architect/contracts/roles';
import type { TaxonomyTarget } from '../library-import/taxonomy';
import { type ExpectedTable, eachRecord, findTables, type TableFile } from '../taxonomy-files/table-files';
import { listAlternatives } from './esco-rules';
import type { TranslationReader } from './to-translation';

/** Tables of ESCO with the language of their texts in the name of the file. */
const TEXTS = /^(?:skills|occupations|skillGroups|ISCOGroups|skillsHierarchy|\w+Collection|conceptSchemes)_([a-z]{2})$/;

/** The languages of ESCO's files, sorted; `names` are those of the files without extension. */
export const listLanguages = (names: readonly string[]): string[] =>
  [...new Set(names.flatMap((name) => TEXTS.exec(name)?.[1] ?? []))].sort();

const COLUMNS = ['conceptUri', 'preferredLabel', 'altLabels', 'description'] as const;
const CONCEPT_TABLE: ExpectedTable = { columns: COLUMNS, isNeeded: false };

/** Passes the names and texts of ESCO's skills and occupations in another language to `target`. */
export const readTranslatedTables = async (
  tables: readonly TableFile[],
  language: string,
  target: TaxonomyTarget,
  reader: TranslationReader,
): Promise<ImportedTable[]> => {
  const [skillTable, roleTable] = [`skills_${language}`, `occupations_${language}`];
  const { found, report } = await findTables(tables, { [skillTable]: CONCEPT_TABLE, [roleTable]: CONCEPT_TABLE });
  for (const [name, add] of [
    [skillTable, target.skillTranslation],
    [roleTable, target.roleTranslation],
  ] as const) {
    const seen = new Set<string>();
    const table = found.get(name);
    await eachRecord(table, COLUMNS, ({ conceptUri, preferredLabel, altLabels, description }) => {
      if (!conceptUri || !preferredLabel || seen.has(conceptUri)) return undefined;
      seen.add(conceptUri);
      const alternativeNames = listAlternatives(preferredLabel, altLabels);
      const texts = { externalId: conceptUri, language, name: preferredLabel, alternativeNames, description };
      return reader.add(table?.file ?? '', texts, add);
    });
  }
  return report;
};
