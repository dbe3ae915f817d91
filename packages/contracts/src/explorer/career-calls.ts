import * as z from 'zod';
import { call } from '../call';
import { CareerDirection, RoleSummary } from '../roles/role';
import { PERSONA_USERS } from '../user-types';
import { Count, Id, Line, page, pageTotal } from '../vocabulary';

const explorers = { types: PERSONA_USERS, scope: 'self' } as const;

/** Number of skills by what a step asks for. */
export const StepCounts = z.object({
  /** Skills that only the other role needs. */
  toGain: Count,
  /** Skills of both that the other role needs at a higher level. */
  toRaise: Count,
  /** Skills of both at a sufficient level. */
  there: Count,
});
export type StepCounts = z.infer<typeof StepCounts>;

/** A role next to another one in the career graph. */
export const CareerRole = RoleSummary.extend({
  ...StepCounts.shape,
  direction: CareerDirection,
  /** `yes`: the step can be taken either way, as between roles of one leadership level. */
  bidirectional: z.enum(['yes', 'no']),
  /** A vertical step leads from here to this role, or from this role to here. */
  leads: z.enum(['to', 'from']),
  /** Agreement of the skills, 0 to 1. */
  match: z.number().min(0).max(1),
  /** The step was set by a person or an import; it comes before computed ones. */
  isSet: z.boolean(),
});
export type CareerRole = z.infer<typeof CareerRole>;

/** Highest number of neighbours in an answer. */
export const MOST_CAREER_ROLES = 60;

/**
 * The career graph around a published role: the strongest 60 neighbours, best first within each direction. Client users
 * see the roles of their clients' sources, industries and functions; any other role is unknown to them.
 */
export const careerProgressionData = call({
  service: 'explorer',
  method: 'GET',
  path: '/v3/careerProgressionData/{roleId}',
  follows: ['clients', 'roleExplorerData', 'skills'],
  answer: z.object({ role: RoleSummary, childRoles: z.array(CareerRole).max(MOST_CAREER_ROLES) }),
  failures: ['not-found'],
  access: explorers,
  example: { params: { roleId: 1 } },
});

/** Published roles of the career graph by name, ranked as every search. */
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

/** A skill in a step, with the level that each role expects; 0 stands for no level. */
export const StepSkill = z.object({
  skillId: Id,
  skillName: z.string(),
  skillCategory: z.string(),
  fromLevel: Count,
  toLevel: Count,
});
export type StepSkill = z.infer<typeof StepSkill>;

/** What a step from one role to another asks for; each list by name. */
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

/** What is missing to step from one role to another, whether or not they are neighbours. */
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

/** Highest number of steps in a path. */
export const MOST_CAREER_STEPS = 4;

/**
 * The path of at most 4 steps on which there is least to learn: what one step teaches counts as known in the next. No
 * steps when there is none.
 */
export const getCareerPath = call({
  service: 'explorer',
  method: 'GET',
  path: '/v3/careerProgressionData/{roleId}/paths/{toRoleId}',
  follows: ['clients', 'roleExplorerData', 'skills'],
  answer: z.object({ steps: z.array(CareerStep).max(MOST_CAREER_STEPS) }),
  failures: ['not-found'],
  access: explorers,
  example: { params: { roleId: 1, toRoleId: 2 } },
});
