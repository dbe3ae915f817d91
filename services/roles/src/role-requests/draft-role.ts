import { joinWorkFunctions, SOURCES_FOR_NEW_ROLES } from '@skills-architect/contracts/roles';
import { LibraryStatus, SourceId } from '@skills-architect/contracts/skills';
import { rankedFields } from '@skills-architect/service-kit';
import type { RoleDocument } from '../industry-roles/role-document';

/** The source of a requested draft: a manually maintained one, if possible of the client. */
export const draftSource = (ofClient: readonly number[]): number =>
  SOURCES_FOR_NEW_ROLES.find((sourceId) => ofClient.includes(sourceId)) ?? SourceId.SkillsArchitect;

/** Unique key of the draft for an import row: a second request must not create a second draft. */
const requestKey = ({ rowId }: { rowId: number }) => `request ${rowId}`;

interface RequestedRole {
  roleName: string;
  roleDescription: string;
  tasks: readonly string[];
  sourceId: number;
  request: NonNullable<RoleDocument['request']>;
}

/** A draft without a place in the library and without skills; library staff add both. */
export const draftRole = ({ roleName, roleDescription, tasks, sourceId, request }: RequestedRole) => ({
  roleName,
  ...rankedFields(roleName, [], roleDescription),
  subsectorId: 0,
  functionId: 0,
  occupation: '',
  leadershipRoleId: 0,
  roleDescription,
  roleandResponsibilities: joinWorkFunctions([{ name: '', tasks: [...tasks] }]),
  sourceId,
  roleStatus: LibraryStatus.Draft,
  uniqueKey: requestKey(request),
  request,
});
