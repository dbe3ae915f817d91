import * as z from 'zod';
import { call } from '../call';
import { SkillSummary } from '../skills/skill';
import { EXCEL_EXPORTERS, PERSONA_USERS } from '../user-types';
import { Count, Id } from '../vocabulary';
import { Criticality, RoleSummary } from './role';

/** Most compared roles. */
export const MAX_COMPARED = 4;

/** A level that a role expects of a skill; one per scheme, distinguished by their level counts. */
export const ComparedSkill = SkillSummary.omit({ skillStatus: true, skillFamily: true }).extend({
  proficiencyId: Id,
  proficiencySchemeLevelCount: Count,
  levelNumber: z.number().int(),
  level: z.string(),
  skillCriticality: Criticality,
});
export type ComparedSkill = z.infer<typeof ComparedSkill>;

/** A compared role: its sub-sector and function, and its expected levels. */
export const ComparedRole = RoleSummary.extend({ skills: z.array(ComparedSkill) });
export type ComparedRole = z.infer<typeof ComparedRole>;

/**
 * Up to four published roles with their published skills, in the requested order. Client users pass their client and
 * get roles of its sources; hidden or deleted roles are omitted.
 */
export const compareRoles = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/industryRoles/compare',
  follows: ['clients', 'skills'],
  reads: true,
  body: z.object({ roleIds: z.array(Id).min(1).max(MAX_COMPARED), clientId: Id.optional() }),
  answer: z.object({ roles: z.array(ComparedRole) }),
  access: { types: PERSONA_USERS, scope: { client: 'body.clientId' } },
  areas: ['personas'],
  example: { body: { roleIds: [1, 2], clientId: 1 } },
});

/** The view of an exported comparison. */
export const ComparisonView = z.object({
  /** Hides skills for which all columns have the same level. */
  onlyDifferences: z.boolean().default(false),
  /** Hides skills that some columns do not have. */
  onlyShared: z.boolean().default(false),
  /** Sorts each category by gap, largest first. */
  byGap: z.boolean().default(false),
  /** URL of the page with this comparison, written into the workbook. */
  link: z.url({ protocol: /^https?$/ }).max(2000),
});

/** The comparison of roles as the workbook `Role_Comparison`; `levelCount` 0 includes the levels of all schemes. */
export const exportRoleComparison = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/industryRoles/compare/export-excel',
  reads: true,
  body: compareRoles.body.extend({ ...ComparisonView.shape, levelCount: z.number().int().min(0).max(10).default(0) }),
  audit: { kind: 'export', what: 'Export comparison of roles' },
  answer: z.unknown(),
  download: true,
  access: { types: EXCEL_EXPORTERS, scope: { client: 'body.clientId' } },
  areas: ['personas'],
  example: { body: { roleIds: [1, 2], clientId: 1, link: 'https://portal.example/compare-role' } },
});
