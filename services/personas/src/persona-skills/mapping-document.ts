import { Id } from '@skills-architect/contracts';
import { SkillAddedFrom } from '@skills-architect/contracts/personas';
import { Criticality } from '@skills-architect/contracts/roles';
import type { Document, ServiceKit } from '@skills-architect/service-kit';
import * as z from 'zod';

/** A stored skill of a persona; its name and level texts are in the skills service. */
export const MappingRow = z.object({
  skillId: Id,
  skillAddedFrom: SkillAddedFrom,
  proficiencyId: Id.nullable(),
  levelNumber: z.number().int().nullable(),
  industryProficiencyId: Id.nullable(),
  industryLevelNumber: z.number().int().nullable(),
  skillCriticality: Criticality,
});
export type MappingRow = z.infer<typeof MappingRow>;

/** The skills of one persona. `_id` is the persona's; `rev` is separate, so saving skills and saving the persona do not conflict. */
export const MappingDocument = z.object({
  clientId: Id,
  rows: z.array(MappingRow),
  excludedRoleSkills: z.array(Id).default([]),
  /** The revision created by Confirm Changes; while it is current, the changes can be undone. */
  savedRev: z.number().int().nullable().default(null),
});
export type MappingDocument = Document<z.infer<typeof MappingDocument>>;

export const mappingResource = (kit: ServiceKit) =>
  kit.resource({
    name: 'personaSkills',
    topic: 'personas',
    schema: MappingDocument,
    indexes: [
      [{ 'rows.skillId': 1, deletedAt: 1, _id: 1 }],
      [{ excludedRoleSkills: 1 }],
      [{ clientId: 1, 'rows.skillId': 1, deletedAt: 1, _id: 1 }],
    ],
    audience: ({ clientId }) => ({ clientId }),
    webhook: 'personas',
    isPart: true,
  });
export type Mappings = ReturnType<typeof mappingResource>;
