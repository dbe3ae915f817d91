import * as z from 'zod';
import { call } from '../call';
import { Id, Line } from '../vocabulary';

/** Most names that are matched in one call. */
export const MOST_MATCHED_NAMES = 25;
/** How many skills are proposed for a name. */
export const MATCHES_OF_A_NAME = 3;

/** A skill of the library for a name that a client uses. */
export const SkillMatch = z.object({
  skillId: Id,
  skillName: z.string(),
  /** Percent; 100 for the very name of the skill. */
  score: z.number().int().min(0).max(100),
  /** The name or alternative name that fits. */
  matched: z.string(),
  why: z.enum(['same name', 'alternative name', 'same words', 'similar meaning']),
});
export type SkillMatch = z.infer<typeof SkillMatch>;

/**
 * For each name the three published skills of some sources (all when none is given) that fit best by their names, their
 * alternative names and the meaning of the words, for other services.
 */
export const matchSkills = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/matches',
  reads: true,
  body: z.object({
    names: z.array(Line.min(1)).max(MOST_MATCHED_NAMES),
    sourceIds: z.array(Id).max(100).default([]),
  }),
  answer: z.object({ matches: z.array(z.array(SkillMatch).max(MATCHES_OF_A_NAME)) }),
  access: { types: [], scope: 'library', peers: true },
  areas: ['skills', 'personas'],
  example: { body: { names: ['SQL'] } },
});
