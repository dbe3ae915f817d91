import type { TaxonomyTarget } from '../library-import/taxonomy';
import { eachRecord } from '../taxonomy-files/table-files';
import { elementCategory, importanceCriticality, toLevel } from './onet-rules';
import { CODE, type OnetLinks, type OnetTables } from './onet-tables';

const RATING_TABLES = ['Skills', 'Knowledge', 'Abilities', 'Work Styles'] as const;
const MODEL = ['Element ID', 'Element Name', 'Description'] as const;
const ANCHOR = ['Element ID', 'Scale ID', 'Anchor Value', 'Anchor Description'] as const;
const RATING = [
  CODE,
  'Element ID',
  'Element Name',
  'Scale ID',
  'Data Value',
  'Recommend Suppress',
  'Not Relevant',
] as const;
const LEVEL = 'LV';
/** Importance; newer releases rate the impact of work styles on the same scale instead. */
const IMPORTANCE = 'IM';
const DEFAULT_VALUE = 3.5;

interface Rating {
  code: string;
  element: string;
  level?: number;
  importance?: number;
}

/** The anchors of each element as level texts; two anchors of one level are joined by a line break. */
const readAnchors = async (tables: OnetTables) => {
  const texts = new Map<string, Map<number, string>>();
  await eachRecord(tables.get('Level Scale Anchors'), ANCHOR, (row) => {
    if (row['Scale ID'] !== LEVEL) return undefined;
    const levelTexts = texts.get(row['Element ID']) ?? new Map<number, string>();
    const level = toLevel(Number(row['Anchor Value']));
    const text = `For example: ${row['Anchor Description']}`;
    levelTexts.set(level, levelTexts.has(level) ? `${levelTexts.get(level)}\n${text}` : text);
    texts.set(row['Element ID'], levelTexts);
    return undefined;
  });
  return texts;
};

/** Passes the rated elements to `target` as skills, and adds the important ones to the links of each occupation. */
export const readElements = async (tables: OnetTables, target: TaxonomyTarget, links: OnetLinks) => {
  const model = new Map<string, { name: string; text: string }>();
  await eachRecord(tables.get('Content Model Reference'), MODEL, (row) => {
    model.set(row['Element ID'], { name: row['Element Name'], text: row.Description });
    return undefined;
  });
  const anchors = await readAnchors(tables);
  const namesTaken = new Set<string>();
  for (const table of RATING_TABLES) {
    const ratings = new Map<string, Rating>();
    const elements = new Map<string, string>();
    await eachRecord(tables.get(table), RATING, (row) => {
      const { [CODE]: code, 'Element ID': element, 'Scale ID': scale } = row;
      elements.set(element, row['Element Name']);
      if (row['Recommend Suppress'] === 'Y' || row['Not Relevant'] === 'Y') return undefined;
      const key = `${code} ${element}`;
      const rating = ratings.get(key) ?? { code, element };
      if (scale === LEVEL) rating.level = Number(row['Data Value']);
      if (scale === IMPORTANCE) rating.importance = Number(row['Data Value']);
      ratings.set(key, rating);
      return undefined;
    });
    for (const [element, name] of elements) {
      // Mathematics is both a skill and a field of knowledge.
      const skillName = namesTaken.has(name) ? `${name} (${table})` : name;
      namesTaken.add(name);
      await target.skill({
        externalId: element,
        skillName,
        alternativeNames: [],
        skillDescription: model.get(element)?.text ?? '',
        embeddingDescription: '',
        skillCategory: elementCategory(element),
        skillFamily: model.get(element.split('.').slice(0, -1).join('.'))?.name ?? table,
        levelTexts: [...(anchors.get(element) ?? [])].map(([levelNumber, description]) => ({
          levelNumber,
          description,
        })),
      });
    }
    for (const { code, element, level, importance } of ratings.values()) {
      const skillCriticality = importanceCriticality(importance ?? 0);
      if (!skillCriticality) continue;
      const ownLinks = links.get(code) ?? [];
      ownLinks.push({ externalId: element, levelNumber: toLevel(level ?? DEFAULT_VALUE), skillCriticality });
      links.set(code, ownLinks);
    }
  }
};
