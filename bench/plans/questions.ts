import * as roles from '@skills-architect/contracts/roles';
import * as skills from '@skills-architect/contracts/skills';
import { CLIENT } from '../portal/fill';
import type { Visitor } from '../portal/visitor';

/** A list or search of a screen. */
export type Question = readonly [name: string, ask: (round: number) => Promise<unknown>];

interface QuestionOptions {
  staff: Visitor;
  clientUser: Visitor;
  /** The source with the most records. */
  sourceId: number;
  skillIds: readonly number[];
  roleIds: readonly number[];
}

const WORDS = ['data', 'manage', 'food', 'quality', 'design', 'safety', 'customer', 'machine', 'plan', 'water'];
const BEGINNINGS = ['da', 'man', 'foo', 'qu', 'des', 'sa', 'cus', 'ma', 'pl', 'wa'];
const TYPING_ERRORS = ['managment', 'desing', 'qualty', 'custmer', 'safty'];
const ROLE_WORDS = ['engineer', 'manager', 'technician', 'operator', 'teacher', 'data', 'nurse', 'sales', 'driver'];

const at = <T>(values: readonly T[], round: number): T => {
  const value = values[round % values.length];
  if (value === undefined) throw new Error('nothing to ask for');
  return value;
};

/** All lists and searches of the skills service. */
export const skillQuestions = ({ staff, clientUser, sourceId, skillIds }: QuestionOptions): Question[] => {
  const search = (body: object, query = {}) => staff.call(skills.searchSkills, { body, query });
  const filters = { skillCateogryId: [1, 2], skillSourceId: [sourceId], skillStatus: [4] };
  const skillId = (round: number) => ({ params: { skillId: at(skillIds, round) } });
  return [
    ['skills: all', (round) => search({ offset: 30 * (round % 10) })],
    ['skills: the 9,001st on', () => search({ offset: 9000 })],
    ['skills: a word', (round) => search({ searchString: at(WORDS, round) })],
    ['skills: a word, names only', (round) => search({ searchString: at(WORDS, round), searchInDescription: false })],
    [
      'skills: a word, in descriptions',
      (round) => search({ searchString: at(WORDS, round), searchInDescription: true }),
    ],
    ['skills: two words', (round) => search({ searchString: `${at(WORDS, round)} ${at(WORDS, round + 1)}` })],
    ['skills: a typing error', (round) => search({ searchString: at(TYPING_ERRORS, round) })],
    ['skills: a word and filters', (round) => search({ ...filters, searchString: at(WORDS, round) })],
    ['skills: filters', () => search(filters)],
    ...(['skillName', 'skillCategory', 'skillFamily', 'source', 'skillStatus'] as const).map(
      (sortBy): Question => [`skills: all by ${sortBy}`, () => search({ sortBy, sortOrder: 'desc' })],
    ),
    ['skills: a word by name', (round) => search({ searchString: at(WORDS, round), sortBy: 'skillName' })],
    [
      'skills: autocomplete, client user',
      (round) =>
        clientUser.call(skills.searchSkills, { body: { searchString: at(BEGINNINGS, round), clientId: CLIENT } }),
    ],
    ['similar skills while typing', (round) => staff.call(skills.similarSkills, { query: { name: at(WORDS, round) } })],
    ['name exists', (round) => staff.call(skills.skillNameExists, { query: { name: at(WORDS, round), sourceId } })],
    ['deleted skills', () => staff.call(skills.listDeletedSkills)],
    ['likely duplicates', () => staff.call(skills.listSkillDuplicates)],
    ['merges', () => staff.call(skills.listSkillMerges)],
    ['history of a skill', (round) => staff.call(skills.skillHistory, skillId(round))],
    ['skill tree', (round) => staff.call(skills.getSkillTree, skillId(round))],
    ['roles of a skill', (round) => staff.call(skills.rolesOfSkill, skillId(round))],
    ['content of a skill', (round) => staff.call(skills.listSkillContent, skillId(round))],
    ['assessments of a skill', (round) => staff.call(skills.listAssessments, skillId(round))],
    ['Skillopedia: a word', (round) => staff.call(skills.searchKnowledgeBases, { query: { text: at(WORDS, round) } })],
    ['families', () => staff.call(skills.listFamilies)],
    [
      'library health, no descriptions',
      () => staff.call(skills.listSkillFindings, { query: { kind: 'skill-description' } }),
    ],
    ['library health, counts', () => staff.call(skills.countSkillFindings)],
    ['imports of content', () => staff.call(skills.listContentImports)],
    ['releases', () => staff.call(skills.listReleases)],
  ];
};

/** One request for each list and search of the roles service. */
export const roleQuestions = ({ staff, clientUser, sourceId, roleIds }: QuestionOptions): Question[] => {
  const search = (body: object) => staff.call(roles.searchRoles, { body });
  const roleId = (round: number) => ({ params: { roleId: at(roleIds, round) } });
  return [
    ['roles: all', (round) => search({ offset: 30 * (round % 10) })],
    ['roles: the 3,001st on', () => search({ offset: 3000 })],
    ['roles: a word', (round) => search({ roleName: at(ROLE_WORDS, round) })],
    [
      'roles: a word and filters',
      (round) => search({ roleName: at(ROLE_WORDS, round), sourceIds: [sourceId], roleStatuses: [4] }),
    ],
    ['roles: filters', () => search({ sourceIds: [sourceId], roleStatuses: [4], subSectorIds: [1, 2, 3] })],
    ...(['roleName', 'subsector', 'functionName', 'occupation', 'leadershipRole', 'source', 'roleStatus'] as const).map(
      (sortBy): Question => [`roles: all by ${sortBy}`, () => search({ sortBy, sortOrder: 'desc' })],
    ),
    [
      'roles: a word, client user',
      (round) => clientUser.call(roles.searchRoles, { body: { roleName: at(ROLE_WORDS, round), clientId: CLIENT } }),
    ],
    ['deleted roles', () => staff.call(roles.listDeletedRoles)],
    ['merges of roles', () => staff.call(roles.listRoleMerges)],
    ['history of a role', (round) => staff.call(roles.roleHistory, roleId(round))],
    ['skills of a role', (round) => staff.call(roles.listRoleSkills, roleId(round))],
    ['what a role touches', (round) => staff.call(roles.roleUsage, roleId(round))],
    ['most used skills', () => clientUser.call(roles.mostUsedSkills)],
    ['counters', () => staff.call(roles.roleCounters)],
    ['functions', () => staff.call(roles.listFunctions)],
    ['occupations', () => staff.call(roles.listOccupations)],
    ['job postings', () => staff.call(roles.listJobPostings)],
    ['job postings by company', () => staff.call(roles.listJobPostings, { query: { sortBy: 'company' } })],
    ['library health of roles', () => staff.call(roles.countRoleFindings)],
    ['imports of libraries', () => staff.call(roles.listLibraryImports)],
  ];
};
