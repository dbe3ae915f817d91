import type { ImportedTable } from '@skills-architect/contracts/roles';
import type { GroupNames, TaxonomyTarget } from '../library-import/taxonomy';
import { type ExpectedTable, eachRecord, findTables, type TableFile } from '../taxonomy-files/table-files';
import { listAlternatives } from './esco-rules';
import { sentenceCase } from './read-esco';
import type { TranslationReader } from './to-translation';

/** Tables of ESCO with the language of their texts in the name of the file. */
const TEXTS = /^(?:skills|occupations|skillGroups|ISCOGroups|skillsHierarchy|\w+Collection|conceptSchemes)_([a-z]{2})$/;

/** The languages of ESCO's files, sorted; `names` are those of the files without extension. */
export const listLanguages = (names: readonly string[]): string[] =>
  [...new Set(names.flatMap((name) => TEXTS.exec(name)?.[1] ?? []))].sort();

const COLUMNS = ['conceptUri', 'preferredLabel', 'altLabels', 'description'] as const;
const CONCEPT_TABLE: ExpectedTable = { columns: COLUMNS, isNeeded: false };
/** The columns of groups: a family is known by the URI of its skill group, a place by the code of its ISCO group. */
const GROUP_COLUMNS = { families: ['conceptUri', 'preferredLabel'], places: ['code', 'preferredLabel'] } as const;
const groupTable = (kind: keyof GroupNames): ExpectedTable => ({ columns: GROUP_COLUMNS[kind], isNeeded: false });

/** Passes the names and texts of ESCO's skills and occupations in another language to `target`; returns those of groups. */
export const readTranslatedTables = async (
  tables: readonly TableFile[],
  language: string,
  target: TaxonomyTarget,
  reader: TranslationReader,
): Promise<{ report: ImportedTable[]; groups: GroupNames }> => {
  const [skillTable, roleTable] = [`skills_${language}`, `occupations_${language}`];
  const [familyTable, placeTable] = [`skillGroups_${language}`, `ISCOGroups_${language}`];
  const { found, report } = await findTables(tables, {
    [skillTable]: CONCEPT_TABLE,
    [roleTable]: CONCEPT_TABLE,
    [familyTable]: groupTable('families'),
    [placeTable]: groupTable('places'),
  });
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
  const groups: GroupNames = { families: [], places: [] };
  const addGroup = (table: TableFile | undefined, kind: keyof GroupNames, externalId: string, name: string) => {
    if (!externalId || !name) return undefined;
    const texts = { externalId, language, name, alternativeNames: [], description: '' };
    return reader.add(table?.file ?? '', texts, (translation) => {
      groups[kind].push(translation);
      return undefined;
    });
  };
  const [ofFamilies, ofPlaces] = [found.get(familyTable), found.get(placeTable)];
  await eachRecord(ofFamilies, GROUP_COLUMNS.families, ({ conceptUri, preferredLabel }) =>
    addGroup(ofFamilies, 'families', conceptUri, sentenceCase(preferredLabel)),
  );
  await eachRecord(ofPlaces, GROUP_COLUMNS.places, ({ code, preferredLabel }) =>
    addGroup(ofPlaces, 'places', code, preferredLabel),
  );
  return { report, groups };
};
