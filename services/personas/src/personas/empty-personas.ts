import type { QueryFilter } from 'mongoose';
import type { Snapshot } from '../reviews/snapshot';
import type { PersonaDocument } from './persona-document';
import type { PersonaStores } from './write-persona';

/** Whether a persona has neither an industry role nor skills. */
export const isEmpty = ({ industryRoleId, rows }: Pick<Snapshot, 'industryRoleId' | 'rows'>): boolean =>
  industryRoleId === null && rows.length === 0;

/** The number of these personas with neither an industry role nor skills. */
export const countEmpty = async (
  { personas, mappings }: Pick<PersonaStores, 'personas' | 'mappings'>,
  filter: QueryFilter<PersonaDocument>,
): Promise<number> => {
  const unmatched = await personas.model.find({ $and: [filter, { industryRoleId: null }] }, { _id: 1 }).lean();
  const ids = unmatched.map(({ _id }) => _id);
  if (!ids.length) return 0;
  const withSkills = { _id: { $in: ids }, 'rows.0': { $exists: true }, ...mappings.alive };
  return ids.length - (await mappings.model.countDocuments(withSkills));
};
