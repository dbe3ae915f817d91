import type { Asker } from '../personas/role-names';
import type { ReviewDocument } from '../reviews/review-document';
import type { ReviewStores } from '../reviews/take-step';
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

/** The approved personas, by the time up to which changes of the library are settled for them. */
const readSettled = async ({ reviews }: ReviewStores, { clientId, ids }: Wanted) => {
  const approved = { clientId, state: 'approved' as const, ...reviews.alive };
  const found = await reviews.model
    .find({ ...approved, ...(ids && { _id: { $in: [...ids] } }) }, { 'approved.at': 1, decidedUntil: 1 })
    .lean<Pick<ReviewDocument, '_id' | 'approved' | 'decidedUntil'>[]>();
  return found.flatMap((review) => {
    const until = settledUntil(review);
    return until ? [{ id: review._id, until }] : [];
  });
};

/** Finds what releases have changed for the approved personas of a client. */
export const findTouched = async (stores: ReviewStores, wanted: Wanted, asker: Asker): Promise<TouchedPersonas> => {
  const { kit, personas, mappings } = stores;
  const settled = await readSettled(stores, wanted);
  if (!settled.length) return { ids: [], changes: NO_CHANGES };
  const first = settled.map(({ until }) => until.getTime()).reduce((one, other) => Math.min(one, other));
  const changes = await readLibraryChanges(kit, new Date(first), asker);
  const toChanged = changesAfter(changes);
  // One query for all personas that the same releases may have touched.
  const groups = new Map<ReturnType<typeof toChanged>, number[]>();
  for (const { id, until } of settled) {
    const changed = toChanged(until);
    const group = groups.get(changed);
    if (group) group.push(id);
    else groups.set(changed, [id]);
  }
  const ids: number[] = [];
  for (const [{ roles, skills }, groupIds] of groups) {
    const ofGroup = { clientId: wanted.clientId, _id: { $in: groupIds }, deletedAt: null };
    const [byRole, bySkill] = await Promise.all([
      roles.length
        ? personas.model.distinct('_id', { ...ofGroup, industryRoleId: { $in: roles.map(({ id }) => id) } })
        : [],
      skills.length
        ? mappings.model.distinct('_id', { ...ofGroup, 'rows.skillId': { $in: skills.map(({ id }) => id) } })
        : [],
    ]);
    ids.push(...new Set([...byRole, ...bySkill].map(Number)));
  }
  return { ids, changes };
};
