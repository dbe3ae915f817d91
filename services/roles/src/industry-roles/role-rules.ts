import { SOURCES_FOR_NEW_ROLES } from '@skills-architect/contracts/roles';
import {
  LIBRARY_STATUS_NAMES,
  type LibraryStatus,
  listOfferedStatuses,
  readableStatuses,
} from '@skills-architect/contracts/skills';
import type { Issue } from '@skills-architect/service-kit';

/** What decides whether a role can be saved. */
export interface RoleToSave {
  userType: number;
  /** The stored role; undefined when one is created. */
  former?: { sourceId: number };
  form: { subsectorId: number; sourceId?: number; roleStatus: LibraryStatus };
  /** The chosen department or track; undefined for an unknown id. */
  place: { subsectorId: number } | undefined;
  hasSubSector: boolean;
  hasLeadershipRole: boolean;
}

/** Whether the user may open a role with this status. */
export const mayOpen = (userType: number, roleStatus: LibraryStatus): boolean =>
  readableStatuses(userType).includes(roleStatus);

/** Why a role cannot be saved; undefined when it can. */
export const savingProblem = (saved: RoleToSave): Issue | undefined => {
  const { userType, former, form, place } = saved;
  if (!listOfferedStatuses(userType).includes(form.roleStatus))
    return { path: 'roleStatus', message: `You cannot set the status ${LIBRARY_STATUS_NAMES[form.roleStatus]}.` };
  if (!former && (form.sourceId === undefined || !SOURCES_FOR_NEW_ROLES.includes(form.sourceId)))
    return { path: 'sourceId', message: 'No roles can be added to this source.' };
  if (former && form.sourceId !== undefined && form.sourceId !== former.sourceId)
    return { path: 'sourceId', message: 'The source of a role cannot be changed.' };
  if (!saved.hasSubSector) return { path: 'subsectorId', message: 'This industry or function no longer exists.' };
  if (!place) return { path: 'functionId', message: 'This department or track no longer exists.' };
  if (place.subsectorId !== form.subsectorId)
    return { path: 'functionId', message: 'This department or track belongs to another industry or function.' };
  if (!saved.hasLeadershipRole) return { path: 'leadershipRoleId', message: 'This leadership role no longer exists.' };
  return undefined;
};
