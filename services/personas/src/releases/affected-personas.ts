import type { ChangedRecord, ChangedRole } from '@skills-architect/contracts';
import { compareNames } from '@skills-architect/contracts/locale';
import type { AffectedPersona } from '@skills-architect/contracts/personas';
import type { MappingDocument } from '../persona-skills/mapping-document';
import type { PersonaDocument } from '../personas/persona-document';

const byId = <R extends ChangedRecord>(records: readonly R[]) => new Map(records.map((record) => [record.id, record]));

/** What a release changed for each of these personas; a mapping has its persona's id. */
export const affectedPersonas = (
  personas: readonly Pick<PersonaDocument, '_id' | 'personaName' | 'personaGroupName' | 'industryRoleId'>[],
  mappings: readonly Pick<MappingDocument, '_id' | 'rows'>[],
  changed: { roles: readonly ChangedRole[]; skills: readonly ChangedRecord[] },
): (Omit<AffectedPersona, 'role'> & { role: ChangedRole | null })[] => {
  const roles = byId(changed.roles);
  const skills = byId(changed.skills);
  const rowsByPersona = new Map(mappings.map(({ _id, rows }) => [_id, rows]));
  return personas.map(({ _id, personaName, personaGroupName, industryRoleId }) => ({
    personaId: _id,
    personaName,
    personaGroupName,
    role: (industryRoleId === null ? undefined : roles.get(industryRoleId)) ?? null,
    skills: (rowsByPersona.get(_id) ?? [])
      .flatMap(({ skillId }) => skills.get(skillId) ?? [])
      .sort((a, b) => compareNames(a.name, b.name)),
  }));
};
