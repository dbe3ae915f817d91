import * as z from 'zod';
import { LibraryStatus, SkillWithLevels } from '../skills/skill';
import { AuditFields, Id } from '../vocabulary';

/** 1 Industry (roles are grouped by department), 2 Function (roles are grouped by track). */
export const SubSectorType = { Industry: 1, Function: 2 } as const;
export type SubSectorType = (typeof SubSectorType)[keyof typeof SubSectorType];

/** Terms for each sub-sector type: singular, plural, and the name of its parts. */
export const SUB_SECTOR_WORDS = {
  [SubSectorType.Industry]: { one: 'Industry', several: 'Industries', part: 'Department' },
  [SubSectorType.Function]: { one: 'Function', several: 'Functions', part: 'Track' },
} as const;

export const SubSector = z.object({
  subsectorId: Id,
  subsector: z.string(),
  subsectorTypeId: z.enum(SubSectorType),
  sourceIds: z.array(Id),
});
export type SubSector = z.infer<typeof SubSector>;

/** Sort order of sub-sectors: industries before functions, each by name. */
export const bySubSectorType = (
  a: Pick<SubSector, 'subsector' | 'subsectorTypeId'>,
  b: Pick<SubSector, 'subsector' | 'subsectorTypeId'>,
): number => a.subsectorTypeId - b.subsectorTypeId || a.subsector.localeCompare(b.subsector);

/** A department of an industry or a track of a function. */
export const RoleFunction = z.object({ functionId: Id, functionName: z.string(), subsectorId: Id });
export type RoleFunction = z.infer<typeof RoleFunction>;

export const LeadershipRole = z.object({ leadershipRoleId: Id, leadershipRoleName: z.string() });
export type LeadershipRole = z.infer<typeof LeadershipRole>;

export const RoleSummary = z.object({
  roleId: Id,
  roleName: z.string(),
  subsectorId: Id,
  subsector: z.string(),
  subsectorTypeId: z.enum(SubSectorType),
  functionId: Id,
  functionName: z.string(),
  occupation: z.string(),
  leadershipRole: LeadershipRole.nullable(),
  sourceId: Id,
  source: z.string(),
  roleStatus: z.enum(LibraryStatus),
});
export type RoleSummary = z.infer<typeof RoleSummary>;

/** Direction of a career step: up, or sideways to a role of similar standing. */
export const CareerDirection = z.enum(['vertical', 'lateral']);
export const CareerLink = z.object({ roleId: Id, direction: CareerDirection });

/**
 * `roleandResponsibilities`: critical work functions separated by `$`, their tasks by `|`, starting with the function's
 * name.
 */
export const Role = RoleSummary.extend({
  ...AuditFields.shape,
  alternativeNames: z.array(z.string()),
  roleDescription: z.string(),
  roleandResponsibilities: z.string(),
  /** Next career steps that were set manually. */
  careerLinks: z.array(CareerLink).optional(),
});
export type Role = z.infer<typeof Role>;

/** How important a skill is for a role; an empty string means unknown. */
export const Criticality = z.enum(['High', 'Medium', 'Low', '']);
export type Criticality = z.infer<typeof Criticality>;

/** A skill of a role with the level its industry expects. */
export const RoleSkill = SkillWithLevels.extend({
  proficiencyId: Id,
  levelNumber: z.number().int(),
  skillCriticality: Criticality,
});
export type RoleSkill = z.infer<typeof RoleSkill>;

/** A critical work function with its tasks. */
export interface WorkFunction {
  name: string;
  tasks: string[];
}

/** Parses `roleandResponsibilities`: sections separated by `$`, items by `|`; a section of one item has no name. */
export const workFunctions = (text: string): WorkFunction[] =>
  text
    .split('$')
    .map((section) =>
      section
        .split('|')
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .filter((items) => items.length)
    .map(([first = '', ...rest]) => (rest.length ? { name: first, tasks: rest } : { name: '', tasks: [first] }));
