import { type FactName, factsOf, type PersonaForm } from '@skills-architect/contracts/personas';
import { roleSkillsByIds } from '@skills-architect/contracts/roles';
import type { ShownNames } from '@skills-architect/library-service-kit';
import {
  AppError,
  type ClientReader,
  isDuplicateKeyError,
  type ServiceKit,
  searchFields,
  type Write,
} from '@skills-architect/service-kit';
import { findOrCreateGroup, type Groups } from '../groups/group-document';
import type { PastMoves } from '../library-links/past-moves';
import type { PersonaProfiles } from '../overview/persona-profiles';
import type { MappingDocument, Mappings } from '../persona-skills/mapping-document';
import { type IndustrySkill, type Mapping, withIndustryRole } from '../persona-skills/mapping-rules';
import type { ReadApprovers } from '../reviews/approvers';
import type { Comments } from '../reviews/comment-document';
import type { Reviews } from '../reviews/review-document';
import { decisionOfForm } from '../role-decisions/decided-roles';
import type { RoleDecisions } from '../role-decisions/role-decisions';
import type { PersonaDocument, Personas } from './persona-document';
import type { Asker, ReadRoleNames } from './role-names';

export interface PersonaStores {
  kit: ServiceKit;
  /** Names library records in the language of their reader. */
  shown: ShownNames;
  groups: Groups;
  personas: Personas;
  mappings: Mappings;
  reviews: Reviews;
  comments: Comments;
  readApprovers: ReadApprovers;
  names: ReadRoleNames;
  readClient: ClientReader;
  decisions: RoleDecisions;
  /** What the overview counts of each persona. */
  profiles: PersonaProfiles;
  /** Merges of skills and roles, which restored personas follow. */
  moves: PastMoves;
}

/** The fields of a persona with its roles, by id. */
export type PersonaFields = Omit<
  Required<PersonaForm>,
  FactName | 'industryRoleId' | 'leadershipRoleId' | 'requirements' | 'documentToken'
> &
  Partial<Record<FactName, string>> & {
    requirements?: string[] | undefined;
    industryRoleId: number | null;
    leadershipRoleId: number | null;
  };

const ROLES_PER_BATCH = 200;
const nameTakenError = () =>
  new AppError('conflict', 'Persona already exists for this client', {
    issues: [{ path: 'personaName', message: 'This persona already exists' }],
  });

/** Skills of industry roles by role id, converted for personas. */
export const industrySkills = async (
  kit: ServiceKit,
  roleIds: number[],
  asker: Asker,
): Promise<Map<number, IndustrySkill[]>> => {
  const skillsByRole = new Map<number, IndustrySkill[]>();
  const ids = [...new Set(roleIds)];
  for (let from = 0; from < ids.length; from += ROLES_PER_BATCH) {
    const { roles } = await kit.peer(
      roleSkillsByIds,
      { body: { roleIds: ids.slice(from, from + ROLES_PER_BATCH) } },
      asker,
    );
    for (const { roleId, skills } of roles) skillsByRole.set(roleId, skills);
  }
  return skillsByRole;
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
  ...factsOf((name) => form[name] ?? ''),
  roleDescription: form.roleDescription,
  rolesResponsibilities: form.rolesResponsibilities,
  ...(form.requirements && { requirements: form.requirements }),
  industryRoleId: form.industryRoleId,
  leadershipRoleId: form.leadershipRoleId,
});

const toAuthorship = ({ by }: Write, kit: ServiceKit) => ({ by, at: kit.now().toISOString() });

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
      const writeInSession = { ...write, session };
      await kit.clientGuard.enter(clientId, session);
      const group = await findOrCreateGroup(groups, clientId, form.groupName, writeInSession);
      const [persona] = await personas.create(
        [
          {
            clientId,
            ...personaFields(form, group),
            ...(form.importKey !== undefined && { importKey: form.importKey }),
          },
        ],
        writeInSession,
      );
      if (!persona) throw new Error('no persona was created');
      await mappings.create([{ clientId, ...mapping }], writeInSession, [persona._id]);
      // An import reports its decisions when it ends, with the suggestions that it has shown.
      if (form.importKey === undefined)
        await decisions.ofForm(clientId, decisionOfForm(undefined, persona, toAuthorship(write, kit)), session);
      return persona;
    });
  } catch (error) {
    if (isDuplicateKeyError(error)) throw nameTakenError();
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
      const writeInSession = { ...write, session };
      const group = await findOrCreateGroup(groups, before.clientId, form.groupName, writeInSession);
      const changed = await personas.change(before._id, form.rev, personaFields(form, group), writeInSession);
      if (form.industryRoleId !== before.industryRoleId) {
        const mapping = await mappings.model.findOne({ _id: before._id }, null, { session }).lean<MappingDocument>();
        if (mapping) await mappings.change(before._id, undefined, withIndustryRole(mapping, skills), writeInSession);
      }
      await decisions.ofForm(before.clientId, decisionOfForm(before, changed, toAuthorship(write, kit)), session);
      return changed;
    });
  } catch (error) {
    if (isDuplicateKeyError(error)) throw nameTakenError();
    throw error;
  }
};
