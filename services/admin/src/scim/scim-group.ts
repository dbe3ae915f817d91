import { fold, searchFields } from '@skills-architect/service-kit';
import * as z from 'zod';
import type { GroupDocument } from './group-document';
import { invalidValue } from './scim-errors';

/** Most members of a group. */
export const MAX_MEMBERS = 100_000;
const Text = z.string().trim().max(500);
const ScimGroup = z.object({
  displayName: Text.min(1),
  externalId: Text.optional(),
  members: z.array(z.looseObject({ value: Text.min(1), type: Text.optional() })).optional(),
});

/** Ids of groups differ from those of users, so that a group in a group is never taken for a user. */
export const toGroupId = (id: number) => `g${id}`;
/** The number in the id of a group; undefined when it is none. */
export const readGroupId = (id: string): number | undefined =>
  /^g[1-9]\d{0,14}$/.test(id) ? Number(id.slice(1)) : undefined;

/** The fields of a group from a group of SCIM; `members` is undefined when it does not say. */
export const readScimGroup = (resource: object) => {
  // The library's objects have getters of their own, which a copy does not have.
  const { displayName, externalId, members } = ScimGroup.parse(JSON.parse(JSON.stringify(resource)));
  const isGroup = members?.some(({ value, type }) => type?.toLowerCase() === 'group' || readGroupId(value));
  if (isGroup) throw invalidValue('members: Groups in groups are not supported. State their users.');
  const ids = members && [...new Set(members.map(({ value }) => value))];
  if (ids && ids.length > MAX_MEMBERS) throw invalidValue(`members: A group has at most ${MAX_MEMBERS} members.`);
  const nameKey = fold(displayName);
  return {
    fields: {
      displayName,
      ...searchFields(displayName),
      externalId: externalId || undefined,
      key: externalId ? `id ${externalId}` : `name ${nameKey}`,
    },
    members: ids,
  };
};

/** The version of a group for `ETag` and `If-Match`. */
export const versionOfGroup = ({ rev }: Pick<GroupDocument, 'rev'>) => `W/"${rev}"`;

/** A group as SCIM shows it. */
export const toScimGroup = (group: GroupDocument) => ({
  id: toGroupId(group._id),
  displayName: group.displayName,
  ...(group.externalId && { externalId: group.externalId }),
  members: group.members?.map((value) => ({ value, type: 'User' })),
  meta: {
    resourceType: 'Group',
    created: group.created.at.toISOString(),
    lastModified: group.updated.at.toISOString(),
    version: versionOfGroup(group),
  },
});
