import * as z from 'zod';
import { call } from '../call';
import { NAME_LANGUAGE } from '../translation';
import { Id, Line } from '../vocabulary';

/** Most names per call. */
export const MAX_MATCHED_NAMES = 25;
/** Number of skills suggested for a name. */
export const MATCHES_OF_A_NAME = 3;

/** A library skill that matches a client's name for a skill. */
export const SkillMatch = z.object({
  skillId: Id,
  skillName: z.string(),
  ...NAME_LANGUAGE,
  /** Percent; 100 for the exact name. */
  score: z.number().int().min(0).max(100),
  /** The matching name or alternative name. */
  matched: z.string(),
  why: z.enum(['same name', 'alternative name', 'same words', 'similar meaning']),
});
export type SkillMatch = z.infer<typeof SkillMatch>;

/**
 * For other services: for each name the three published skills of some sources (by default all) that match best by
 * names, alternative names and meaning.
 */
export const matchSkills = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/skills/matches',
  expensive: true,
  reads: true,
  body: z.object({
    names: z.array(Line.min(1)).max(MAX_MATCHED_NAMES),
    sourceIds: z.array(Id).max(100).default([]),
  }),
  answer: z.object({ matches: z.array(z.array(SkillMatch).max(MATCHES_OF_A_NAME)) }),
  access: { types: [], scope: 'library', peers: true },
  areas: ['skills', 'personas'],
  example: { body: { names: ['SQL'] } },
});
