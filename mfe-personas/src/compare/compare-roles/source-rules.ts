import { type ProficiencyScheme, SourceId } from '@skills-architect/contracts/skills';

/** Sources whose skills have levels in several schemes, one of which is shown. */
const WITH_SCHEMES: readonly number[] = [SourceId.AiGenerated, SourceId.Atomic];
/** Default level count for staff. */
export const DEFAULT_LEVEL_COUNT = 5;

export interface SourceOptions {
  /** Source selected by the user, 0 for none; unknown ones are ignored. */
  selectedId: number;
  /** Sources the user may see, best first. */
  visibleIds: readonly number[];
  /** Sources that have roles. */
  idsWithRoles: readonly number[];
  /** Source of the preselected roles. */
  roleSourceId: number | undefined;
  /** Default source for staff. */
  defaultId: number | undefined;
}

/**
 * The source to compare: the selected one, else that of the roles shown, else the default. The staff default is Atomic
 * 1.1; when it has no roles the columns would be empty, so the first source with roles is used.
 */
export const chooseSource = ({
  selectedId,
  visibleIds,
  idsWithRoles,
  roleSourceId,
  defaultId,
}: SourceOptions): number | undefined => {
  if (visibleIds.includes(selectedId)) return selectedId;
  if (roleSourceId !== undefined && visibleIds.includes(roleSourceId)) return roleSourceId;
  if (defaultId !== undefined && idsWithRoles.includes(defaultId)) return defaultId;
  return visibleIds.find((id) => idsWithRoles.includes(id)) ?? defaultId ?? visibleIds[0];
};

/** The schemes to choose from; none if the source has only one. */
export const filterSchemes = (
  schemes: readonly ProficiencyScheme[],
  sourceId: number | undefined,
): ProficiencyScheme[] =>
  sourceId !== undefined && WITH_SCHEMES.includes(sourceId)
    ? schemes.filter((scheme) => scheme.sourceIds.includes(sourceId)).sort((a, b) => a.levelCount - b.levelCount)
    : [];

/** The level count to show: the selected one, otherwise the default, otherwise the first; 0 if there are none. */
export const chooseLevelCount = (
  schemes: readonly Pick<ProficiencyScheme, 'levelCount'>[],
  selectedCount: number,
  defaultCount: number,
): number => {
  const counts = schemes.map(({ levelCount }) => levelCount);
  return [selectedCount, defaultCount].find((count) => counts.includes(count)) ?? counts[0] ?? 0;
};
