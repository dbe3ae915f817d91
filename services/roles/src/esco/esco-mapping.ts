import type { TaxonomyTarget } from '../library-import/taxonomy';
import { eachRecord, type TableFile } from '../taxonomy-files/table-files';
import type { TranslationReader } from './to-translation';

/** Facts about the mapping stand above its rows; a table without them in these rows is none. */
const MOST_FACTS = 40;
const ESCO_NAME = 'ESCO';
const LANGUAGE = 'Classification 1 Language';
const [URI, NAME] = ['Classification 1 URI', 'Classification 1 PrefLabel'] as const;
const CLASSIFICATION = 'Classification 1 Name';
const OCCUPATION_URI = /\/occupation\//;

/** The language of the ESCO names in a national mapping to ESCO; undefined for another table. */
export const mappingLanguage = async (table: TableFile): Promise<string | undefined> => {
  let language: string | undefined;
  let [isOfEsco, isMapping] = [false, false];
  let rows = 0;
  await table.each(([first = '', second = '']) => {
    if (first === LANGUAGE) language = second.trim().toLowerCase();
    if (first === CLASSIFICATION) isOfEsco = second.trim() === ESCO_NAME;
    isMapping ||= first === URI;
    rows += 1;
    return rows < MOST_FACTS && !isMapping ? undefined : false;
  });
  return isMapping && isOfEsco ? language : undefined;
};

/** The same table without the lines of name and value above its column titles. */
const belowFacts = (table: TableFile): TableFile => ({
  ...table,
  async each(take) {
    let isBelow = false;
    await table.each((cells, ...more) => {
      isBelow ||= cells[0] === URI;
      return isBelow ? take(cells, ...more) : undefined;
    });
  },
});

/**
 * Passes the ESCO names of a national mapping to `target`, as those that member states publish in their languages. They
 * have neither alternative names nor texts.
 */
export const readMapping = async (
  table: TableFile,
  language: string,
  target: TaxonomyTarget,
  reader: TranslationReader,
): Promise<void> => {
  const seen = new Set<string>();
  await eachRecord(belowFacts(table), [URI, NAME], (row) => {
    const [uri, name] = [row[URI], row[NAME].trim()];
    if (!uri || !name || seen.has(uri)) return undefined;
    seen.add(uri);
    const add = OCCUPATION_URI.test(uri) ? target.roleTranslation : target.skillTranslation;
    return reader.add(table.file, { externalId: uri, language, name, alternativeNames: [], description: '' }, add);
  });
};
