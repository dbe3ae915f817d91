import type { SubSector } from '@skills-architect/contracts/roles';
import type { Source } from '@skills-architect/contracts/skills';

/** What hangs on each other in the client form; sub-sectors are industries and functions alike. */
export interface Choice {
  sourceIds: readonly number[];
  subSectorIds: readonly number[];
}
type Known = Pick<Source, 'sourceId' | 'allowMultipleMappings'>;
type SourcedSubSector = Pick<SubSector, 'subsectorId' | 'sourceIds'>;

/** The sources once another one is chosen: one that stands alone drops the others, and is dropped by them. */
export const withSource = (chosen: readonly number[], added: number, sources: readonly Known[]): number[] => {
  const combines = (id: number) => sources.find(({ sourceId }) => sourceId === id)?.allowMultipleMappings ?? true;
  return combines(added) ? [...chosen.filter(combines), added] : [added];
};

/** The choice once a source was added: a single source begins with no industries and functions. */
export const sourceAdded = ({ sourceIds, subSectorIds }: Choice, added: number, sources: readonly Known[]): Choice => {
  const after = withSource(sourceIds, added, sources);
  return { sourceIds: after, subSectorIds: after.length === 1 ? [] : subSectorIds };
};

/** The choice with fewer sources: industries and functions stay as far as another source brings them. */
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

/** What a picker's new list of sources does to the choice. */
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

/** The industries and functions that the sources bring. */
export const filterBySource = <P extends SourcedSubSector>(
  subSectors: readonly P[],
  sourceIds: readonly number[],
): P[] => subSectors.filter((subSector) => subSector.sourceIds.some((id) => sourceIds.includes(id)));
