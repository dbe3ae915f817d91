import { type ProficiencyScheme, SourceId } from '@skills-architect/contracts/skills';

/** Sources whose skills have levels in several schemes, one of which is shown. */
const WITH_SCHEMES: readonly number[] = [SourceId.AiGenerated, SourceId.Atomic];
/** Default level count for staff. */
export const USUAL_LEVELS = 5;

export interface SourceQuestion {
  /** Source selected by the user, 0 for none; unknown ones are ignored. */
  asked: number;
  /** Sources the user may see, best first. */
  known: readonly number[];
  /** Sources that have roles. */
  filled: readonly number[];
  /** Source of the preselected roles. */
  ofRole: number | undefined;
  /** Default source for staff. */
  usual: number | undefined;
}

/**
 * The source to compare: the selected one, else that of the roles shown, else the default. The staff default is Atomic
 * 1.1; when it has no roles the columns would be empty, so the first source with roles is used.
 */
export const chooseSource = ({ asked, known, filled, ofRole, usual }: SourceQuestion): number | undefined => {
  if (known.includes(asked)) return asked;
  if (ofRole !== undefined && known.includes(ofRole)) return ofRole;
  if (usual !== undefined && filled.includes(usual)) return usual;
  return known.find((id) => filled.includes(id)) ?? usual ?? known[0];
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
  asked: number,
  usual: number,
): number => {
  const counts = schemes.map(({ levelCount }) => levelCount);
  return [asked, usual].find((count) => counts.includes(count)) ?? counts[0] ?? 0;
};
