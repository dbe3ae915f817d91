import { formatCount, formatNames, listNames } from '@skills-architect/contracts/locale';
import { type SubSector, SubSectorType } from '@skills-architect/contracts/roles';
import type { Source } from '@skills-architect/contracts/skills';
import { type Choice, findRemoved } from './source-rules';

interface Library {
  sources: readonly Pick<Source, 'sourceId' | 'source'>[];
  subSectors: readonly Pick<SubSector, 'subsectorId' | 'subsector' | 'subsectorTypeId'>[];
}

const MAX_NAMED = 5;

const describePart = (singular: string, plural: string, names: readonly string[]) =>
  names.length ? [`the ${names.length === 1 ? singular : plural} ${formatNames(names, MAX_NAMED)}`] : [];

/** Text about what choosing these sources removes; undefined when it removes nothing. */
export const describeDropped = (
  before: Choice,
  chosenIds: readonly number[],
  after: Choice,
  { sources, subSectors }: Library,
): string | undefined => {
  const dropped = findRemoved(before, chosenIds, after);
  const listSourceNames = (ids: readonly number[]) =>
    sources.filter(({ sourceId }) => ids.includes(sourceId)).map(({ source }) => source);
  const listSubSectorNames = (type: SubSectorType) =>
    subSectors
      .filter(
        ({ subsectorId, subsectorTypeId }) => subsectorTypeId === type && dropped.subSectorIds.includes(subsectorId),
      )
      .map(({ subsector }) => subsector);
  const parts = [
    ...describePart('source', 'sources', listSourceNames(dropped.sourceIds)),
    ...describePart('industry', 'industries', listSubSectorNames(SubSectorType.Industry)),
    ...describePart('function', 'functions', listSubSectorNames(SubSectorType.Function)),
  ];
  const unnamedCount = dropped.subSectorIds.filter((id) =>
    subSectors.every(({ subsectorId }) => subsectorId !== id),
  ).length;
  if (unnamedCount)
    parts.push(`${formatCount(unnamedCount, 'industry or function', 'industries or functions')} without a name`);
  if (!parts.length) return undefined;
  const added = listSourceNames(chosenIds.filter((id) => !before.sourceIds.includes(id)));
  const removed = listSourceNames(before.sourceIds.filter((id) => !chosenIds.includes(id)));
  const cause = added.length
    ? `Adding ${formatNames(added, MAX_NAMED)}`
    : `Removing ${formatNames(removed, MAX_NAMED)}`;
  return `${cause} drops ${listNames(parts)}.`;
};
