import { roleExplorerData } from '@skills-architect/contracts/explorer';
import { listPersonas } from '@skills-architect/contracts/personas';
import { session } from '@skills-architect/contracts/portal';
import { getRole, listRoleSkills, searchRoles } from '@skills-architect/contracts/roles';
import { listCategories, searchSkills } from '@skills-architect/contracts/skills';
import { CLIENT } from '../portal/fill';
import type { Visitor } from '../portal/visitor';
import type { Bare } from './bare';

/** A request of the portal's screens, and the equivalent MongoDB query. */
export interface Question {
  name: string;
  /** A `fixed` one returns almost no data and shows the portal's base cost. */
  fixed?: boolean;
  portal: (round: number) => Promise<unknown>;
  bare: (round: number) => Promise<unknown>;
}

export interface QuestionOptions {
  staff: Visitor;
  clientUser: Visitor;
  sourceId: number;
  roleIds: readonly number[];
}

const WORDS = ['data', 'manage', 'food', 'quality', 'design', 'safety', 'customer', 'machine', 'plan', 'water'];
const BEGINNINGS = ['da', 'man', 'foo', 'qu', 'des', 'sa', 'cus', 'ma', 'pl', 'wa'];
const ROLE_WORDS = [
  'engineer',
  'manager',
  'technician',
  'operator',
  'teacher',
  'data',
  'nurse',
  'sales',
  'wood',
  'driver',
];

const pick = <T>(values: readonly T[], round: number): T => {
  const value = values[round % values.length];
  if (value === undefined) throw new Error('there is no value to search for');
  return value;
};

/** All requests, in the order of the report. */
export const buildQuestions = ({ staff, clientUser, sourceId, roleIds }: QuestionOptions, bare: Bare): Question[] => {
  const personas = { clientId: CLIENT, pagesize: 50 };
  return [
    {
      name: 'session (gateway alone)',
      fixed: true,
      portal: () => staff.call(session),
      bare: () => bare.session(),
    },
    {
      name: 'skill categories (one service)',
      fixed: true,
      portal: () => staff.call(listCategories),
      bare: () => bare.categories(),
    },
    {
      name: 'skill search, all skills',
      portal: (round) => staff.call(searchSkills, { body: { offset: 30 * (round % 10) } }),
      bare: (round) => bare.skills({}, 30 * (round % 10)),
    },
    {
      name: 'skill search, a word',
      portal: (round) => staff.call(searchSkills, { body: { searchString: pick(WORDS, round) } }),
      bare: (round) => bare.skills({ word: pick(WORDS, round) }),
    },
    {
      name: 'skill search, a word, by name',
      portal: (round) => staff.call(searchSkills, { body: { searchString: pick(WORDS, round), sortBy: 'skillName' } }),
      bare: (round) => bare.skills({ word: pick(WORDS, round) }),
    },
    {
      name: 'skill autocomplete, client user',
      portal: (round) =>
        clientUser.call(searchSkills, { body: { searchString: pick(BEGINNINGS, round), clientId: CLIENT } }),
      bare: (round) => bare.skills({ word: pick(BEGINNINGS, round), sourceIds: [1, sourceId] }),
    },
    {
      name: 'role search, all roles',
      portal: (round) => staff.call(searchRoles, { body: { offset: 30 * (round % 10) } }),
      bare: (round) => bare.roles({}, 30 * (round % 10)),
    },
    {
      name: 'role search, a word, client user',
      portal: (round) =>
        clientUser.call(searchRoles, { body: { roleName: pick(ROLE_WORDS, round), clientId: CLIENT } }),
      bare: (round) => bare.roles({ word: pick(ROLE_WORDS, round), sourceIds: [1, sourceId] }),
    },
    {
      name: 'role search, a word, client user, by name',
      portal: (round) =>
        clientUser.call(searchRoles, {
          body: { roleName: pick(ROLE_WORDS, round), sortBy: 'roleName', clientId: CLIENT },
        }),
      bare: (round) => bare.roles({ word: pick(ROLE_WORDS, round), sourceIds: [1, sourceId] }),
    },
    {
      name: 'role page',
      portal: (round) => staff.call(getRole, { params: { roleId: pick(roleIds, round) } }),
      bare: (round) => bare.role(pick(roleIds, round)),
    },
    {
      name: 'role page, its skills',
      portal: (round) => staff.call(listRoleSkills, { params: { roleId: pick(roleIds, round) } }),
      bare: (round) => bare.roleSkills(pick(roleIds, round)),
    },
    {
      name: 'persona list, a page',
      portal: (round) => clientUser.call(listPersonas, { query: { ...personas, offset: 50 * (round % 10) } }),
      bare: (round) => bare.personas(undefined, 50 * (round % 10)),
    },
    {
      name: 'persona list, a word',
      portal: (round) =>
        clientUser.call(listPersonas, { query: { ...personas, searchString: pick(ROLE_WORDS, round) } }),
      bare: (round) => bare.personas(pick(ROLE_WORDS, round)),
    },
    {
      name: 'explorer tree',
      portal: () => staff.call(roleExplorerData, { query: { sourceId } }),
      bare: () => bare.tree(sourceId),
    },
  ];
};
