import { compareSubSectors, SUB_SECTOR_WORDS, type SubSector } from '@skills-architect/contracts/roles';
import { nameHint } from '../shown-name/name-hint';

interface NamedSource {
  sourceId: number;
  source: string;
}

interface SubSectorOption {
  value: number;
  label: string;
  hint: string | undefined;
  group: string;
}

/**
 * Options of a picker of industries and functions. Those of several sources are grouped by source, because their names
 * are alike: the own library first, which has the lowest ids, then imported ones. Those of one source are grouped by type.
 */
export const toSubSectorOptions = (
  subSectors: readonly SubSector[],
  sources: readonly NamedSource[],
): SubSectorOption[] => {
  const names = new Map(sources.map(({ sourceId, source }) => [sourceId, source]));
  const firstSource = ({ sourceIds }: SubSector) =>
    Math.min(...sourceIds.filter((id) => names.has(id)), Number.POSITIVE_INFINITY);
  const hasSeveral = new Set(subSectors.map(firstSource)).size > 1;
  const order = hasSeveral ? firstSource : () => 0;
  // Infinity (no known source) sorts last; Infinity - Infinity would be NaN.
  const compareSources = (a: SubSector, b: SubSector) => (order(a) === order(b) ? 0 : order(a) - order(b));
  return [...subSectors]
    .sort((a, b) => compareSources(a, b) || compareSubSectors(a, b))
    .map((subSector) => {
      const type = SUB_SECTOR_WORDS[subSector.subsectorTypeId].several;
      const source = names.get(firstSource(subSector)) ?? 'Other sources';
      return {
        value: subSector.subsectorId,
        label: subSector.subsector,
        hint: nameHint(subSector.subsectorLanguage),
        group: hasSeveral ? `${source}: ${type}` : type,
      };
    });
};
