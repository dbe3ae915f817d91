import type { QueryFilter } from 'mongoose';
import type { Snapshot } from '../reviews/snapshot';
import type { PersonaDocument } from './persona-document';
import { listedNames } from './role-names';
import type { PersonaStores } from './write-persona';

type Readers = Pick<PersonaStores, 'personas' | 'mappings' | 'names'>;

/** The roles among these that were deleted from the library: no screen shows them. None while the library is not reached. */
const deletedRoles = async (names: Readers['names'], roleIds: readonly number[]): Promise<number[]> => {
  if (!roleIds.length) return [];
  const withRoles = roleIds.map((industryRoleId) => ({ industryRoleId, leadershipRoleId: null }));
  const { roles } = await listedNames(names, withRoles);
  return roleIds.filter((roleId) => !roles.get(roleId));
};

/** Whether a persona has neither an industry role nor skills. */
export const isEmpty = async (
  names: Readers['names'],
  { industryRoleId, rows }: Pick<Snapshot, 'industryRoleId' | 'rows'>,
): Promise<boolean> =>
  rows.length === 0 && (industryRoleId === null || (await deletedRoles(names, [industryRoleId])).length > 0);

/** The number of these personas with neither an industry role nor skills. */
export const countEmpty = async (
  { personas, mappings, names }: Readers,
  filter: QueryFilter<PersonaDocument>,
): Promise<number> => {
  const roleIds = (await personas.model.distinct('industryRoleId', filter)).filter((roleId) => roleId !== null);
  const withoutRole = { industryRoleId: { $in: [null, ...(await deletedRoles(names, roleIds))] } };
  const unmatched = await personas.model.find({ $and: [filter, withoutRole] }, { _id: 1 }).lean();
  const ids = unmatched.map(({ _id }) => _id);
  if (!ids.length) return 0;
  const withSkills = { _id: { $in: ids }, 'rows.0': { $exists: true }, ...mappings.alive };
  return ids.length - (await mappings.model.countDocuments(withSkills));
};
