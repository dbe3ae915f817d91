import type { ProficiencyScheme } from '../skills/skill';

/** How many levels a client works with whose sources say nothing of it. */
const USUAL_LEVELS = 5;

export interface ClientScheme {
  /** Empty when the sources name no scheme. */
  schemeName: string;
  levelCount: number;
}

type Scheme = Pick<ProficiencyScheme, 'schemeName' | 'levelCount' | 'sourceIds'>;

/**
 * The proficiency scheme that follows from a client's sources: the first one in the library's order that all of them
 * use. Sources without any scheme take what the others say; sources that share none leave it at five levels.
 */
export const schemeOfSources = (sourceIds: readonly number[], schemes: readonly Scheme[]): ClientScheme => {
  const speaking = sourceIds.filter((id) => schemes.some((scheme) => scheme.sourceIds.includes(id)));
  const shared = schemes.find((scheme) => speaking.every((id) => scheme.sourceIds.includes(id)));
  if (!speaking.length || !shared) return { schemeName: '', levelCount: USUAL_LEVELS };
  return { schemeName: shared.schemeName, levelCount: shared.levelCount };
};
