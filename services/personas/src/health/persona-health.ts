import { HEALTH_KINDS } from '@skills-architect/contracts';
import { personaHealthCalls } from '@skills-architect/contracts/personas';
import { roleUpdates } from '@skills-architect/contracts/roles';
import {
  type HealthSubject,
  idsUpTo,
  libraryHealth,
  MAX_CORRECTED,
  type NewFinding,
  recordPages,
} from '@skills-architect/library-service-kit/health';
import type { ServiceKit } from '@skills-architect/service-kit';
import type { MappingDocument } from '../persona-skills/mapping-document';
import type { PersonaDocument } from '../personas/persona-document';
import type { PersonaStores } from '../personas/write-persona';

type MatchedPersona = Pick<PersonaDocument, '_id' | 'clientId' | 'personaName' | 'industryRoleId'>;
interface ChangedRole {
  roleName: string;
  sourceId: number;
  updatedAt: string;
}

/** A finding if the persona's industry role was changed after the persona's skills were last saved. */
export const personaFindings = (persona: MatchedPersona, role: ChangedRole, mappedAt: Date): NewFinding[] => {
  const since = new Date(role.updatedAt);
  if (since <= mappedAt) return [];
  return [
    {
      kind: 'persona-role',
      recordId: persona._id,
      name: persona.personaName,
      sourceId: role.sourceId,
      clientId: persona.clientId,
      detail: role.roleName,
      since,
      cause: role.updatedAt,
    },
  ];
};

/** Library Health of the personas of all clients. */
export const personaHealth = (
  kit: ServiceKit,
  { personas, mappings }: Pick<PersonaStores, 'personas' | 'mappings'>,
) => {
  const matched = { industryRoleId: { $ne: null }, ...personas.alive };

  const subject: HealthSubject = {
    kinds: HEALTH_KINDS.personas,
    topic: 'personas',
    words: 'personas',
    dependsOn: {
      industryRoles: (roleIds) =>
        idsUpTo(personas.model, { industryRoleId: { $in: roleIds }, ...personas.alive }, MAX_CORRECTED),
    },
    ...recordPages(personas.model, matched),
    async check(ids) {
      const [foundPersonas, foundMappings] = await Promise.all([
        personas.model
          .find({ _id: { $in: ids }, ...matched }, { clientId: 1, personaName: 1, industryRoleId: 1 })
          .lean<MatchedPersona[]>(),
        mappings.model
          .find({ _id: { $in: ids }, ...mappings.alive }, { updated: 1 })
          .lean<Pick<MappingDocument, '_id' | 'updated'>[]>(),
      ]);
      const roleIds = [...new Set(foundPersonas.flatMap(({ industryRoleId }) => industryRoleId ?? []))];
      const { roles } = await kit.peer(roleUpdates, { body: { roleIds } });
      const rolesById = new Map(roles.map((role) => [role.roleId, role]));
      const mappedAt = new Map(foundMappings.map(({ _id, updated }) => [_id, updated.at]));
      return foundPersonas.flatMap((persona) => {
        const role = rolesById.get(persona.industryRoleId ?? 0);
        const at = mappedAt.get(persona._id);
        return role && at ? personaFindings(persona, role, at) : [];
      });
    },
  };
  return libraryHealth(kit, personaHealthCalls, [subject]);
};
