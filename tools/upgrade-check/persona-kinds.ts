import {
  createPersona,
  getPersona,
  listPersonaGroups,
  listPersonaSkills,
  listPersonas,
  savePersonaSkills,
} from '@skills-architect/contracts/personas';
import { searchRoles } from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import type { Visitor } from '../../bench/portal/visitor';
import { CLIENT } from './client';
import { importKind } from './import-kind';
import { type Kind, readPages } from './kind';

const addPersona = async (visitor: Visitor, personaName: string, groupName = 'Data') => {
  const [role] = (
    await visitor.call(searchRoles, { body: { roleStatuses: [LibraryStatus.Published], clientId: CLIENT } })
  ).roles;
  const body = { groupName, personaName, industryRoleId: role?.roleId ?? null };
  return visitor.call(createPersona, { query: { clientId: CLIENT }, body });
};

const personas: Kind = {
  name: 'personas',
  list: async (visitor) =>
    (
      await readPages(async (page) => (await visitor.call(listPersonas, { query: { clientId: CLIENT, ...page } })).data)
    ).map(({ personaId }) => personaId),
  async open(visitor, id) {
    // Neighbours change with each new persona.
    const { previousPersonaId, nextPersonaId, ...persona } = await visitor.call(getPersona, {
      params: { personaId: Number(id) },
    });
    return persona;
  },
  write: async (visitor, mark) => (await addPersona(visitor, `Data Engineer ${mark}`)).personaId,
};

const skillsOfPersonas: Kind = {
  name: 'skills of personas',
  list: personas.list,
  open: (visitor, id) => visitor.call(listPersonaSkills, { params: { personaId: Number(id) } }),
  async write(visitor, mark) {
    const { personaId } = await addPersona(visitor, `Data Analyst ${mark}`);
    const params = { personaId };
    const { rev } = await visitor.call(listPersonaSkills, { params });
    const body = { rev, skillProficiencyMappings: [], skillIdsToRemoveFromPersona: [] };
    await visitor.call(savePersonaSkills, { params, body });
    return personaId;
  },
};

const readGroups = async (visitor: Visitor) =>
  (await visitor.call(listPersonaGroups, { query: { clientId: CLIENT } })).groups;

const groups: Kind = {
  name: 'persona groups',
  list: async (visitor) => (await readGroups(visitor)).map(({ personaGroupId }) => personaGroupId),
  async open(visitor, id) {
    const group = (await readGroups(visitor)).find(({ personaGroupId }) => personaGroupId === id);
    return { ...group, personas: undefined };
  },
  async write(visitor, mark) {
    const persona = await addPersona(visitor, `Data Architect ${mark}`, `Group ${mark}`);
    return persona.personaGroup.personaGroupId;
  },
};

export const personaKinds: readonly Kind[] = [personas, skillsOfPersonas, groups, importKind];
