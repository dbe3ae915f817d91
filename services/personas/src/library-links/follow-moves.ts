import type { ClientSession } from 'mongoose';
import type { PersonaStores } from '../personas/write-persona';
import { linkedIds } from './linked-ids';
import { personaPlaces } from './persona-links';

interface WasDeleted {
  _id: number;
  deletedAt: Date | null;
}

/** Links per step; a persona has fewer. */
const BATCH_SIZE = 1000;

/**
 * Moves the skills and roles of restored personas as the merges since their deletion have moved those of others. The
 * writes belong to the merge, so that its undo takes them back too.
 */
export const followMoves = async (
  stores: Pick<PersonaStores, 'personas' | 'mappings' | 'reviews' | 'comments' | 'moves'>,
  restored: readonly WasDeleted[],
  { by, session }: { by: number; session: ClientSession },
): Promise<void> => {
  const deletions = restored.flatMap(({ deletedAt }) => deletedAt?.getTime() ?? []);
  if (!deletions.length) return;
  const linked = await linkedIds(
    stores,
    restored.map(({ _id }) => _id),
    session,
  );
  const moves = await stores.moves.follow(linked, new Date(Math.min(...deletions)), session);
  for (const { _id: changeSet, move, at } of moves) {
    const ids = restored.flatMap(({ _id, deletedAt }) => (deletedAt && deletedAt <= at ? _id : []));
    for (const place of personaPlaces(stores, ids))
      while ((await place.move(move, BATCH_SIZE, { by, changeSet, session })) === BATCH_SIZE);
  }
};
