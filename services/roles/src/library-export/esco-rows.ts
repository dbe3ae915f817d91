import type { ExportedSkill } from '@skills-architect/contracts/skills';
import type { RoleDocument } from '../industry-roles/role-document';
import type { FunctionDocument, SubSectorDocument } from '../structure/structure-documents';

/** The cells of a row, in the order of its table's titles. */
export type Cells = readonly (string | number)[];
const CONCEPT = ['conceptType', 'conceptUri'] as const;

/**
 * Titles of the exported tables. The columns skillCategory, subsectorType, occupation and levelNumber, and those after
 * them, are not part of ESCO.
 */
export const TITLES = {
  library_en: ['source', 'licence', 'attribution'],
  skillGroups_en: [...CONCEPT, 'preferredLabel', 'code'],
  skills_en: [
    ...CONCEPT,
    'skillType',
    'reuseLevel',
    'preferredLabel',
    'altLabels',
    'status',
    'description',
    'skillCategory',
  ],
  digitalSkillsCollection_en: [...CONCEPT, 'preferredLabel'],
  broaderRelationsSkillPillar: [...CONCEPT, 'broaderType', 'broaderUri'],
  ISCOGroups_en: [...CONCEPT, 'code', 'preferredLabel', 'description', 'subsectorType'],
  occupations_en: [
    ...CONCEPT,
    'iscoGroup',
    'preferredLabel',
    'altLabels',
    'status',
    'description',
    'occupation',
    'leadershipRoleId',
    'workFunctions',
  ],
  occupationSkillRelations: ['occupationUri', 'relationType', 'skillType', 'skillUri', 'levelNumber', 'criticality'],
} as const satisfies Record<string, readonly string[]>;
export type EscoTable = keyof typeof TITLES;

const SKILL = 'KnowledgeSkillCompetence';
const RELEASED = 'released';
const uri = (kind: string, id: number) => `urn:skills-architect:${kind}:${id}`;

/** The uri of a skill or role: the imported one, otherwise a new one. */
export const toUri = (kind: 'skill' | 'role', id: number, externalId: string | undefined) =>
  externalId ?? uri(kind, id);

type Family = Pick<ExportedSkill, 'skillFamilyId' | 'skillFamily'>;
const familyUri = ({ skillFamilyId }: Family) => uri('family', skillFamilyId);

/** A family as a skill group; the prefix F cannot collide with codes of ESCO. */
export const familyRow = (family: Family): Cells => [
  'SkillGroup',
  familyUri(family),
  family.skillFamily,
  `F${family.skillFamilyId}`,
];

export const skillRow = (skill: ExportedSkill): Cells => [
  SKILL,
  toUri('skill', skill.skillId, skill.externalId),
  'skill/competence',
  'cross-sector',
  skill.skillName,
  skill.alternativeNames.join('\n'),
  RELEASED,
  skill.skillDescription,
  skill.skillCategory,
];

/** A skill as a member of the collection of digital skills. */
export const digitalRow = (skill: ExportedSkill): Cells => [
  SKILL,
  toUri('skill', skill.skillId, skill.externalId),
  skill.skillName,
];

/** Puts a skill into the group of its family. */
export const groupRow = (skill: ExportedSkill): Cells => [
  SKILL,
  toUri('skill', skill.skillId, skill.externalId),
  'SkillGroup',
  familyUri(skill),
];

/** Puts a skill below another one; both by their uris. */
export const broaderRow = (child: string, parent: string): Cells => [SKILL, child, SKILL, parent];

const INDUSTRY = 1;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = `0123456789${LETTERS}`;
const twoCharacters = (number: number, first: string) =>
  `${first[Math.floor(number / DIGITS.length) % first.length]}${DIGITS[number % DIGITS.length]}`;

/**
 * Codes of places in ISCO's format: two characters for a sub-sector, which the codes of its functions start with.
 * Imported places keep their codes.
 */
export const placeCodes = (
  subSectors: readonly Pick<SubSectorDocument, '_id' | 'externalId'>[],
  functions: readonly Pick<FunctionDocument, '_id' | 'externalId' | 'subsectorId'>[],
) => {
  const usedCodes = new Set<string>();
  const chooseCode = (
    preferredCode: string | undefined,
    isValid: (code: string) => boolean,
    makeCode: (index: number) => string,
  ) => {
    let code =
      preferredCode !== undefined && isValid(preferredCode) && !usedCodes.has(preferredCode) ? preferredCode : '';
    for (let index = 0; !code; index++) if (!usedCodes.has(makeCode(index))) code = makeCode(index);
    usedCodes.add(code);
    return code;
  };
  const sectors = new Map(
    subSectors.map(({ _id, externalId }) => [
      _id,
      chooseCode(
        externalId,
        (code) => code.length === 2,
        (index) => twoCharacters(index, LETTERS),
      ),
    ]),
  );
  const codes = new Map(
    functions.map(({ _id, externalId, subsectorId }) => {
      const within = sectors.get(subsectorId) ?? '';
      const isValid = (code: string) => code.startsWith(within) && code.length > 2;
      return [_id, chooseCode(externalId, isValid, (index) => `${within}0${twoCharacters(index, DIGITS)}`)];
    }),
  );
  return { sectors, functions: codes };
};

export const placeRow = (code: string, label: string, text: string, type: number = INDUSTRY): Cells => [
  'ISCOGroup',
  `urn:skills-architect:place:${code}`,
  code,
  label,
  text,
  type,
];

export const roleRow = (role: RoleDocument, code: string): Cells => [
  'Occupation',
  toUri('role', role._id, role.externalId),
  code,
  role.roleName,
  role.alternativeNames.join('\n'),
  RELEASED,
  role.roleDescription,
  role.occupation,
  role.leadershipRoleId,
  role.roleandResponsibilities,
];

/** The skills of a role, one row each; of a skill with levels in several schemes only the first. */
export const relationRows = (role: RoleDocument, uris: ReadonlyMap<number, string>): Cells[] => {
  const seenSkillIds = new Set<number>();
  return role.skills.flatMap(({ skillId, levelNumber, skillCriticality }) => {
    const skill = uris.get(skillId);
    if (skill === undefined || seenSkillIds.has(skillId)) return [];
    seenSkillIds.add(skillId);
    const relation = skillCriticality === 'High' ? 'essential' : 'optional';
    const type = skillCriticality === 'Low' ? 'knowledge' : 'skill/competence';
    const own = toUri('role', role._id, role.externalId);
    return [[own, relation, type, skill, levelNumber, skillCriticality || 'none']];
  });
};
