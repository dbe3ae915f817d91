import * as z from 'zod';
import { call } from '../call';
import { Count, Id } from '../vocabulary';

const Place = z.object({ start: Count, end: Count });

/** How sure it is that a text asks for a skill: by its name, by a near form of it, or by its words apart. */
export const Sureness = z.enum(['clear', 'likely', 'possible']);
export type Sureness = z.infer<typeof Sureness>;

/** A sentence that asks for a skill, with the places of the skill's words in it. */
export const SkillEvidence = z.object({
  sentence: z.string(),
  marks: z.array(Place),
  /** What the sentence says about the level: its words, and the share of a scheme, 0 the first level and 1 the last. */
  level: Place.extend({ share: z.number().min(0).max(1) }).optional(),
  /** The name of the skill that the sentence uses, and how sure that is. */
  name: z.string().optional(),
  sureness: Sureness.optional(),
});
export type SkillEvidence = z.infer<typeof SkillEvidence>;

/** A tool or product that a text names and the library lacks. */
export const UnknownTool = z.object({ name: z.string(), evidence: z.array(SkillEvidence) });
export type UnknownTool = z.infer<typeof UnknownTool>;

/**
 * The published skills of some sources (all when none is given) that texts ask for, and the tools that they name but
 * the library lacks, for other services. Each has at most five sentences.
 */
export const skillsInText = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/in-text',
  reads: true,
  body: z.object({ texts: z.array(z.string().max(50_000)).max(500), sourceIds: z.array(Id).max(100).default([]) }),
  maxBodyBytes: 1024 * 1024,
  answer: z.object({
    skills: z.array(
      z.object({
        skillId: Id,
        name: z.string(),
        sureness: Sureness,
        /** How much the texts speak for it, 0 to 1; the strongest comes first. */
        strength: z.number().min(0).max(1).optional(),
        evidence: z.array(SkillEvidence),
      }),
    ),
    unknown: z.array(UnknownTool),
  }),
  access: { types: [], scope: 'library', peers: true },
  areas: ['skills', 'personas'],
  example: { body: { texts: ['Writes SQL.'] } },
});
