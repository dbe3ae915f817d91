import { SubSectorType } from '@skills-architect/contracts/roles';
import { LIBRARY_STATUS_NAMES } from '@skills-architect/contracts/skills';
import * as z from 'zod';

const Words = z.string().trim().min(1);
const Id = z.number().int().positive();
const Level = z.number().int().min(1).max(5);
const criticality = z.enum(['High', 'Medium', 'Low']);
const Names = z.array(Words).default([]);

/** The files reference skills and other roles by name. */
const DemoRole = z.strictObject({
  name: Words,
  alternatives: Names,
  status: z.enum(Object.values(LIBRARY_STATUS_NAMES)).default('Published'),
  occupation: Words,
  leadershipRole: Words,
  description: Words,
  workFunctions: z.array(z.strictObject({ name: Words, tasks: z.array(Words).min(1) })).min(1),
  skills: z.array(z.strictObject({ name: Words, level: Level, criticality })),
  /** Next roles in a career; a lateral step works in both directions and is listed once. */
  career: z.strictObject({ vertical: Names, lateral: Names }).default({ vertical: [], lateral: [] }),
});
export type DemoRole = z.infer<typeof DemoRole>;

/** An industry or function with its departments or tracks and their roles. */
export const DemoSubSector = z.strictObject({
  subsectorId: Id,
  subsector: Words,
  subsectorTypeId: z.enum(SubSectorType),
  functions: z.array(
    z.strictObject({ functionId: Id, functionName: Words, description: Words, roles: z.array(DemoRole) }),
  ),
});
export type DemoSubSector = z.infer<typeof DemoSubSector>;

/** A leadership role with its skills by source; each skill has a level in every scheme of that source. */
export const DemoLeadershipRole = z.strictObject({
  leadershipRoleId: Id,
  leadershipRoleName: Words,
  skills: z.record(Words, z.array(z.strictObject({ name: Words, levels: z.record(Words, Level), criticality }))),
});
export type DemoLeadershipRole = z.infer<typeof DemoLeadershipRole>;

/** Job postings of a sub-sector; departments and roles are given by name. */
export const DemoPostings = z.strictObject({
  subsectorId: Id,
  subsector: Words,
  postings: z.array(
    z.strictObject({
      title: Words,
      company: Words,
      country: Words,
      industry: Words,
      function: Words,
      normalisedTitle: Words,
      /** The publisher. */
      jobSource: Words,
      /** Manual annotations; the leadership role comes after the industry role. */
      industryRole: Words.optional(),
      leadershipRole: Words.optional(),
      /** The posting's text about company and offer; the role's sentences follow it. */
      description: Words,
      roleSentences: z.array(Words),
    }),
  ),
});
