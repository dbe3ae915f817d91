import { randomUUID } from 'node:crypto';
import { type Persona, ROLE_MISSING } from '@skills-architect/contracts/personas';
import { type CallContext, invalid, notFound } from '@skills-architect/service-kit';
import { offeredRolesCheck } from './offered-roles';
import type { PersonaDocument } from './persona-document';
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
 * The industry role that a persona has once its form is saved: a form without one leaves a persona without a role as it
 * is, also if its role was deleted from the library. Refuses to take a role away, except in an outdated form: saving that
 * tells what has changed.
 */
export const roleOfForm = async (
  { names }: Pick<PersonaStores, 'names'>,
  before: PersonaDocument,
  { industryRoleId: chosenId, rev }: Pick<PersonaFields, 'industryRoleId'> & { rev: number },
): Promise<number | null> => {
  if (chosenId !== null || before.industryRoleId === null) return chosenId;
  if (rev !== before.rev) return before.industryRoleId;
  if ((await names([before])).roles.get(before.industryRoleId)) throw invalid('industryRoleId', ROLE_MISSING);
  return before.industryRoleId;
};

/**
 * Updates a persona from its form: the roles must be offered to its client, and a new role replaces the skills of the
 * former role.
 */
export const personaUpdate = (stores: PersonaStores) => {
  const { kit, names, readClient } = stores;
  const checkOffered = offeredRolesCheck(kit, readClient, names);
  return async (
    before: PersonaDocument,
    form: PersonaFields & { rev: number },
    { identity, userId, request }: CallContext,
  ): Promise<Persona> => {
    const asker = { identity, requestId: request.id };
    await checkOffered(before.clientId, form, before, asker);
    const { industryRoleId } = form;
    const hasNewRole = industryRoleId !== null && industryRoleId !== before.industryRoleId;
    const skills = hasNewRole ? await readRoleSkills(stores, industryRoleId, asker) : [];
    const persona = await changePersona(stores, before, form, skills, { by: userId, changeSet: randomUUID() });
    return toDetail(persona, await names([persona]));
  };
};
