import { type ProficiencyScheme, SourceId } from '@skills-architect/contracts/skills';

/** Sources whose skills have levels in several schemes, one of which is looked at. */
const WITH_SCHEMES: readonly number[] = [SourceId.AiGenerated, SourceId.Atomic];
/** The levels of the scheme that staff begin with. */
export const USUAL_LEVELS = 5;

export interface SourceQuestion {
  /** What the person chose, 0 for nothing; one that is not known counts as nothing. */
  asked: number;
  /** The sources a person may look at, best first. */
  known: readonly number[];
  /** Sources of which roles stand anywhere. */
  filled: readonly number[];
  /** The source of the roles that an address brings along. */
  ofRole: number | undefined;
  /** Where staff begin. */
  usual: number | undefined;
}

/**
 * Whose roles are compared: the source chosen, else that of the roles shown, else the usual one. Staff usually begin with
 * Atomic 1.1; a library that has no roles of it would show four empty columns, so the first source with roles stands in.
 */
export const chooseSource = ({ asked, known, filled, ofRole, usual }: SourceQuestion): number | undefined => {
  if (known.includes(asked)) return asked;
  if (ofRole !== undefined && known.includes(ofRole)) return ofRole;
  if (usual !== undefined && filled.includes(usual)) return usual;
  return known.find((id) => filled.includes(id)) ?? usual ?? known[0];
};

/** The schemes to choose from; none where a source has but one. */
export const filterSchemes = (
  schemes: readonly ProficiencyScheme[],
  sourceId: number | undefined,
): ProficiencyScheme[] =>
  sourceId !== undefined && WITH_SCHEMES.includes(sourceId)
    ? schemes.filter((scheme) => scheme.sourceIds.includes(sourceId)).sort((a, b) => a.levelCount - b.levelCount)
    : [];

/** The level count looked at: the one chosen, else the usual one, else the first; 0 where there is no choice. */
export const chooseLevelCount = (
  schemes: readonly Pick<ProficiencyScheme, 'levelCount'>[],
  asked: number,
  usual: number,
): number => {
  const counts = schemes.map(({ levelCount }) => levelCount);
  return [asked, usual].find((count) => counts.includes(count)) ?? counts[0] ?? 0;
};
