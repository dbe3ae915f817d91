import * as z from 'zod';
import { LibraryStatus } from '../skills/library-status';
import { SourceId } from '../skills/skill';
import { Line, Prose } from '../vocabulary';

/** Sources offered when a role is added. Roles of other sources come from imports. */
export const SOURCES_FOR_NEW_ROLES: readonly number[] = [SourceId.SkillsArchitect, SourceId.AiGenerated];

/** An id chosen from a list; the message says that it is missing. */
const required = (message: string) => z.coerce.number<number>({ error: message }).int().positive(message);

/** The fields of a role, as its form sends them. */
export const RoleForm = z.object({
  roleName: Line.min(1, 'Role Name is required'),
  alternativeNames: z.array(Line.min(1)).max(500).default([]),
  subsectorId: required('Industry is required'),
  functionId: required('Department is required'),
  occupation: Line.min(1, 'Occupation is required'),
  leadershipRoleId: required('Leadership Role is required'),
  roleDescription: Prose.trim().min(1, 'Role Description is required'),
  /** See `workFunctions`. */
  roleandResponsibilities: Prose.trim().min(1, 'Critical Work Functions and Tasks is required'),
  sourceId: required('source is required'),
  roleStatus: z.enum(LibraryStatus, { error: 'Status is required' }),
});
export type RoleForm = z.input<typeof RoleForm>;

export const FunctionName = Line.min(1, 'Department is required');
