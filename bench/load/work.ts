import { roleExplorerData } from '@skills-architect/contracts/explorer';
import { getPersona, listPersonaSkills, listPersonas } from '@skills-architect/contracts/personas';
import { listJobs } from '@skills-architect/contracts/portal';
import { getRole, listRoleSkills, searchRoles } from '@skills-architect/contracts/roles';
import { searchSkills } from '@skills-architect/contracts/skills';
import { CLIENT } from '../portal/fill';
import type { Person } from './people';
import { savePersona } from './save-persona';

/** Data for the requests. */
export interface Stock {
  sourceId: number;
  roleIds: readonly number[];
  personaIds: readonly number[];
}

/** One action of a user; `weight` is its relative frequency. */
export interface Action {
  name: string;
  weight: number;
  perform: (person: Person, round: number) => Promise<unknown>;
}

const WORDS = ['data', 'manager', 'food', 'quality', 'design', 'safety', 'customer', 'machine', 'plan', 'water'];
/** Offset between users, so that they do not all request the same record at the same time. */
const STRIDE = 97;
const OWN = 10;

const pick = <T>(values: readonly T[], index: number): T => {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('nothing to ask for');
  return value;
};
const ofClient = ({ staff }: Person) => (staff ? undefined : { clientId: CLIENT });

/** A working day: mostly reading, one save in twenty actions. */
export const buildActions = ({ sourceId, roleIds, personaIds }: Stock): readonly Action[] => {
  const recordIndex = ({ index }: Person, round: number) => index * STRIDE + round;
  return [
    {
      name: 'persona list',
      weight: 20,
      perform: ({ visitor }, round) =>
        visitor.call(listPersonas, { query: { clientId: CLIENT, pagesize: 50, offset: 50 * (round % 20) } }),
    },
    {
      name: 'persona list, a word',
      weight: 10,
      perform: (person, round) => {
        const searchString = pick(WORDS, recordIndex(person, round));
        return person.visitor.call(listPersonas, { query: { clientId: CLIENT, searchString } });
      },
    },
    {
      name: 'a persona and its skills',
      weight: 15,
      perform: (person, round) => {
        const params = { personaId: pick(personaIds, recordIndex(person, round)) };
        const { visitor } = person;
        return Promise.all([visitor.call(getPersona, { params }), visitor.call(listPersonaSkills, { params })]);
      },
    },
    {
      name: 'skill search',
      weight: 15,
      perform: (person, round) => {
        const searchString = pick(WORDS, recordIndex(person, round));
        return person.visitor.call(searchSkills, { body: { searchString, ...ofClient(person) } });
      },
    },
    {
      name: 'role search',
      weight: 15,
      perform: (person, round) => {
        const roleName = pick(WORDS, recordIndex(person, round));
        return person.visitor.call(searchRoles, { body: { roleName, ...ofClient(person) } });
      },
    },
    {
      name: 'a role and its skills',
      weight: 10,
      perform: (person, round) => {
        const params = { roleId: pick(roleIds, recordIndex(person, round)) };
        const { visitor } = person;
        return Promise.all([
          visitor.call(getRole, { params }),
          visitor.call(listRoleSkills, { params, query: ofClient(person) }),
        ]);
      },
    },
    {
      name: 'explorer tree',
      weight: 3,
      perform: ({ visitor }) => visitor.call(roleExplorerData, { query: { sourceId } }),
    },
    { name: 'running jobs', weight: 7, perform: ({ visitor }) => visitor.call(listJobs) },
    {
      name: 'saving a persona',
      weight: 5,
      // Each user has separate personas, so that no two users change the same one at once.
      perform: ({ index, visitor }, round) =>
        savePersona(visitor, pick(personaIds, index * OWN + (round % OWN)), round),
    },
  ];
};

/** Evenly mixed actions, each repeated according to its weight. */
export const planDay = (actions: readonly Action[]): readonly Action[] => {
  const due = actions.map((action) => ({ action, next: 1 / action.weight }));
  const all = actions.reduce((sum, { weight }) => sum + weight, 0);
  return Array.from({ length: all }, () => {
    const first = due.reduce((earliest, action) => (action.next < earliest.next ? action : earliest));
    first.next += 1 / first.action.weight;
    return first.action;
  });
};
