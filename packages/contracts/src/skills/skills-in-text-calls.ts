import * as z from 'zod';
import { call } from '../call';
import { Count, Id } from '../vocabulary';

const Place = z.object({ start: Count, end: Count });

/** Confidence that a text asks for a skill: by its name, by a similar form of the name, or by its separate words. */
export const Certainty = z.enum(['clear', 'likely', 'possible']);
export type Certainty = z.infer<typeof Certainty>;

/** A sentence that asks for a skill, with the positions of the skill's words. */
export const SkillEvidence = z.object({
  sentence: z.string(),
  marks: z.array(Place),
  /** The words of the sentence that state a level, and the level as share of a scheme: 0 the first, 1 the last. */
  level: Place.extend({ share: z.number().min(0).max(1) }).optional(),
  /** The name of the skill in the sentence, and the confidence. */
  name: z.string().optional(),
  sureness: Certainty.optional(),
  /** 'meaning' if the marked passage says in other words what `name` says. */
  foundBy: z.literal('meaning').optional(),
});
export type SkillEvidence = z.infer<typeof SkillEvidence>;

/** A tool or product in a text that the library lacks. */
export const UnknownTool = z.object({ name: z.string(), evidence: z.array(SkillEvidence) });
export type UnknownTool = z.infer<typeof UnknownTool>;

/**
 * For other services: the published skills of some sources (by default all) that texts ask for, and tools in the texts
 * that the library lacks. Each has at most five sentences.
 */
export const skillsInText = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/in-text',
  expensive: true,
  reads: true,
  body: z.object({ texts: z.array(z.string().max(50_000)).max(500), sourceIds: z.array(Id).max(100).default([]) }),
  maxBodyBytes: 1024 * 1024,
  answer: z.object({
    skills: z.array(
      z.object({
        skillId: Id,
        name: z.string(),
        sureness: Certainty,
        /** Strength of the evidence, 0 to 1; strongest first. */
        strength: z.number().min(0).max(1).optional(),
        evidence: z.array(SkillEvidence),
      }),
    ),
    unknown: z.array(UnknownTool),
    /** The language model by whose vectors skills were also found; null if by words alone. */
    model: z.string().nullable().optional(),
  }),
  access: { types: [], scope: 'library', peers: true },
  areas: ['skills', 'personas'],
  example: { body: { texts: ['Writes SQL.'] } },
});
