import { type SubSector, SubSectorType } from '@skills-architect/contracts/roles';
import type { Source } from '@skills-architect/contracts/skills';
import { formatNames } from '@skills-architect/portal-kit';
import { type Choice, removedByChange } from './source-rules';

interface Known {
  sources: readonly Pick<Source, 'sourceId' | 'source'>[];
  subSectors: readonly Pick<SubSector, 'subsectorId' | 'subsector' | 'subsectorTypeId'>[];
}

const MAX_NAMED = 5;
const list = new Intl.ListFormat('en-GB');

const part = (one: string, several: string, names: readonly string[]) =>
  names.length ? [`the ${names.length === 1 ? one : several} ${formatNames(names, MAX_NAMED)}`] : [];

/** Text about what choosing these sources removes; undefined when it removes nothing. */
export const dropText = (
  before: Choice,
  chosenIds: readonly number[],
  after: Choice,
  { sources, subSectors }: Known,
): string | undefined => {
  const dropped = removedByChange(before, chosenIds, after);
  const sourceNames = (ids: readonly number[]) =>
    sources.filter(({ sourceId }) => ids.includes(sourceId)).map(({ source }) => source);
  const placeNames = (type: SubSectorType) =>
    subSectors
      .filter(
        ({ subsectorId, subsectorTypeId }) => subsectorTypeId === type && dropped.subSectorIds.includes(subsectorId),
      )
      .map(({ subsector }) => subsector);
  const parts = [
    ...part('source', 'sources', sourceNames(dropped.sourceIds)),
    ...part('industry', 'industries', placeNames(SubSectorType.Industry)),
    ...part('function', 'functions', placeNames(SubSectorType.Function)),
  ];
  const unnamed = dropped.subSectorIds.filter((id) => subSectors.every(({ subsectorId }) => subsectorId !== id)).length;
  if (unnamed)
    parts.push(`${unnamed} ${unnamed === 1 ? 'industry or function' : 'industries or functions'} without a name`);
  if (!parts.length) return undefined;
  const added = sourceNames(chosenIds.filter((id) => !before.sourceIds.includes(id)));
  const removed = sourceNames(before.sourceIds.filter((id) => !chosenIds.includes(id)));
  const cause = added.length
    ? `Adding ${formatNames(added, MAX_NAMED)}`
    : `Removing ${formatNames(removed, MAX_NAMED)}`;
  return `${cause} drops ${list.format(parts)}.`;
};
