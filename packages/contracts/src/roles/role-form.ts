import * as z from 'zod';
import { LibraryStatus } from '../skills/library-status';
import { SourceId } from '../skills/skill';
import { OWN_LANGUAGE } from '../translation';
import { ChosenId, Line, Prose } from '../vocabulary';

/** Sources offered when a role is added. Roles of other sources come from imports. */
export const SOURCES_FOR_NEW_ROLES: readonly number[] = [SourceId.SkillsArchitect, SourceId.AiGenerated];

/** The fields of the role form. */
export const RoleForm = z.object({
  roleName: Line.min(1, 'Role Name is required'),
  alternativeNames: z.array(Line.min(1)).max(500).default([]),
  subsectorId: ChosenId('Industry is required'),
  functionId: ChosenId('Department is required'),
  occupation: Line.min(1, 'Occupation is required'),
  leadershipRoleId: ChosenId('Leadership Role is required'),
  roleDescription: Prose.trim().min(1, 'Role Description is required'),
  /** See `parseWorkFunctions`. */
  roleandResponsibilities: Prose.trim().min(1, 'Critical Work Functions and Tasks is required'),
  sourceId: ChosenId('source is required'),
  roleStatus: z.enum(LibraryStatus, { error: 'Status is required' }),
  ...OWN_LANGUAGE,
});
export type RoleForm = z.input<typeof RoleForm>;

export const FunctionName = Line.min(1, 'Department is required');
