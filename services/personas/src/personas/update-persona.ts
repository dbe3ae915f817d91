import { randomUUID } from 'node:crypto';
import type { Persona } from '@skills-architect/contracts/personas';
import { type CallContext, notFound } from '@skills-architect/service-kit';
import { offeredRolesCheck } from './offered-roles';
import { toDetail } from './persona-views';
import type { Asker } from './role-names';
import { changePersona, industrySkills, type PersonaFields, type PersonaStores } from './write-persona';

/** The skills of an industry role; throws 404 if there is no such role. */
export const readRoleSkills = async ({ kit }: Pick<PersonaStores, 'kit'>, roleId: number, asker: Asker) => {
  const skills = (await industrySkills(kit, [roleId], asker)).get(roleId);
  if (!skills) throw notFound('This industry role');
  return skills;
};

/**
 * Updates a persona from its form: the roles must be offered to its client, and a new role replaces the skills of the
 * former role.
 */
export const personaUpdate = (stores: PersonaStores) => {
  const { kit, personas, names, readClient } = stores;
  const checkOffered = offeredRolesCheck(kit, readClient, names);
  return async (
    personaId: number,
    form: PersonaFields & { rev: number },
    { identity, userId, request }: CallContext,
  ): Promise<Persona> => {
    const asker = { identity, requestId: request.id };
    const before = await personas.get(personaId);
    await checkOffered(before.clientId, form, before, asker);
    const skills = form.industryRoleId === null ? [] : await readRoleSkills(stores, form.industryRoleId, asker);
    const persona = await changePersona(stores, before, form, skills, { by: userId, changeSet: randomUUID() });
    return toDetail(persona, await names([persona]));
  };
};
