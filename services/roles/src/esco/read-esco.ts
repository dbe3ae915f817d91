import { MAIN_LANGUAGE } from '@skills-architect/contracts';
import { languageName } from '@skills-architect/contracts/locale';
import { Criticality } from '@skills-architect/contracts/roles';
import { SKILL_CATEGORIES } from '@skills-architect/contracts/skills';
import type { Taxonomy, TaxonomyFrame, TaxonomyPlace, TaxonomyTarget } from '../library-import/taxonomy';
import { type ExpectedTable, eachRecord, type TableFile } from '../taxonomy-files/table-files';
import {
  LEADERSHIP_ROLE,
  listAlternatives,
  targetLevel,
  toCriticality,
  toLeadership,
  toSubSectorType,
} from './esco-rules';
import { groupFinder, type SkillGroup } from './groups-above';
import { toCategory } from './skill-category';
import { familyCode } from './skill-family';

export const ESCO = {
  name: 'ESCO',
  licence: 'Reuse allowed with attribution (Commission Decision 2011/833/EU)',
  attribution: 'This service uses the ESCO classification of the European Commission.',
};

const CONCEPT = ['conceptUri', 'preferredLabel', 'altLabels', 'description'] as const;
const SKILL = [...CONCEPT, 'skillType', 'reuseLevel'] as const;
const OCCUPATION = [...CONCEPT, 'iscoGroup'] as const;
const LINK = ['occupationUri', 'relationType', 'skillType', 'skillUri'] as const;
/** Additional columns of a file exported by this product; their values replace those derived by rules. */
const PORTAL_COLUMNS = {
  skill: ['skillCategory'],
  place: ['subsectorType'],
  role: ['occupation', 'leadershipRoleId', 'workFunctions'],
  link: ['levelNumber', 'criticality'],
} as const;
const LIBRARY = ['source', 'licence', 'attribution'] as const;
const RANKS = Object.values(LEADERSHIP_ROLE);
const TYPES = [1, 2] as const;
type IscoGroups = Map<string, { label: string; text: string; type: string }>;
const requiredTable = (columns: readonly string[]): ExpectedTable => ({ columns, isNeeded: true });

/** The tables imported from ESCO's download as CSV. */
export const ESCO_TABLES = {
  ISCOGroups_en: requiredTable(['code', 'preferredLabel', 'description']),
  skillGroups_en: requiredTable(['conceptUri', 'preferredLabel', 'code']),
  skills_en: requiredTable(SKILL),
  digitalSkillsCollection_en: requiredTable(['conceptUri']),
  occupations_en: requiredTable(OCCUPATION),
  broaderRelationsSkillPillar: requiredTable(['conceptUri', 'broaderUri']),
  occupationSkillRelations: requiredTable(LINK),
  library_en: { columns: LIBRARY, isNeeded: false },
};
type EscoTables = ReadonlyMap<keyof typeof ESCO_TABLES, TableFile>;

const DEFAULT_FAMILY = 'Other skills';
const SUB_MAJOR_LENGTH = 2;
/** ESCO writes the names of groups in small letters. */
export const sentenceCase = (label: string) => label.charAt(0).toUpperCase() + label.slice(1);
const ESSENTIAL_FLAG = 1;
const KNOWLEDGE_FLAG = 2;
/**
 * A link is packed into one number: the flags, plus the level, the position of the criticality in `CRITICALITIES`, and the
 * number of the skill, each multiplied by its unit.
 */
const [LEVEL_UNIT, CRITICALITY_UNIT, SKILL_UNIT] = [4, 32, 256];
const CRITICALITIES: readonly string[] = ['', 'High', 'Medium', 'Low', 'none'];

/**
 * Passes skills and the links between them to `target`; returns the position of each skill by uri, and the first skill
 * above itself.
 */
const readSkills = async (tables: EscoTables, target: TaxonomyTarget) => {
  const groups = new Map<string, SkillGroup>();
  const broader = new Map<string, string[]>();
  const digitalUris = new Set<string>();
  const groupColumns = ['conceptUri', 'preferredLabel', 'code'] as const;
  const relationColumns = ['conceptUri', 'broaderUri'] as const;
  await eachRecord(tables.get('skillGroups_en'), groupColumns, ({ conceptUri, preferredLabel, code }) => {
    groups.set(conceptUri, { label: preferredLabel, code: code || (conceptUri.split('/').pop() ?? '') });
    return undefined;
  });
  await eachRecord(tables.get('broaderRelationsSkillPillar'), relationColumns, ({ conceptUri, broaderUri }) => {
    const parents = broader.get(conceptUri);
    if (parents) parents.push(broaderUri);
    else broader.set(conceptUri, [broaderUri]);
    return undefined;
  });
  await eachRecord(tables.get('digitalSkillsCollection_en'), ['conceptUri'], ({ conceptUri }) => {
    digitalUris.add(conceptUri);
    return undefined;
  });
  const groupOfCode = new Map([...groups].map(([uri, { code, label }]) => [code, { uri, label }]));
  const groupsAbove = groupFinder(broader, groups);
  const numbers = new Map<string, number>();
  await eachRecord(tables.get('skills_en'), [...SKILL, ...PORTAL_COLUMNS.skill], (row) => {
    const { conceptUri: uri, preferredLabel: label, altLabels, description, skillType, reuseLevel } = row;
    if (!uri || !label || numbers.has(uri)) return undefined;
    numbers.set(uri, numbers.size);
    const groupCodes = (broader.get(uri) ?? []).flatMap((parent) => groups.get(parent)?.code ?? []);
    const above = groupsAbove.find(uri);
    const [nearest] = above;
    const family = nearest && (groupOfCode.get(familyCode(label, nearest.code)) ?? groupOfCode.get(nearest.code));
    const widerCodes = groupCodes.length ? [] : above.map(({ code }) => code);
    const statedCategory = SKILL_CATEGORIES.find((category) => category === row.skillCategory);
    return target.skill({
      externalId: uri,
      skillName: label,
      alternativeNames: listAlternatives(label, altLabels),
      skillDescription: description,
      embeddingDescription: '',
      skillCategory:
        statedCategory ??
        toCategory({
          label,
          description,
          skillType,
          reuseLevel,
          isDigital: digitalUris.has(uri),
          groupCodes,
          widerCodes,
        }),
      skillFamily: sentenceCase(family?.label || nearest?.label || DEFAULT_FAMILY),
      ...(family?.label && { familyExternalId: family.uri }),
    });
  });
  // Most broader concepts are skill groups, which become families.
  for (const [child, parents] of broader)
    for (const parent of parents) if (numbers.has(child) && numbers.has(parent)) await target.link({ parent, child });
  return { numbers, circular: groupsAbove.circular() };
};

/** The skills of each occupation as numbers, which need less memory than uris. */
const readLinks = async (tables: EscoTables, numbers: ReadonlyMap<string, number>) => {
  const links = new Map<string, number[]>();
  await eachRecord(tables.get('occupationSkillRelations'), [...LINK, ...PORTAL_COLUMNS.link], (row) => {
    const number = numbers.get(row.skillUri);
    if (number === undefined) return undefined;
    const flags =
      (row.relationType === 'essential' ? ESSENTIAL_FLAG : 0) + (row.skillType === 'knowledge' ? KNOWLEDGE_FLAG : 0);
    const level = /^[1-7]$/.test(row.levelNumber) ? Number(row.levelNumber) : 0;
    const statedCriticality = Math.max(0, CRITICALITIES.indexOf(row.criticality));
    const link = number * SKILL_UNIT + statedCriticality * CRITICALITY_UNIT + level * LEVEL_UNIT + flags;
    const own = links.get(row.occupationUri);
    if (own) own.push(link);
    else links.set(row.occupationUri, [link]);
    return undefined;
  });
  return links;
};

const inOtherLanguage = (language: string) =>
  `The library's own texts of ${ESCO.name} will be in ${languageName(language)}; files in another language, such as English, are added as its translations later. The rules for skill categories and leadership roles read English words; in ${languageName(language)} they follow ESCO's groups alone.`;

/** Reads ESCO's tables in a language one after the other, keeping only numbers of skills and links in memory. */
export const readEsco = async (
  tables: EscoTables,
  target: TaxonomyTarget,
  language: string = MAIN_LANGUAGE,
): Promise<TaxonomyFrame> => {
  let taxonomy: Taxonomy = ESCO;
  await eachRecord(tables.get('library_en'), LIBRARY, ({ source, licence, attribution }) => {
    if (source) taxonomy = { name: source, licence, attribution };
    return undefined;
  });
  const iscoGroups: IscoGroups = new Map();
  const isco = ['code', 'preferredLabel', 'description', ...PORTAL_COLUMNS.place] as const;
  await eachRecord(tables.get('ISCOGroups_en'), isco, ({ code, preferredLabel, description, subsectorType }) => {
    iscoGroups.set(code, { label: preferredLabel, text: description, type: subsectorType });
    return undefined;
  });
  const { numbers, circular } = await readSkills(tables, target);
  const links = await readLinks(tables, numbers);
  const uris = [...numbers.keys()];
  numbers.clear();
  const warnings = circular
    ? [
        `broaderRelationsSkillPillar puts ${circular} above itself; such relations do not count for the families of skills.`,
      ]
    : [];
  const unitCodes = new Set<string>();
  await eachRecord(tables.get('occupations_en'), [...OCCUPATION, ...PORTAL_COLUMNS.role], (row) => {
    const { conceptUri: uri, preferredLabel: label, iscoGroup: code } = row;
    if (!uri || !label) return undefined;
    unitCodes.add(code);
    const own = links.get(uri) ?? [];
    links.delete(uri);
    return target.role({
      externalId: uri,
      roleName: label,
      alternativeNames: listAlternatives(label, row.altLabels),
      roleDescription: row.description,
      roleandResponsibilities: row.workFunctions,
      place: code,
      occupation: row.occupation || (iscoGroups.get(code.slice(0, 3))?.label ?? ''),
      leadershipRoleId: RANKS.find((rank) => String(rank) === row.leadershipRoleId) ?? toLeadership(label, code),
      skills: own.map((link) => {
        const relation = (link & ESSENTIAL_FLAG) !== 0 ? 'essential' : 'optional';
        const level = Math.floor(link / LEVEL_UNIT) % (CRITICALITY_UNIT / LEVEL_UNIT);
        const statedCriticality = CRITICALITIES[Math.floor(link / CRITICALITY_UNIT) % (SKILL_UNIT / CRITICALITY_UNIT)];
        const derived = toCriticality(relation, (link & KNOWLEDGE_FLAG) !== 0 ? 'knowledge' : '');
        return {
          externalId: uris[Math.floor(link / SKILL_UNIT)] ?? '',
          levelNumber: level || targetLevel(code, relation === 'essential'),
          skillCriticality: statedCriticality
            ? (Criticality.options.find((option) => option === statedCriticality) ?? '')
            : derived,
        };
      }),
    });
  });
  if (language !== MAIN_LANGUAGE) {
    taxonomy = { ...taxonomy, language };
    warnings.push(inOtherLanguage(language));
  }
  return { taxonomy, places: toPlaces([...unitCodes], iscoGroups), warnings };
};

const toPlaces = (unitCodes: readonly string[], groups: IscoGroups): TaxonomyPlace[] => {
  const place = (code: string) => ({ code, name: groups.get(code)?.label ?? code, text: groups.get(code)?.text ?? '' });
  const findType = (code: string) =>
    TYPES.find((type) => String(type) === groups.get(code)?.type) ?? toSubSectorType(code);
  const subMajor = [...new Set(unitCodes.map((code) => code.slice(0, SUB_MAJOR_LENGTH)))];
  return [
    ...subMajor.map((code): TaxonomyPlace => ({ ...place(code), subsectorTypeId: findType(code) })),
    ...unitCodes.map((code): TaxonomyPlace => {
      const within = code.slice(0, SUB_MAJOR_LENGTH);
      return { ...place(code), within, subsectorTypeId: findType(within) };
    }),
  ];
};
