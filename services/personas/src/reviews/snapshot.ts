import { Id } from '@skills-architect/contracts';
import { describedPartsOf } from '@skills-architect/contracts/personas';
import { Criticality } from '@skills-architect/contracts/roles';
import * as z from 'zod';
import type { MappingDocument } from '../persona-skills/mapping-document';
import type { PersonaDocument } from '../personas/persona-document';

/** The version of a persona that was approved. Roles and skills are stored by id, so that they follow merges. */
export const Snapshot = z.object({
  personaName: z.string(),
  personaGroupName: z.string(),
  industryRoleId: Id.nullable(),
  leadershipRoleId: Id.nullable(),
  ...describedPartsOf(() => z.string().default('')),
  rows: z.array(z.object({ skillId: Id, levelNumber: z.number().int().nullable(), skillCriticality: Criticality })),
});
export type Snapshot = z.infer<typeof Snapshot>;

type SnapshotPersona = Omit<Snapshot, 'rows'> & Pick<PersonaDocument, '_id'>;

/** The fields of a persona that a snapshot is taken of. */
export const SNAPSHOT_FIELDS = {
  clientId: 1,
  personaName: 1,
  personaGroupName: 1,
  industryRoleId: 1,
  leadershipRoleId: 1,
  rev: 1,
  ...describedPartsOf(() => 1 as const),
} as const;

/** The current version of a persona. */
export const toSnapshot = (persona: SnapshotPersona, rows: MappingDocument['rows']): Snapshot => ({
  personaName: persona.personaName,
  personaGroupName: persona.personaGroupName,
  industryRoleId: persona.industryRoleId,
  leadershipRoleId: persona.leadershipRoleId,
  ...describedPartsOf((part) => persona[part] ?? ''),
  rows: rows.map(({ skillId, levelNumber, skillCriticality }) => ({ skillId, levelNumber, skillCriticality })),
});
