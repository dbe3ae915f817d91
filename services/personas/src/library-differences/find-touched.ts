import type { Asker } from '../personas/role-names';
import type { ReviewDocument } from '../reviews/review-document';
import type { ReviewStores } from '../reviews/take-step';
import { readOldestSettled, readSettledGroups } from './read-settled';
import { changesAfter, type LibraryChanges, readLibraryChanges } from './release-changes';

/** Up to when changes of the library are settled for a persona: by its approval, or by a later decision on them. */
export const settledUntil = ({ approved, decidedUntil }: Pick<ReviewDocument, 'approved' | 'decidedUntil'>) =>
  decidedUntil ?? approved?.at;

interface Wanted {
  clientId: number;
  /** Only these personas. */
  ids?: readonly number[];
}
export interface TouchedPersonas {
  /** Ids of the approved personas whose role or skills were changed by releases since they were settled. */
  ids: number[];
  /** The releases since the first of these times. */
  changes: LibraryChanges;
}

const NO_CHANGES: LibraryChanges = { releases: [], isCompared: true };

const idsOf = (records: readonly { id: number }[]) => records.map(({ id }) => id);

/** Finds what releases have changed for the approved personas of a client. */
export const findTouched = async (stores: ReviewStores, wanted: Wanted, asker: Asker): Promise<TouchedPersonas> => {
  const { kit, personas, mappings, reviews } = stores;
  const { clientId, ids: wantedIds } = wanted;
  const ofWanted = { clientId, ...(wantedIds && { _id: { $in: [...wantedIds] } }) };
  const first = await readOldestSettled(reviews, ofWanted);
  if (!first) return { ids: [], changes: NO_CHANGES };
  const changes = await readLibraryChanges(kit, first, asker);
  const toChanged = changesAfter(changes);
  const releasedAt = changes.releases.map(({ at }) => at);
  // All personas that the same releases may have touched are looked up together.
  const groups = await readSettledGroups(reviews, ofWanted, releasedAt);
  const ofAlive = { ...ofWanted, deletedAt: null };
  const ids: number[] = [];
  for (const { until, ids: groupIds } of groups) {
    const { roles, skills } = toChanged(until);
    const [byRole, bySkill] = await Promise.all([
      roles.length ? personas.model.distinct('_id', { ...ofAlive, industryRoleId: { $in: idsOf(roles) } }) : [],
      skills.length ? mappings.model.distinct('_id', { ...ofAlive, 'rows.skillId': { $in: idsOf(skills) } }) : [],
    ]);
    const touched = new Set([...byRole, ...bySkill].map(Number));
    ids.push(...groupIds.filter((id) => touched.has(id)));
  }
  return { ids, changes };
};
