import type { SubSector } from '@skills-architect/contracts/roles';
import type { Source } from '@skills-architect/contracts/skills';

/** Dependent fields of the client form; sub-sectors are both industries and functions. */
export interface Choice {
  sourceIds: readonly number[];
  subSectorIds: readonly number[];
}
type Known = Pick<Source, 'sourceId' | 'allowMultipleMappings'>;
type SourcedSubSector = Pick<SubSector, 'subsectorId' | 'sourceIds'>;

/** Adds a source; an exclusive one replaces the others, and is replaced by them. */
export const withSource = (chosen: readonly number[], added: number, sources: readonly Known[]): number[] => {
  const isCombinable = (id: number) => sources.find(({ sourceId }) => sourceId === id)?.allowMultipleMappings ?? true;
  return isCombinable(added) ? [...chosen.filter(isCombinable), added] : [added];
};

/** The choice after adding a source: a single source starts without industries and functions. */
export const sourceAdded = ({ sourceIds, subSectorIds }: Choice, added: number, sources: readonly Known[]): Choice => {
  const after = withSource(sourceIds, added, sources);
  return { sourceIds: after, subSectorIds: after.length === 1 ? [] : subSectorIds };
};

/** The choice after removing sources: industries and functions stay if another source provides them. */
export const sourcesLeft = (
  { subSectorIds }: Choice,
  left: readonly number[],
  subSectors: readonly SourcedSubSector[],
): Choice => ({
  sourceIds: left,
  subSectorIds: subSectorIds.filter((id) =>
    subSectors.some(({ subsectorId, sourceIds }) => subsectorId === id && sourceIds.some((one) => left.includes(one))),
  ),
});

/** Applies a picker's new source list to the choice. */
export const sourcesChosen = (
  before: Choice,
  after: readonly number[],
  known: { sources: readonly Known[]; subSectors: readonly SourcedSubSector[] },
): Choice => {
  const added = after.filter((id) => !before.sourceIds.includes(id));
  const remaining = before.sourceIds.filter((id) => after.includes(id));
  const left = remaining.length < before.sourceIds.length ? sourcesLeft(before, remaining, known.subSectors) : before;
  return added.reduce((choice, id) => sourceAdded(choice, id, known.sources), left);
};

/** What a new source list removes beyond the sources that the user deselected. */
export const removedByChange = (before: Choice, requested: readonly number[], after: Choice): Choice => ({
  sourceIds: before.sourceIds.filter((id) => requested.includes(id) && !after.sourceIds.includes(id)),
  subSectorIds: before.subSectorIds.filter((id) => !after.subSectorIds.includes(id)),
});

/** The industries and functions that the sources provide. */
export const filterBySource = <P extends SourcedSubSector>(
  subSectors: readonly P[],
  sourceIds: readonly number[],
): P[] => subSectors.filter((subSector) => subSector.sourceIds.some((id) => sourceIds.includes(id)));
