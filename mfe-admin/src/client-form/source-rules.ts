import type { SubSector } from '@skills-architect/contracts/roles';
import type { Source } from '@skills-architect/contracts/skills';

/** Dependent fields of the client form; sub-sectors are both industries and functions. */
export interface Choice {
  sourceIds: readonly number[];
  subSectorIds: readonly number[];
}
type KnownSource = Pick<Source, 'sourceId' | 'allowMultipleMappings'>;
type SourcedSubSector = Pick<SubSector, 'subsectorId' | 'sourceIds'>;

/** Adds a source; an exclusive one replaces the others, and is replaced by them. */
export const addSource = (chosen: readonly number[], added: number, sources: readonly KnownSource[]): number[] => {
  const isCombinable = (id: number) => sources.find(({ sourceId }) => sourceId === id)?.allowMultipleMappings ?? true;
  return isCombinable(added) ? [...chosen.filter(isCombinable), added] : [added];
};

/** The choice after adding a source: a single source starts without industries and functions. */
export const applyAddedSource = (
  { sourceIds, subSectorIds }: Choice,
  added: number,
  sources: readonly KnownSource[],
): Choice => {
  const after = addSource(sourceIds, added, sources);
  return { sourceIds: after, subSectorIds: after.length === 1 ? [] : subSectorIds };
};

/** The choice after removing sources: industries and functions stay if another source provides them. */
export const removeSources = (
  { subSectorIds }: Choice,
  remaining: readonly number[],
  subSectors: readonly SourcedSubSector[],
): Choice => ({
  sourceIds: remaining,
  subSectorIds: subSectorIds.filter((id) =>
    subSectors.some(
      ({ subsectorId, sourceIds }) => subsectorId === id && sourceIds.some((sourceId) => remaining.includes(sourceId)),
    ),
  ),
});

/** The choice after the user has changed the list of sources; see `removeSources` and `applyAddedSource`. */
export const applyChosenSources = (
  before: Choice,
  after: readonly number[],
  library: { sources: readonly KnownSource[]; subSectors: readonly SourcedSubSector[] },
): Choice => {
  const added = after.filter((id) => !before.sourceIds.includes(id));
  const remaining = before.sourceIds.filter((id) => after.includes(id));
  const afterRemoval =
    remaining.length < before.sourceIds.length ? removeSources(before, remaining, library.subSectors) : before;
  return added.reduce((choice, id) => applyAddedSource(choice, id, library.sources), afterRemoval);
};

/** What a new source list removes beyond the sources that the user deselected. */
export const findRemoved = (before: Choice, requested: readonly number[], after: Choice): Choice => ({
  sourceIds: before.sourceIds.filter((id) => requested.includes(id) && !after.sourceIds.includes(id)),
  subSectorIds: before.subSectorIds.filter((id) => !after.subSectorIds.includes(id)),
});

/** The industries and functions that the sources provide. */
export const filterBySource = <P extends SourcedSubSector>(
  subSectors: readonly P[],
  sourceIds: readonly number[],
): P[] => subSectors.filter((subSector) => subSector.sourceIds.some((id) => sourceIds.includes(id)));
