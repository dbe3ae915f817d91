import * as z from 'zod';
import { call } from '../call';
import { CareerDirection, RoleSummary } from '../roles/role';
import { NAME_LANGUAGE } from '../translation';
import { PERSONA_USERS } from '../user-types';
import { Count, Id, Line, page, pageTotal } from '../vocabulary';

const explorers = { types: PERSONA_USERS, scope: 'self' } as const;

/** Numbers of skills in a career step. */
export const StepCounts = z.object({
  /** Skills of the other role only. */
  toGain: Count,
  /** Skills of both that the other role needs at a higher level. */
  toRaise: Count,
  /** Skills of both at a sufficient level. */
  there: Count,
});
export type StepCounts = z.infer<typeof StepCounts>;

/** A neighbour of a role in the career graph. */
export const CareerRole = RoleSummary.extend({
  ...StepCounts.shape,
  direction: CareerDirection,
  /** `yes`: the step can be taken in both directions, as between roles of one leadership level. */
  bidirectional: z.enum(['yes', 'no']),
  /** Whether a vertical step leads to this role or from it. */
  leads: z.enum(['to', 'from']),
  /** Similarity of the skills, 0 to 1. */
  match: z.number().min(0).max(1),
  /** Whether the step was set by a person or an import; such steps come before computed ones. */
  isSet: z.boolean(),
});
export type CareerRole = z.infer<typeof CareerRole>;

/** Most neighbours in a response. */
export const MAX_CAREER_ROLES = 60;

/**
 * The career graph around a published role: up to 60 neighbours, best first within each direction. For client users
 * only roles of their clients' sources, industries and functions exist.
 */
export const careerProgressionData = call({
  service: 'explorer',
  method: 'GET',
  path: '/v3/careerProgressionData/{roleId}',
  follows: ['clients', 'roleExplorerData', 'skills'],
  answer: z.object({ role: RoleSummary, childRoles: z.array(CareerRole).max(MAX_CAREER_ROLES) }),
  failures: ['not-found'],
  access: explorers,
  example: { params: { roleId: 1 } },
});

/** Published roles of the career graph by name, ranked like any search. */
export const listCareerRoles = call({
  service: 'explorer',
  method: 'GET',
  path: '/v3/careerProgressionData',
  follows: ['clients', 'roleExplorerData'],
  query: z.object({ name: Line.default(''), ...page(30) }),
  answer: z.object({ roles: z.array(RoleSummary), ...pageTotal }),
  access: explorers,
  example: { query: { name: 'data' } },
});

/** A skill in a step, with the level that each role expects; 0 means no level. */
export const StepSkill = z.object({
  skillId: Id,
  skillName: z.string(),
  ...NAME_LANGUAGE,
  skillCategory: z.string(),
  fromLevel: Count,
  toLevel: Count,
});
export type StepSkill = z.infer<typeof StepSkill>;

/** The skills that a step from one role to another asks for; each list is sorted by name. */
export const CareerStep = z.object({
  from: RoleSummary,
  to: RoleSummary,
  direction: CareerDirection,
  match: z.number().min(0).max(1),
  gain: z.array(StepSkill),
  raise: z.array(StepSkill),
  there: z.array(StepSkill),
});
export type CareerStep = z.infer<typeof CareerStep>;

/** The skills that a step from one role to another asks for, whether or not they are neighbours. */
export const getCareerStep = call({
  service: 'explorer',
  method: 'GET',
  path: '/v3/careerProgressionData/{roleId}/steps/{toRoleId}',
  follows: ['clients', 'roleExplorerData', 'skills'],
  answer: CareerStep,
  failures: ['not-found'],
  access: explorers,
  example: { params: { roleId: 1, toRoleId: 2 } },
});

/** Most steps in a path. */
export const MAX_CAREER_STEPS = 4;

/**
 * The path of at most 4 steps with the least to learn: skills learned in one step are known in the next. No steps if
 * there is no path.
 */
export const getCareerPath = call({
  service: 'explorer',
  method: 'GET',
  path: '/v3/careerProgressionData/{roleId}/paths/{toRoleId}',
  follows: ['clients', 'roleExplorerData', 'skills'],
  answer: z.object({ steps: z.array(CareerStep).max(MAX_CAREER_STEPS) }),
  failures: ['not-found'],
  access: explorers,
  example: { params: { roleId: 1, toRoleId: 2 } },
});
