import * as z from 'zod';
import { compareNames } from '../locale';
import { LibraryStatus } from '../skills/library-status';
import { FoundBy, SKILL_CATEGORIES, SkillWithLevels } from '../skills/skill';
import {
  DESCRIPTION_LANGUAGE,
  FoundAs,
  NAME_LANGUAGE,
  OWN_LANGUAGE,
  PLACE_LANGUAGES,
  Translation,
} from '../translation';
import { AuditFields, Count, Id } from '../vocabulary';

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
  subsectorLanguage: PLACE_LANGUAGES.subsectorLanguage,
  subsectorTypeId: z.enum(SubSectorType),
  sourceIds: z.array(Id),
});
export type SubSector = z.infer<typeof SubSector>;

/** Sort order of sub-sectors: industries before functions, each by name. */
export const compareSubSectors = (
  a: Pick<SubSector, 'subsector' | 'subsectorTypeId'>,
  b: Pick<SubSector, 'subsector' | 'subsectorTypeId'>,
): number => a.subsectorTypeId - b.subsectorTypeId || compareNames(a.subsector, b.subsector);

/** A department of an industry or a track of a function. */
export const RoleFunction = z.object({
  functionId: Id,
  functionName: z.string(),
  functionLanguage: PLACE_LANGUAGES.functionLanguage,
  subsectorId: Id,
});
export type RoleFunction = z.infer<typeof RoleFunction>;

export const LeadershipRole = z.object({ leadershipRoleId: Id, leadershipRoleName: z.string() });
export type LeadershipRole = z.infer<typeof LeadershipRole>;

/** `subsectorId` and `functionId` are 0 for a requested draft that is not placed in the library yet. */
export const RoleSummary = z.object({
  roleId: Id,
  roleName: z.string(),
  ...NAME_LANGUAGE,
  subsectorId: Count,
  subsector: z.string(),
  subsectorTypeId: z.enum(SubSectorType),
  functionId: Count,
  functionName: z.string(),
  ...PLACE_LANGUAGES,
  occupation: z.string(),
  leadershipRole: LeadershipRole.nullable(),
  sourceId: Id,
  source: z.string(),
  roleStatus: z.enum(LibraryStatus),
});
export type RoleSummary = z.infer<typeof RoleSummary>;

/** Who requested a role, and the import row from whose description it was created. */
export const RoleRequest = z.object({
  clientId: Id,
  clientName: z.string(),
  userId: Id,
  userName: z.string(),
  importTokenId: z.string(),
  rowId: Id,
  fileName: z.string(),
});
export type RoleRequest = z.infer<typeof RoleRequest>;

/** A role with the request for it, which only the keepers of the library get. */
const RequestedRole = RoleSummary.extend({ request: RoleRequest.optional() });

/** A role in a search result; `foundAs` if only a name in another language has the words. */
export const FoundRole = RequestedRole.extend({ foundBy: FoundBy, foundAs: FoundAs.optional() });
export type FoundRole = z.infer<typeof FoundRole>;

/** Direction of a career step: up, or sideways to a role of similar standing. */
export const CareerDirection = z.enum(['vertical', 'lateral']);
export const CareerLink = z.object({ roleId: Id, direction: CareerDirection });

/**
 * `roleandResponsibilities`: critical work functions separated by `$`, their tasks by `|`, starting with the function's
 * name.
 */
export const Role = RequestedRole.extend({
  ...AuditFields.shape,
  alternativeNames: z.array(z.string()),
  roleDescription: z.string(),
  ...DESCRIPTION_LANGUAGE,
  ...OWN_LANGUAGE,
  roleandResponsibilities: z.string(),
  /** Career steps that were set manually. */
  careerLinks: z.array(CareerLink).optional(),
  /** In the order of their languages. */
  translations: z.array(Translation).optional(),
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
  /** How the skill was added; undefined for seeded and imported ones. */
  skillAddedFrom: z.string().optional(),
});
export type RoleSkill = z.infer<typeof RoleSkill>;

const [FUNCTIONAL, TOOLS, LEADERSHIP, META] = SKILL_CATEGORIES;
/** Skill categories of industry roles and of leadership roles, in tab order. */
export const ROLE_SKILL_CATEGORIES = { industry: [FUNCTIONAL, TOOLS], leader: [LEADERSHIP, META] } as const;
export type RoleKind = keyof typeof ROLE_SKILL_CATEGORIES;

/** A critical work function with its tasks. */
export interface WorkFunction {
  name: string;
  tasks: string[];
}

/** Parses `roleandResponsibilities`: sections separated by `$`, items by `|`; a section of one item has no name. */
export const parseWorkFunctions = (text: string): WorkFunction[] =>
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

/** Replaces `$` and `|`, which separate sections and items, by their full-width forms. */
const asItem = (text: string) => text.trim().replaceAll('$', '＄').replaceAll('|', '｜');

/** Serialises `roleandResponsibilities`; each task without a work function becomes a section. */
export const joinWorkFunctions = (functions: readonly WorkFunction[]): string =>
  functions
    .flatMap(({ name, tasks }) => {
      const items = tasks.map(asItem).filter(Boolean);
      return asItem(name) ? [[asItem(name), ...items].join('|')] : items;
    })
    .join('$');
