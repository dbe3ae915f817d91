import * as z from 'zod';
import { call } from '../call';
import { Count, Id } from '../vocabulary';

const forServices = {
  access: { types: [], scope: 'library', peers: true },
  areas: ['skills', 'roles', 'personas', 'explorer'],
} as const;

/** A published skill of a source, as needed for an export of the library. */
export const ExportedSkill = z.object({
  skillId: Id,
  externalId: z.string().optional(),
  skillName: z.string(),
  alternativeNames: z.array(z.string()),
  skillDescription: z.string(),
  skillCategory: z.string(),
  skillFamilyId: Count,
  skillFamily: z.string(),
});
export type ExportedSkill = z.infer<typeof ExportedSkill>;

/** A page of a source's published skills by id; empty at the end. */
export const exportedSkills = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/exported',
  reads: true,
  body: z.object({ sourceId: Id, after: Count.default(0) }),
  answer: z.object({ skills: z.array(ExportedSkill) }),
  ...forServices,
  example: { body: { sourceId: 999_999 } },
});

/** A page of the links of the skill tree by id; empty at the end. */
export const exportedSkillLinks = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/links/exported',
  reads: true,
  body: z.object({ after: Count.default(0) }),
  answer: z.object({ links: z.array(z.object({ linkId: Id, parentId: Id, childId: Id })) }),
  ...forServices,
  example: { body: { after: 999_999 } },
});
