import type { PersonaForm } from '@skills-architect/contracts/personas';
import { roleSkillsByIds } from '@skills-architect/contracts/roles';
import {
  AppError,
  type ClientReader,
  isTaken,
  type ServiceKit,
  searchFields,
  type Write,
} from '@skills-architect/service-kit';
import { type Groups, groupNamed } from '../groups/group-document';
import type { MappingDocument, Mappings } from '../persona-skills/mapping-document';
import { type IndustrySkill, type Mapping, withIndustryRole } from '../persona-skills/mapping-rules';
import { decisionOfForm } from '../role-decisions/decided-roles';
import type { RoleDecisions } from '../role-decisions/role-decisions';
import type { PersonaDocument, Personas } from './persona-document';
import type { Asker, ReadRoleNames } from './role-names';

export interface PersonaStores {
  kit: ServiceKit;
  groups: Groups;
  personas: Personas;
  mappings: Mappings;
  names: ReadRoleNames;
  readClient: ClientReader;
  decisions: RoleDecisions;
}

/** The fields of a persona with its roles, by id. */
export type PersonaFields = Omit<
  Required<PersonaForm>,
  'industryRoleId' | 'leadershipRoleId' | 'requirements' | 'documentToken'
> & {
  requirements?: string[] | undefined;
  industryRoleId: number | null;
  leadershipRoleId: number | null;
};

const ROLES_PER_BATCH = 200;
const nameTaken = () =>
  new AppError('conflict', 'Persona already exists for this client', {
    issues: [{ path: 'personaName', message: 'This persona already exists' }],
  });

/** Skills of industry roles by role id, converted for personas. */
export const industrySkills = async (
  kit: ServiceKit,
  roleIds: number[],
  asker: Asker,
): Promise<Map<number, IndustrySkill[]>> => {
  const found = new Map<number, IndustrySkill[]>();
  const ids = [...new Set(roleIds)];
  for (let from = 0; from < ids.length; from += ROLES_PER_BATCH) {
    const { roles } = await kit.peer(
      roleSkillsByIds,
      { body: { roleIds: ids.slice(from, from + ROLES_PER_BATCH) } },
      asker,
    );
    for (const { roleId, skills } of roles) found.set(roleId, skills);
  }
  return found;
};

/** Stored fields of a persona, including its search and sort keys. */
export const personaFields = (
  form: PersonaFields,
  group: { _id: number; personaGroupName: string; nameKey: string },
) => ({
  personaName: form.personaName,
  ...searchFields(form.personaName),
  personaGroupId: group._id,
  personaGroupName: group.personaGroupName,
  groupKey: group.nameKey,
  reportingTo: form.reportingTo,
  roleDescription: form.roleDescription,
  rolesResponsibilities: form.rolesResponsibilities,
  ...(form.requirements && { requirements: form.requirements }),
  industryRoleId: form.industryRoleId,
  leadershipRoleId: form.leadershipRoleId,
});

const madeBy = ({ by }: Write, kit: ServiceKit) => ({ by, at: kit.now().toISOString() });

/** Creates a persona with its group and its skills in one transaction. */
export const insertPersona = async (
  { kit, groups, personas, mappings, decisions }: PersonaStores,
  clientId: number,
  form: PersonaFields & { importKey?: string },
  mapping: Mapping,
  write: Write,
): Promise<PersonaDocument> => {
  try {
    return await kit.db.transaction(async (session) => {
      const within = { ...write, session };
      await kit.clientGuard.enter(clientId, session);
      const group = await groupNamed(groups, clientId, form.groupName, within);
      const [persona] = await personas.create(
        [
          {
            clientId,
            ...personaFields(form, group),
            ...(form.importKey !== undefined && { importKey: form.importKey }),
          },
        ],
        within,
      );
      if (!persona) throw new Error('no persona was created');
      await mappings.create([{ clientId, ...mapping }], within, [persona._id]);
      // An import reports its decisions when it ends, with the suggestions that it has shown.
      if (form.importKey === undefined)
        await decisions.ofForm(clientId, decisionOfForm(undefined, persona, madeBy(write, kit)), session);
      return persona;
    });
  } catch (error) {
    if (isTaken(error)) throw nameTaken();
    throw error;
  }
};

/** Updates a persona; a new industry role replaces the skills of the previous one. */
export const changePersona = async (
  { kit, groups, personas, mappings, decisions }: PersonaStores,
  before: PersonaDocument,
  form: PersonaFields & { rev: number },
  skills: IndustrySkill[],
  write: Write,
): Promise<PersonaDocument> => {
  try {
    return await kit.db.transaction(async (session) => {
      const within = { ...write, session };
      const group = await groupNamed(groups, before.clientId, form.groupName, within);
      const changed = await personas.change(before._id, form.rev, personaFields(form, group), within);
      if (form.industryRoleId !== before.industryRoleId) {
        const mapping = await mappings.model.findOne({ _id: before._id }, null, { session }).lean<MappingDocument>();
        if (mapping) await mappings.change(before._id, undefined, withIndustryRole(mapping, skills), within);
      }
      await decisions.ofForm(before.clientId, decisionOfForm(before, changed, madeBy(write, kit)), session);
      return changed;
    });
  } catch (error) {
    if (isTaken(error)) throw nameTaken();
    throw error;
  }
};
